import { fitWithin, type Size } from '../fitWithin';
import type { Thumbnail } from './api';

const MAX_SIDE = 96;

/** Which of `cells` equal parts each of `length` positions falls into. */
const cellIndexes = (length: number, cells: number): Uint16Array =>
  Uint16Array.from({ length }, (_, index) => Math.floor((index * cells) / length));

/** A small map of RGBA pixels: each of its pixels is the mean of its area, colours weighted by alpha. */
export const makeThumbnail = (rgba: Uint8Array | Uint8ClampedArray, size: Size): Thumbnail => {
  const { width, height } = fitWithin(size, MAX_SIDE);
  const columns = cellIndexes(size.width, width);
  const rows = cellIndexes(size.height, height);
  // Red, green and blue times alpha, then alpha, then pixels; at most 800 × 800 × 255² fits a double exactly.
  const sums = new Float64Array(width * height * 5);
  let source = 0;
  for (const row of rows) {
    for (const column of columns) {
      const sum = (row * width + column) * 5;
      const alpha = rgba[source + 3] ?? 0;
      sums[sum] = (sums[sum] ?? 0) + (rgba[source] ?? 0) * alpha;
      sums[sum + 1] = (sums[sum + 1] ?? 0) + (rgba[source + 1] ?? 0) * alpha;
      sums[sum + 2] = (sums[sum + 2] ?? 0) + (rgba[source + 2] ?? 0) * alpha;
      sums[sum + 3] = (sums[sum + 3] ?? 0) + alpha;
      sums[sum + 4] = (sums[sum + 4] ?? 0) + 1;
      source += 4;
    }
  }
  const mean = new Uint8ClampedArray(width * height * 4);
  for (let cell = 0; cell < width * height; cell += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0, pixels = 1] = sums.subarray(cell * 5, cell * 5 + 5);
    // Rounded by Uint8ClampedArray itself; a wholly transparent area stays zero.
    if (alpha > 0) mean.set([red / alpha, green / alpha, blue / alpha, alpha / pixels], cell * 4);
  }
  return { width, height, rgba: mean };
};
