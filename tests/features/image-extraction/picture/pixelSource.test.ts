import { describe, expect, it } from 'vitest';

import { rasterSource } from '../../../../src/features/image-extraction/picture/pixelSource';
import { paintRaster } from '../paintRaster';

/** Each pixel is named by its place: 0xXXYY00. */
const source = rasterSource(paintRaster(6, 4, (x, y) => (x << 16) | (y << 8)));

const pixel = (column: number, row: number, at: number): number[] =>
  Array.from(source.square(column, row, 3).rgba.slice(at * 4, at * 4 + 4));

describe('a square of pixels', () => {
  it('has the one it is around in the middle', () => {
    expect(pixel(2, 1, 4)).toEqual([2, 1, 0, 255]);
    expect(pixel(2, 1, 0)).toEqual([1, 0, 0, 255]);
    expect(pixel(2, 1, 8)).toEqual([3, 2, 0, 255]);
  });

  it('is transparent beyond the edges of the picture', () => {
    expect(pixel(0, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(pixel(0, 0, 3)).toEqual([0, 0, 0, 0]);
    expect(pixel(0, 0, 4)).toEqual([0, 0, 0, 255]);
    expect(pixel(5, 3, 5)).toEqual([0, 0, 0, 0]);
    expect(pixel(5, 3, 7)).toEqual([0, 0, 0, 0]);
  });
});
