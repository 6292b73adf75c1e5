import { ALPHA } from '../../color/alpha';
import { alphaOf, blue, green, red } from './pixelWords';

/** Weight of a pixel by its alpha, in units of 1 / `ALPHA.whole`. */
export const weightOf = (pixel: number): number => {
  const alpha = alphaOf(pixel);
  return alpha < ALPHA.faint ? 0 : Math.min(alpha, ALPHA.whole);
};

export const isDark = (pixel: number): boolean =>
  Math.max(red(pixel), green(pixel), blue(pixel)) < ALPHA.darkest;

export const isShadow = (pixel: number): boolean => alphaOf(pixel) < ALPHA.whole && isDark(pixel);
