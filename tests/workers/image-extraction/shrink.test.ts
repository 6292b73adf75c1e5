import { describe, expect, it } from 'vitest';
import { shrink } from '../../../workers/image-extraction/shrink';

const rgba = (...pixels: readonly (readonly [number, number, number, number])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(pixels.flat());

describe('shrink', () => {
  it('keeps the pixels of a picture that is small enough', () => {
    const pixels = rgba([1, 2, 3, 255], [4, 5, 6, 200]);
    expect(shrink(pixels, { width: 2, height: 1 }, 96)).toEqual({ width: 2, height: 1, rgba: pixels });
  });

  it('takes the mean of each area, at most so many pixels on the longest side', () => {
    // Two columns per cell: 10 and 20, 30 and 40, …
    const row = Array.from({ length: 192 }, (_, x) => [x + 1, 0, 255, 255] as const);
    const thumbnail = shrink(rgba(...row), { width: 192, height: 1 }, 96);
    expect([thumbnail.width, thumbnail.height]).toEqual([96, 1]);
    // (1 + 2) / 2 = 1.5 is rounded to the even neighbor, as is (3 + 4) / 2 = 3.5.
    expect(Array.from(thumbnail.rgba.subarray(0, 8))).toEqual([2, 0, 255, 255, 4, 0, 255, 255]);
  });

  it('counts every pixel of a picture that does not divide evenly once', () => {
    const width = 250;
    const height = 100;
    const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
    pixels.fill(0, 0, width * 4 * 50);
    const thumbnail = shrink(pixels, { width, height }, 96);
    expect([thumbnail.width, thumbnail.height]).toEqual([96, 38]);
    const alphas = Array.from({ length: 38 }, (_, y) => thumbnail.rgba[(y * 96 + 40) * 4 + 3]);
    expect(alphas).toEqual([
      ...Array.from({ length: 19 }, () => 0),
      ...Array.from({ length: 19 }, () => 255),
    ]);
  });

  it('does not mix the hidden color of transparent pixels into an area', () => {
    const row = Array.from({ length: 192 }, (_, x) => (x % 2 ? [255, 0, 0, 0] : [0, 0, 255, 255]) as never);
    const thumbnail = shrink(rgba(...row), { width: 192, height: 1 }, 96);
    expect(Array.from(thumbnail.rgba.subarray(0, 4))).toEqual([0, 0, 255, 128]);
  });

  it('leaves an area that is wholly transparent empty', () => {
    expect(Array.from(shrink(rgba([255, 0, 0, 0]), { width: 1, height: 1 }, 96).rgba)).toEqual([0, 0, 0, 0]);
  });
});
