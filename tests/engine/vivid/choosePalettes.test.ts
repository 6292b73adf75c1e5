import { beforeAll, describe, expect, it } from 'vitest';
import { choosePalettes, type PaletteOptions } from '../../../src/engine/choosePalettes';
import type { ColorSummary } from '../../../src/engine/colorSummary';
import type { Engine, PackedRgb, PictureColors } from '../../../src/engine/engine';
import type { Pixels } from '../../../src/engine/planes';
import { squaredDeltaE00, toSpot } from '../../../src/engine/reference/difference';
import { labOf } from '../../../src/engine/reference/points';
import { createReferenceEngine } from '../../../src/engine/referenceEngine';
import { createXorshift } from '../../../src/engine/xorshift';
import { loadNodeEngine } from '../../support/nodeEngine';
import { NO_PATCHES } from '../../support/noPatches';
import { paintPixels, withDisc } from '../paintedPixels';

const reference = createReferenceEngine();
let engine: Engine;

beforeAll(async () => {
  engine = await loadNodeEngine();
});

const colorsOf = (pixels: Pixels): PictureColors => ({
  summary: engine.summarize(pixels.rgba),
  patches: engine.findPatches(pixels),
  drawn: null,
});

const CANONICAL: PaletteOptions = { count: 5, style: 'vivid', variants: [0] };
const palette = (colors: PictureColors, options: Partial<PaletteOptions> = {}): PackedRgb[] =>
  choosePalettes(engine, colors, { ...CANONICAL, ...options })[0]!.map(({ rgb }) => rgb);

const difference = (p: PackedRgb, q: PackedRgb): number =>
  Math.sqrt(squaredDeltaE00(toSpot(labOf(p)), toSpot(labOf(q))));
const has = (colors: readonly PackedRgb[], wanted: PackedRgb): boolean =>
  colors.some((color) => difference(color, wanted) <= 12);

const RED = 0xd32f2f;

/** Meadow and sky, each with its shades and some noise, and a red balloon of 0.5 % of the picture. */
const meadow = (): Pixels => {
  const random = createXorshift(4);
  const shade = (base: PackedRgb, y: number): PackedRgb =>
    [16, 8, 0].reduce((sum, shift) => {
      const level = ((base >>> shift) & 255) + y * 0.4 + random() * 8 - 24;
      return sum | (Math.max(0, Math.min(255, Math.round(level))) << shift);
    }, 0);
  const land = (_: number, y: number): PackedRgb => shade(y < 80 ? 0x8fb8de : 0x5d8a3c, y % 80);
  return paintPixels(200, 160, withDisc(land, RED, 120, 50, 7));
};

/** Grays from dark to light in one soft slope. */
const slope = (): Pixels => paintPixels(200, 40, (x) => 0x010101 * (40 + x));

describe('choosePalettes', () => {
  it('names the small part that stands out, which the even palette passes over', () => {
    const colors = colorsOf(meadow());
    expect(has(palette(colors, { count: 3, style: 'vivid' }), RED)).toBe(true);
    expect(has(palette(colors, { count: 3, style: 'even' }), RED)).toBe(false);
  });

  it.each([2, 5, 9])('gives %i colors where the picture has as many, each of the picture', (count) => {
    for (const picture of [meadow(), slope()]) {
      const colors = colorsOf(picture);
      const found = palette(colors, { count });
      expect(new Set(found).size).toBe(count);
      expect(
        found.filter((color) => !colors.summary.colors.some((own) => difference(own, color) < 2)),
      ).toEqual([]);
    }
  });

  it('has no two colors under ΔE00 6 among those it names', () => {
    const found = palette(colorsOf(meadow()), { count: 3 });
    const pairs = found.flatMap((p, i) => found.slice(i + 1).map((q) => difference(p, q)));
    expect(Math.min(...pairs)).toBeGreaterThan(5);
  });

  it('is no longer for twins of its colors, which the noise of coding makes and nobody tells apart', () => {
    const inks = [0xd72727, 0x26da7f, 0xd926d9];
    // A level of noise in red or in blue, here and there.
    const noisy = paintPixels(90, 60, (x, y) => {
      const ink = inks[Math.floor(x / 30)]!;
      return (x + 7 * y) % 11 === 0 ? ink - 0x010000 : (x * y) % 13 === 0 ? ink + 1 : ink;
    });
    for (const count of [5, 9]) {
      const found = palette(colorsOf(noisy), { count });
      expect(found).toHaveLength(3);
      expect(inks.filter((ink) => !has(found, ink))).toEqual([]);
    }
  });

  it('has other good palettes, the same by the same number', () => {
    const colors = colorsOf(meadow());
    const variants = choosePalettes(engine, colors, { ...CANONICAL, variants: [0, 1, 2, 3, 4, 5, 1] });
    expect(variants[6]).toEqual(variants[1]);
    expect(new Set(variants.map((entries) => JSON.stringify(entries))).size).toBeGreaterThan(2);
  });

  it('measures the shares, which add up to 1, and puts the heaviest first', () => {
    const [entries = []] = choosePalettes(engine, colorsOf(meadow()), CANONICAL);
    const shares = entries.map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it('is the palette of the least mean difference where that is asked for', () => {
    const colors = colorsOf(meadow());
    expect(choosePalettes(engine, colors, { ...CANONICAL, style: 'even' })).toEqual(
      engine.clusterPalettes(colors.summary, { count: 5, variants: [0] }),
    );
  });

  it('gives the same in both engines', () => {
    const colors = colorsOf(meadow());
    const options = { ...CANONICAL, count: 9, variants: [0, 3] };
    expect(choosePalettes(reference, colors, options)).toEqual(choosePalettes(engine, colors, options));
  });
});

describe('choosePalettes of flat art', () => {
  const drawn: ColorSummary = {
    colors: Uint32Array.of(0x0044cc, 0xffcc00, 0xffffff),
    weights: Uint32Array.of(200, 100, 700),
  };
  // The blends of its edges are in the summary, and in nothing that is drawn.
  const summary: ColorSummary = {
    colors: Uint32Array.of(0x0044cc, 0x7fa1e5, 0xffcc00, 0xffe57f, 0xffffff),
    weights: Uint32Array.of(190, 20, 90, 20, 680),
  };
  const flat: PictureColors = { summary, patches: NO_PATCHES, drawn };

  it.each(['vivid', 'even'] as const)(
    'has only what was drawn, and says so by being shorter (%s)',
    (style) => {
      expect(palette(flat, { style })).toEqual([0xffffff, 0x0044cc, 0xffcc00]);
    },
  );

  it('chooses among what was drawn where fewer are wanted, and blends nothing', () => {
    const two = palette(flat, { count: 2 });
    expect(two).toHaveLength(2);
    expect([...drawn.colors]).toEqual(expect.arrayContaining(two));
  });
});
