import { fitWithin, type Size } from '../fitWithin';
import type { Thumbnail } from './api';

/** Where each of `cells` equal parts of `length` positions begins, and the end of the last one. */
const cellStarts = (length: number, cells: number): Uint16Array =>
  Uint16Array.from({ length: cells + 1 }, (_, cell) => Math.ceil((cell * length) / cells));

/** RGBA pixels, the longest side `side` at most: each is the mean of its area, colors weighted by alpha. */
export const shrink = (rgba: Uint8Array | Uint8ClampedArray, size: Size, side: number): Thumbnail => {
  const { width, height } = fitWithin(size, side);
  const columns = cellStarts(size.width, width);
  const rows = cellStarts(size.height, height);
  const thumbnail = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const [top = 0, bottom = 0] = rows.subarray(row, row + 2);
    for (let column = 0; column < width; column += 1) {
      const left = columns[column] ?? 0;
      const right = columns[column + 1] ?? 0;
      // Red, green and blue times alpha: at most 9 × 9 pixels of 255², which stays a small integer.
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let y = top; y < bottom; y += 1) {
        const end = (y * size.width + right) * 4;
        for (let at = (y * size.width + left) * 4; at < end; at += 4) {
          const weight = rgba[at + 3] ?? 0;
          red += (rgba[at] ?? 0) * weight;
          green += (rgba[at + 1] ?? 0) * weight;
          blue += (rgba[at + 2] ?? 0) * weight;
          alpha += weight;
        }
      }
      const cell = (row * width + column) * 4;
      if (alpha > 0) {
        // Rounded by Uint8ClampedArray itself.
        thumbnail[cell] = red / alpha;
        thumbnail[cell + 1] = green / alpha;
        thumbnail[cell + 2] = blue / alpha;
        thumbnail[cell + 3] = alpha / ((right - left) * (bottom - top));
      }
    }
  }
  return { width, height, rgba: thumbnail };
};
