import { hexToPacked } from '../../../color/hex';

declare global {
  /** The browser's own eyedropper, where it has one; TypeScript has no types of it. */
  var EyeDropper: (new () => { open: () => Promise<{ readonly sRGBHex: string }> }) | undefined;
}

export const canPickFromScreen = (): boolean => globalThis.EyeDropper !== undefined;

/** 0xRRGGBB of a color anywhere on the screen; null when it was called off. */
export const pickFromScreen = async (): Promise<number | null> => {
  if (!globalThis.EyeDropper) return null;
  try {
    const { sRGBHex } = await new globalThis.EyeDropper().open();
    return hexToPacked(sRGBHex);
  } catch {
    // Escape.
    return null;
  }
};
