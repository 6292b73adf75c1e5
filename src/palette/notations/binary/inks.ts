import type { Color } from '../../../color/types';
import { colorFromFractions, readColor } from '../values/readColor';

export const cmykToColor = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Color | null =>
  // Without the printer's profile this is a likeness, as in every tool that has none.
  colorFromFractions([c, m, y].map((ink) => (1 - ink) * (1 - k)));

export const hsbToColor = (h: number, s: number, b: number): Color | null =>
  readColor(`hwb(${h * 360} ${(1 - s) * b * 100}% ${(1 - b) * 100}%)`);

export const labToColor = (L: number, a: number, b: number): Color | null => readColor(`lab(${L} ${a} ${b})`);
