import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../src/engine/engine';
import { EngineLimitError } from '../../../src/engine/engineErrors';
import { MAX_PIXELS } from '../../../src/engine/engineLimits';
import { ENGINES } from '../engines';
import { pixelsOf } from '../pixels';

describe.each(ENGINES)('$name summarizes pixels', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });
  const colorsOf = (rgba: Uint8Array) => [...engine.summarize(rgba).colors];
  const weightsOf = (rgba: Uint8Array) => [...engine.summarize(rgba).weights];

  it('counts every pixel of alpha 128 or more, and none below', () => {
    const rgba = pixelsOf([
      { color: 0xff0000, pixels: 3, alpha: 128 },
      { color: 0xff0000, pixels: 5, alpha: 127 },
      { color: 0x0000ff, pixels: 7, alpha: 0 },
    ]);
    expect(colorsOf(rgba)).toEqual([0xff0000]);
    expect(weightsOf(rgba)).toEqual([3]);
  });

  it.each([1, 2, 3, 4, 5, 7, 1021])('counts %i pixels', (pixels) => {
    expect(weightsOf(pixelsOf([{ color: 0x123456, pixels }]))).toEqual([pixels]);
  });

  it('lists cells in ascending order: red first, then green, then blue', () => {
    const rgba = pixelsOf([0xff0000, 0x000001, 0x00ff00, 0x000008].map((color) => ({ color, pixels: 1 })));
    expect(colorsOf(rgba)).toEqual([0x000001, 0x000008, 0x00ff00, 0xff0000]);
  });

  it('gives a mixed cell the mean of its pixels, halves rounded up', () => {
    const rgba = pixelsOf([
      { color: 0x000000, pixels: 1 },
      { color: 0x070503, pixels: 1 },
    ]);
    expect(colorsOf(rgba)).toEqual([0x040302]);
  });

  it('gives a cell the exact color that fills more than half of it in flat runs', () => {
    const rgba = pixelsOf([
      { color: 0x0d9488, pixels: 8 },
      { color: 0x0f9088, pixels: 1 },
      { color: 0x089088, pixels: 6 },
    ]);
    expect(colorsOf(rgba)).toEqual([0x0d9488]);
  });

  it('finds that color also when others of its cell come first', () => {
    const rgba = pixelsOf([
      { color: 0xf8f8f8, pixels: 400 },
      { color: 0xfafafa, pixels: 480 },
      { color: 0xf8f8f8, pixels: 40 },
    ]);
    expect(colorsOf(rgba)).toEqual([0xfafafa]);
  });

  it('keeps the mean where no color fills more than half', () => {
    const rgba = pixelsOf([
      { color: 0x000000, pixels: 4 },
      { color: 0x020202, pixels: 4 },
    ]);
    expect(colorsOf(rgba)).toEqual([0x010101]);
  });

  it('gives an empty summary for no pixels and for transparent ones', () => {
    expect(colorsOf(new Uint8Array(0))).toEqual([]);
    expect(colorsOf(pixelsOf([{ color: 0xffffff, pixels: 9, alpha: 0 }]))).toEqual([]);
  });

  it('reads bytes that start anywhere in their buffer', () => {
    const rgba = pixelsOf([{ color: 0x336699, pixels: 9 }]);
    const shifted = new Uint8Array(rgba.length + 3);
    shifted.set(rgba, 3);
    expect(colorsOf(shifted.subarray(3))).toEqual([0x336699]);
  });

  it('refuses more pixels than its sums can hold, and goes on', () => {
    const tooMany = { length: (MAX_PIXELS + 1) * 4 } as Uint8Array;
    expect(() => engine.summarize(tooMany)).toThrow(EngineLimitError);
    expect(colorsOf(pixelsOf([{ color: 0x336699, pixels: 4 }]))).toEqual([0x336699]);
  });
});
