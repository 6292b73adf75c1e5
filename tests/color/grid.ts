import type { Rgb } from '../../src/color/types';

/** The sRGB cube in steps of 15: 18³ colors, with its corners and its grays. */
export const SRGB_GRID: readonly Rgb[] = Array.from({ length: 18 ** 3 }, (_, i) => ({
  r: (i % 18) * 15,
  g: (Math.floor(i / 18) % 18) * 15,
  b: Math.floor(i / 324) * 15,
}));

/** The culori color of an 8-bit one. */
export const asCulori = ({ r, g, b }: Rgb) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 });

/** The largest difference between two lists of numbers. */
export const worst = (found: readonly number[], expected: readonly number[]): number => {
  if (found.length !== expected.length) return Infinity;
  return found.reduce((most, value, i) => {
    const off = Math.abs(value - (expected[i] ?? Infinity));
    return Number.isNaN(off) ? Infinity : Math.max(most, off);
  }, 0);
};
