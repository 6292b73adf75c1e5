import { packRgb } from './color';
import type { Color, Hex } from './types';

/** '#0D9488'. */
export const formatHex = ({ rgb }: Color): Hex =>
  `#${packRgb(rgb).toString(16).padStart(6, '0').toUpperCase()}`;

/** 'hsl(175, 84%, 32%)': the stored form. */
export const formatHsl = ({ hsl }: Color): string => `hsl(${hsl.h}, ${hsl.s}%, ${hsl.l}%)`;

/** 'rgb(13, 148, 136)'. */
export const formatRgb = ({ rgb }: Color): string => `rgb(${rgb.r}, ${rgb.g}, ${rgb.b})`;
