import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { deltaE00 } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import { EXTRACTION } from '../../src/domain/imageLimits';
import type { Engine } from '../../src/engine/engine';
import { SAMPLE_PHOTOS } from '../../src/samples/samples.data';
import { loadNodeEngine } from '../support/nodeEngine';

const ROOT = join(import.meta.dirname, '../..');
/** Vite serves an imported picture under its path from the root. */
const fileOf = (url: string): string => join(ROOT, url);

const readPixels = async (url: string, side: number): Promise<Uint8Array> => {
  const { data } = await sharp(fileOf(url))
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
};

describe('the built-in pictures', () => {
  it('fill the first page of the gallery', () => {
    expect(SAMPLE_PHOTOS.length).toBeGreaterThanOrEqual(EXTRACTION.galleryPageSize);
  });

  it('have ids and descriptions of their own', () => {
    for (const key of ['id', 'alt'] as const) {
      const texts = SAMPLE_PHOTOS.map((photo) => photo[key]);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  it('weigh at most five megabytes together', async () => {
    const files = SAMPLE_PHOTOS.flatMap(({ src }) => [src.original, src.medium]);
    const stats = await Promise.all(files.map((file) => stat(fileOf(file))));
    expect(stats.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(5_000_000);
  });
});

describe.each(SAMPLE_PHOTOS)('the picture $id', ({ src, width, height, colors }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadNodeEngine();
  });

  it('has the stated size, and a smaller copy of the same shape', async () => {
    const original = await sharp(fileOf(src.original)).metadata();
    expect(original).toMatchObject({ format: 'jpeg', width, height });
    const medium = await sharp(fileOf(src.medium)).metadata();
    // Twice the size that the gallery's rows give it, for screens of two pixels a CSS pixel.
    expect(medium.format).toBe('webp');
    expect(Math.max(medium.width / 640, medium.height / 360)).toBe(1);
    expect(medium.width / medium.height).toBeCloseTo(width / height, 2);
  });

  it('is loaded in less than 220 kilobytes', async () => {
    expect((await stat(fileOf(src.large))).size).toBeLessThanOrEqual(220_000);
  });

  it('shows each of its five listed colors', async () => {
    expect(colors).toHaveLength(5);
    const summary = engine.summarize(await readPixels(src.original, 400));
    const present = Array.from(summary.colors, (packed) =>
      rgbToLab({ r: packed >> 16, g: (packed >> 8) & 255, b: packed & 255 }),
    );
    for (const hex of colors) {
      const lab = rgbToLab(colorFromHex(hex).rgb);
      // A listed color is the median of its cluster, which need not be one of the picture's own.
      expect(Math.min(...present.map((other) => deltaE00(lab, other)))).toBeLessThan(5);
    }
  });

  it('gives all 200 swatches', async () => {
    const summary = engine.summarize(await readPixels(src.large, EXTRACTION.maxSide));
    const swatches = engine.sampleSwatches(summary, { target: EXTRACTION.swatchTarget, seed: 1 });
    expect(swatches).toHaveLength(EXTRACTION.swatchTarget);
  });
});
