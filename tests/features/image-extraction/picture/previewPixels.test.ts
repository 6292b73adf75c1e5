import { describe, expect, it } from 'vitest';

import {
  cutPixels,
  pixelAt,
  thinPixels,
} from '../../../../src/features/image-extraction/picture/previewPixels';
import { paintRaster } from '../paintRaster';

describe('the pixel at a place', () => {
  const raster = paintRaster(4, 2, (x, y) => x * 16 + y);

  it('is told with the middle of it, at the edges too', () => {
    expect(pixelAt(raster, { x: 0.3, y: 0.6 })).toEqual({
      column: 1,
      row: 1,
      place: { x: 0.375, y: 0.75 },
      rgb: 17,
    });
    expect(pixelAt(raster, { x: 1, y: 1 }).rgb).toBe(49);
    expect(pixelAt(raster, { x: -0.1, y: 0 }).rgb).toBe(0);
  });

  it('has no color where the picture is transparent', () => {
    expect(
      pixelAt(
        paintRaster(1, 1, () => null),
        { x: 0.5, y: 0.5 },
      ).rgb,
    ).toBeNull();
  });
});

describe('cutting out', () => {
  it('gives the pixels of a part, and knows where each was', () => {
    const whole = paintRaster(8, 6, (x, y) => x * 16 + y);
    const { raster, toWhole } = cutPixels(whole, { x: 0.25, y: 0.5, width: 0.5, height: 0.4 });
    expect([raster.width, raster.height]).toEqual([4, 2]);
    expect(pixelAt(raster, { x: 0, y: 0 }).rgb).toBe(35);
    for (const place of [
      { x: 0.125, y: 0.25 },
      { x: 0.875, y: 0.75 },
    ]) {
      expect(pixelAt(whole, toWhole(place)).rgb).toBe(pixelAt(raster, place).rgb);
    }
  });
});

describe('thinning', () => {
  it('leaves a picture as it is that is small enough, and every place where it is', () => {
    const whole = paintRaster(7, 3, (x, y) => x * 16 + y);
    const { raster, toWhole } = thinPixels(whole, 7);
    expect(raster).toEqual(whole);
    expect(toWhole({ x: 0.1, y: 0.2 })).toEqual({ x: 0.1, y: 0.2 });
  });

  it('keeps pixels as they are, and knows where each was', () => {
    const whole = paintRaster(7, 3, (x, y) => x * 16 + y);
    const { raster, toWhole } = thinPixels(whole, 4);
    expect([raster.width, raster.height]).toEqual([4, 2]);
    for (const place of [
      { x: 0.1, y: 0.2 },
      { x: 0.6, y: 0.9 },
      { x: 1, y: 1 },
    ]) {
      expect(pixelAt(whole, toWhole(place)).rgb).toBe(pixelAt(raster, place).rgb);
    }
  });
});
