import { beforeAll, describe, expect, it } from 'vitest';
import { deltaE00 } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import { randomInt } from '../../src/color/random';
import { clusterPalettes } from '../../src/engine/clusterPalette';
import { CENTER_STRIDE, MAX_CENTERS, type ClusterSteps } from '../../src/engine/clusterSteps';
import type { Engine, PaletteEntry } from '../../src/engine/engine';
import { createXorshift } from '../../src/engine/xorshift';
import { ENGINES } from './engines';
import { noisePixels, pixelsOf } from './pixels';
import { NO_PLACES } from './noPlaces';

const toLab = (color: number) => rgbToLab({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });

/** Largest difference of a channel. */
const levelsApart = (p: number, q: number): number =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((p >>> shift) & 255) - ((q >>> shift) & 255))));

const nearestLevels = (palette: readonly PaletteEntry[], color: number): number =>
  Math.min(...palette.map(({ rgb }) => levelsApart(rgb, color)));

/** A wall of gray noise with two small accents. */
const accents = (): Uint8Array => {
  const random = createXorshift(4);
  const runs = Array.from({ length: 9000 }, () => ({
    color: 0x010101 * randomInt(random, 110, 145),
    pixels: 1,
  }));
  runs.push({ color: 0xd01818, pixels: 500 }, { color: 0x1838d0, pixels: 500 });
  return pixelsOf(runs);
};

describe.each(ENGINES)('$name clusters a palette', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });
  const palette = (rgba: Uint8Array, count = 5, variant = 0): PaletteEntry[] =>
    engine.clusterPalette(engine.summarize(rgba), { count, variant });

  it('makes several variants at once as one by one, in any order', () => {
    for (const rgba of [accents(), noisePixels(4000, 9), pixelsOf([{ color: 0x102030, pixels: 8 }])]) {
      const summary = engine.summarize(rgba);
      const variants = [3, 0, 1, 102];
      const together = engine.clusterPalettes(summary, { count: 5, variants });
      expect(together).toEqual(
        variants.map((variant) => engine.clusterPalette(summary, { count: 5, variant })),
      );
    }
  });

  it('finds accents of 5 % beside 90 % of gray', () => {
    for (const count of [4, 5, 9]) {
      expect(nearestLevels(palette(accents(), count), 0xd01818)).toBeLessThanOrEqual(3);
      expect(nearestLevels(palette(accents(), count), 0x1838d0)).toBeLessThanOrEqual(3);
    }
  });

  it('keeps the exact color of a flat area that is drawn with soft edges', () => {
    const runs = Array.from({ length: 300 }, (_, i) => [
      { color: 0x0d9488, pixels: 24 },
      { color: [0x0f9589, 0x40a9a0, 0x9fd4cf, 0xe0f2f0][i % 4]!, pixels: 1 },
      { color: 0xffffff, pixels: 40 },
    ]).flat();
    const colors = palette(pixelsOf(runs), 3).map(({ rgb }) => rgb);
    expect(colors.slice(0, 2)).toEqual([0xffffff, 0x0d9488]);
  });

  it('gives the colors themselves, heaviest first, where there are no more than wanted', () => {
    const rgba = pixelsOf([
      { color: 0x336699, pixels: 20 },
      { color: 0xffcc00, pixels: 70 },
      { color: 0x112233, pixels: 10 },
    ]);
    expect(palette(rgba)).toEqual([
      { rgb: 0xffcc00, share: 0.7 },
      { rgb: 0x336699, share: 0.2 },
      { rgb: 0x112233, share: 0.1 },
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'gives %i different colors, shares falling and adding up to 1',
    (count) => {
      const entries = palette(noisePixels(30_000, 2), count);
      const shares = entries.map(({ share }) => share);
      expect(new Set(entries.map(({ rgb }) => rgb)).size).toBe(count);
      expect(shares).toEqual(shares.toSorted((p, q) => q - p));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    },
  );

  it('gives as many colors as wanted even where they hardly differ', () => {
    const grays = Array.from({ length: 12 }, (_, i) => ({ color: 0x010101 * (100 + 8 * i), pixels: 30 }));
    expect(new Set(palette(pixelsOf(grays), 9).map(({ rgb }) => rgb)).size).toBe(9);
  });

  it('gives the same palette every time, and another for every variant', () => {
    const rgba = noisePixels(30_000, 6);
    const variants = Array.from({ length: 7 }, (_, variant) => palette(rgba, 5, variant));
    expect(variants.map((_, variant) => palette(rgba, 5, variant))).toEqual(variants);
    expect(new Set(variants.map((entries) => JSON.stringify(entries))).size).toBe(7);
  });

  it('differs visibly in its variants from the canonical palette', () => {
    const rgba = noisePixels(30_000, 6);
    const canonical = palette(rgba).map(({ rgb }) => toLab(rgb));
    for (let variant = 1; variant < 7; variant++) {
      const moved = palette(rgba, 5, variant).map(({ rgb }) =>
        Math.min(...canonical.map((lab) => deltaE00(lab, toLab(rgb)))),
      );
      expect(Math.max(...moved)).toBeGreaterThan(5);
    }
  });

  it('gives nothing for a picture without a pixel', () => {
    expect(palette(new Uint8Array(0))).toEqual([]);
  });
});

describe.each(ENGINES)('$name divides a picture among colors', ({ load }) => {
  it('counts every pixel for its nearest color, in the order of the colors', async () => {
    const engine = await load();
    const summary = engine.summarize(
      pixelsOf([
        { color: 0xff0000, pixels: 10 },
        { color: 0xee1100, pixels: 20 },
        { color: 0x0000ff, pixels: 70 },
      ]),
    );
    expect(engine.shares(summary, [0x00ff00, 0xff0000, 0x0000ee])).toEqual([0, 0.3, 0.7]);
    expect(engine.shares(summary, [])).toEqual([]);
    expect(engine.shares(engine.summarize(new Uint8Array(0)), [0xff0000])).toEqual([0]);
  });
});

describe('a color of a palette', () => {
  const REAL = 0x0d9488;
  const CENTER = 0x000000;

  /** Clustering that ends so far (about ΔE00) from a color of the picture. */
  const endingAt = (distance: number): ClusterSteps => ({
    counts: { coarse: 1, fine: 2 },
    places: NO_PLACES,
    centers: new Float32Array(MAX_CENTERS * CENTER_STRIDE),
    seed: () => undefined,
    refine: () => 0,
    nearestCell: () => ({ cell: 0, distance }),
    countNearest: (colors) => Uint32Array.from(colors, () => 1),
  });

  // One ΔE00 is about the least difference that people see.
  it.each([
    ['is one of the picture where nobody sees a difference', 0.99, REAL],
    ['is the middle of its area where one is seen', 1.01, CENTER],
  ])('%s', (_, distance, expected) => {
    const summary = { colors: Uint32Array.of(REAL, 0xffffff), weights: Uint32Array.of(7, 3) };
    const [palette] = clusterPalettes(() => endingAt(distance), summary, { count: 1, variants: [0] });
    expect(palette).toEqual([{ rgb: expected, share: 1 }]);
  });
});
