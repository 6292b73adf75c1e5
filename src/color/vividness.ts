import { chromaInGamut } from './gamut';
import type { Oklch } from './types';

/**
 * The part of the maximum chroma that counts as fully vivid: a mid-tone blue or violet looks vivid at three quarters,
 * while its pale and deep shades at that part would look grayed.
 */
export const FULLY_VIVID = 0.75;

/** Chroma relative to the sRGB maximum at that lightness and hue, 0–1: equal values look equally vivid. */
export const vividnessOf = ({ okL, okC, okH }: Oklch): number => {
  const most = chromaInGamut(okL, okH);
  return most > 0 ? Math.min(1, okC / (FULLY_VIVID * most)) : 0;
};
