import type { Color } from '../../../color/types';
import { readColor } from '../values/readColor';

export const hsbToColor = (h: number, s: number, b: number): Color | null =>
  readColor(`hwb(${h * 360} ${(1 - s) * b * 100}% ${(1 - b) * 100}%)`);

export const labToColor = (L: number, a: number, b: number): Color | null => readColor(`lab(${L} ${a} ${b})`);
