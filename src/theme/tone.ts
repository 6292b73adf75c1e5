import { relativeLuminance } from '../color/contrast';
import { rgbToOklab } from '../color/oklab';
import type { Rgb } from '../color/types';
import type { EvenBy } from './theme';

/** The OKLab lightness of a gray is the cube root of its luminance. */
export const toneOfLuminance = (luminance: number): number => Math.cbrt(luminance);

/** See `Ladder`. */
export const toneOf = (rgb: Rgb, evenBy: EvenBy): number =>
  evenBy === 'lightness' ? rgbToOklab(rgb).okL : toneOfLuminance(relativeLuminance(rgb));
