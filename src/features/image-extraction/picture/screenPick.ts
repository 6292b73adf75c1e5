import { hexToPacked } from '../../../color/hex';

declare global {
  /** The browser's EyeDropper API, if available; TypeScript has no types for it. */
  var EyeDropper: (new () => { open: () => Promise<{ readonly sRGBHex: string }> }) | undefined;
}

export const canPickFromScreen = (): boolean => globalThis.EyeDropper !== undefined;

/** A color anywhere on the screen as 0xRRGGBB; null if canceled. */
export const pickFromScreen = async (): Promise<number | null> => {
  if (!globalThis.EyeDropper) return null;
  try {
    const { sRGBHex } = await new globalThis.EyeDropper().open();
    return hexToPacked(sRGBHex);
  } catch {
    // Canceled with Escape.
    return null;
  }
};
