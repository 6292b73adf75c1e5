import { deltaEOk } from '../../color/distance';
import { rgbToOklab } from '../../color/oklab';
import type { Color } from '../../color/types';

/** A picture's pixels, RGBA. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

export type ColorReading = {
  /** Part of the picture nearest to this color, in percent; whole numbers, about 100 together. */
  readonly percent: number;
  /** A place of this color in percent of the width and height, well inside an area of it where there is one. */
  readonly pin: { readonly x: number; readonly y: number };
};

/** Pins keep this part of the width and height away from the edges, which the tile may cut off. */
const MARGIN = 0.14;
/** Pixels around a place that count towards its pin: a square of 11 × 11. */
const REACH = 5;

const nearestColors = ({ width, height, data }: Pixels, colors: readonly Color[]): Uint8Array => {
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

/** Where each color of a palette stands in a small picture, and how much of it each one holds. */
export const readColors = (pixels: Pixels, colors: readonly Color[]): ColorReading[] => {
  const { width, height } = pixels;
  const map = nearestColors(pixels, colors);
  const found = colors.map(() => ({ count: 0, best: -1, x: 0, y: 0 }));
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
  return found.map(({ count, x, y }) => ({
    percent: Math.round((count / map.length) * 100),
    pin: { x: ((x + 0.5) / width) * 100, y: ((y + 0.5) / height) * 100 },
  }));
};
