import { chromaInGamut } from './gamut';
import type { Oklch } from './types';

/**
 * How much of the possible chroma looks like all of it: a middle blue or violet is vivid at three quarters, and its
 * pale and deep shades would look grayed at the same part.
 */
export const FULLY_VIVID = 0.75;

/** The part, 0–1, of the chroma that sRGB has at the color's lightness and hue; shades of one part look alike vivid. */
export const vividnessOf = ({ okL, okC, okH }: Oklch): number => {
  const most = chromaInGamut(okL, okH);
  return most > 0 ? Math.min(1, okC / (FULLY_VIVID * most)) : 0;
};
