import { labToRgb } from '../color/lab';
import type { PackedRgb } from './engine';
import { LIGHTNESS, STRETCH } from './tables';

/** Index of the first entry of the ascending table that is not below; its length if all are. */
const indexFrom = (uniform: number): number => {
  let [low, high] = [0, LIGHTNESS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (LIGHTNESS[middle]! < uniform) low = middle + 1;
    else high = middle;
  }
  return low;
};

const lightnessOf = (uniform: number): number => {
  const above = indexFrom(uniform);
  if (above === 0) return 0;
  if (above === LIGHTNESS.length) return 100;
  const low = LIGHTNESS[above - 1]!;
  return (above - 1 + (uniform - low) / (LIGHTNESS[above]! - low)) / 10;
};

/** Inverse of `uniformOf`, rounded to 8 bits. */
export const uniformToRgb = (l: number, u: number, v: number): PackedRgb => {
  const compressed = Math.hypot(u, v);
  const expand = compressed === 0 ? 1 : Math.expm1(0.045 * compressed) / 0.045 / compressed;
  const b = v * expand;
  let a = u * expand;
  // The stretch depends on the chroma before stretching, found by fixed-point iteration.
  for (let i = 0; i < 24; i++) a = (u * expand) / STRETCH[Math.round(Math.hypot(a, b) * 4)]!;
  const rgb = labToRgb({ L: lightnessOf(l), a, b });
  return (rgb.r << 16) | (rgb.g << 8) | rgb.b;
};
