import { rgbToLinear } from './convert';
import { LUMINANCE_WEIGHTS } from './linear';
import type { Rgb } from './types';

/** WCAG 2 relative luminance, 0 for black to 1 for white. */
export const relativeLuminance = (rgb: Rgb): number => {
  const { lr, lg, lb } = rgbToLinear(rgb);
  return LUMINANCE_WEIGHTS[0] * lr + LUMINANCE_WEIGHTS[1] * lg + LUMINANCE_WEIGHTS[2] * lb;
};

const ratio = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** WCAG 2 contrast ratio, 1 to 21, the same in both orders. */
export const contrastRatio = (a: Rgb, b: Rgb): number => ratio(relativeLuminance(a), relativeLuminance(b));

const DARK_INK = '#0B0B0D';
const LIGHT_INK = '#FFFFFF';
/** For the narrow band of mid-tones where neither the soft black nor white reaches 4.5 : 1. */
const BLACK_INK = '#000000';
const DARK_LUMINANCE = relativeLuminance({ r: 0x0b, g: 0x0b, b: 0x0d });

/** Soft black or white, whichever contrasts more, or else black: always at least 4.5 : 1. */
export const readableInk = (rgb: Rgb): typeof DARK_INK | typeof LIGHT_INK | typeof BLACK_INK => {
  const luminance = relativeLuminance(rgb);
  const onDark = ratio(luminance, DARK_LUMINANCE);
  const onLight = ratio(luminance, 1);
  if (Math.max(onDark, onLight) < 4.5) return BLACK_INK;
  return onDark >= onLight ? DARK_INK : LIGHT_INK;
};

/** '4.49', rounded down, so that a ratio never appears to reach a level it misses. */
export const formatRatio = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);
