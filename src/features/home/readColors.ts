import { deltaEOk } from '../../color/distance';
import { rgbToOklab } from '../../color/oklab';
import type { Color } from '../../color/types';

/** A picture's pixels, RGBA. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

export type ColorReading = {
  /** Part of the picture nearest to this color, in percent; whole numbers, 100 together. */
  readonly percent: number;
  /** A place well inside an area of this color, in percent of the width and height; null where only edges hold it. */
  readonly pin: { readonly x: number; readonly y: number } | null;
};

/** Pins keep this part of the width and height away from the edges, which the tile may cut off. */
const MARGIN = 0.14;
/** Pixels around a place that count towards its pin: a square of 11 × 11. */
const REACH = 5;

/** The index of the nearest color for every pixel. */
export const nearestColors = ({ width, height, data }: Pixels, colors: readonly Color[]): Uint8Array => {
  const labs = colors.map(({ rgb }) => rgbToOklab(rgb));
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [r = 0, g = 0, b = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    const lab = rgbToOklab({ r, g, b });
    const distances = labs.map((other) => deltaEOk(lab, other));
    return distances.indexOf(Math.min(...distances));
  });
};

/** How many pixels around (x, y) belong to `color`; pixels beyond the edge do not. */
const neighbors = (
  map: Uint8Array,
  { width, height }: Pixels,
  x: number,
  y: number,
  color: number,
): number => {
  let count = 0;
  for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v++)
    for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u++)
      if (map[v * width + u] === color) count++;
  return count;
};

/** Counts as whole percents that add up to 100: the largest remainders are rounded up. */
const wholePercents = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count) => (count / total) * 100);
  const missing = 100 - exact.reduce((sum, value) => sum + Math.floor(value), 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return exact.map((value, index) => Math.floor(value) + (roundedUp.has(index) ? 1 : 0));
};

/** Where each color of a palette stands in a small picture, and how much of it each one holds. */
export const readColors = (pixels: Pixels, colors: readonly Color[]): ColorReading[] => {
  const { width, height } = pixels;
  const map = nearestColors(pixels, colors);
  const found = colors.map(() => ({ count: 0, best: 0, x: 0, y: 0 }));
  map.forEach((color, pixel) => {
    const entry = found[color];
    if (!entry) return;
    const x = pixel % width;
    const y = (pixel - x) / width;
    entry.count++;
    const isInside = Math.min(x / width, 1 - x / width, y / height, 1 - y / height) >= MARGIN;
    const depth = isInside ? neighbors(map, pixels, x, y, color) : 0;
    if (depth > entry.best) Object.assign(entry, { best: depth, x, y });
  });
  const percents = wholePercents(found.map(({ count }) => count));
  return found.map(({ best, x, y }, index) => ({
    percent: percents[index] ?? 0,
    pin: best > 0 ? { x: ((x + 0.5) / width) * 100, y: ((y + 0.5) / height) * 100 } : null,
  }));
};
