import { beforeAll, describe, expect, it } from 'vitest';
import type { ColorSummary } from '../../../../../src/engine/colorSummary';
import type { Engine } from '../../../../../src/engine/engine';
import type { VideoColors } from '../../../../../workers/video-extraction/common/api';
import {
  distanceBetween,
  placeOf,
  TWIN,
} from '../../../../../workers/video-extraction/worker/palette/colorDistance';
import { framePalettes } from '../../../../../workers/video-extraction/worker/palette/framePalettes';
import {
  coarseSummary,
  reduceSummary,
} from '../../../../../workers/video-extraction/worker/palette/reduceSummary';
import { createSeededRandom } from '../../../../support/fakeServices';
import { loadNodeEngine } from '../../../../support/nodeEngine';
import { NO_PATCHES } from '../../../../support/noPatches';
import { difference, leastDifference } from './paintedFrames';

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

const colorsOf = (...colors: readonly number[]): VideoColors => ({
  summary: {
    colors: Uint32Array.from(colors),
    weights: Uint32Array.from(colors, (_, index) => 1000 - index),
  },
  patches: NO_PATCHES,
});

/** A picture of soft areas: patches of 40 colors with a little noise on each. */
const photograph = (): ColorSummary => {
  const random = createSeededRandom(7);
  const rgba = new Uint8ClampedArray(200 * 200 * 4);
  const patches = Array.from({ length: 40 }, () => [random() * 255, random() * 255, random() * 255]);
  for (let pixel = 0; pixel < 200 * 200; pixel += 1) {
    const patch = patches[Math.floor((pixel / (200 * 200)) * 40)] ?? [];
    patch.forEach((value, channel) => (rgba[pixel * 4 + channel] = value + random() * 20));
    rgba[pixel * 4 + 3] = 255;
  }
  return engine.summarize(rgba);
};

const keysOf = (palettes: readonly (readonly number[])[]): Set<string> =>
  new Set(palettes.map((palette) => palette.toSorted((a, b) => a - b).join()));

const colorsIn = (summary: ColorSummary): VideoColors => ({
  summary: reduceSummary(coarseSummary(summary)),
  patches: NO_PATCHES,
});
/** Whether nobody tells the color from one of the others. */
const isLike = (rgb: number, others: readonly number[]): boolean =>
  others.some((other) => distanceBetween(placeOf(rgb), placeOf(other)) < TWIN);
const palettesOf = (colors: VideoColors, round: number) => framePalettes(engine, colors, round).palettes;

describe('the palettes of a frame', () => {
  it('are six different ones of five colors, in every round [X-39]', () => {
    for (const round of [0, 1, 2, 9]) {
      const palettes = palettesOf(colorsIn(photograph()), round);
      expect(palettes.map((palette) => new Set(palette).size)).toEqual([5, 5, 5, 5, 5, 5]);
      expect(keysOf(palettes).size).toBe(6);
    }
  });

  it.each([
    ['one color', [0xff0000], 1],
    ['black', [0], 1],
    ['white', [0xffffff], 1],
    ['two colors', [0xff0000, 0x0000ff], 2],
    ['five colors', [0x102030, 0xff8800, 0x00aa55, 0xeeeeee, 0x8833cc], 5],
    ['two grays that nobody tells apart', [0x808080, 0x818080], 1],
  ])('are a single one of five colors where any other would be the same: %s', (_, colors, distinct) => {
    for (const round of [0, 1]) {
      const { palettes, named } = framePalettes(engine, colorsOf(...colors), round);
      expect(palettes.map((palette) => new Set(palette).size)).toEqual([5]);
      expect(named).toEqual(colors.slice(0, distinct));
      expect(palettes[0]?.slice(0, distinct)).toEqual(named);
    }
  });

  it('have no twins while the frame has other colors', () => {
    const grays = [0x303030, 0x505050, 0x757575, 0xa0a0a0, 0xc8c8c8, 0xf0f0f0];
    const twins = grays.flatMap((gray) => [gray, gray + 0x020202, gray - 0x020202]);
    for (const palette of palettesOf(colorsOf(...twins), 0)) {
      expect(leastDifference(palette)).toBeGreaterThan(5);
    }
  });

  it('know nothing of the frame before', () => {
    coarseSummary({ colors: Uint32Array.of(0x0d9488, 0xff0001), weights: Uint32Array.of(9, 5000) });
    const summary = { colors: Uint32Array.of(0xff0000), weights: Uint32Array.of(3) };
    expect(coarseSummary(summary)).toEqual(summary);
  });

  it('hold no color that is not within ΔE00 10 of the frame [X-39]', () => {
    const few = [[0x123456], [0xffff00, 0], [0], [0xffffff]].map((colors) => colorsOf(...colors));
    for (const colors of [colorsIn(photograph()), ...few]) {
      for (const palette of [0, 1].flatMap((round) => palettesOf(colors, round))) {
        for (const rgb of palette) {
          const nearest = Math.min(...Array.from(colors.summary.colors, (cell) => difference(rgb, cell)));
          expect(nearest).toBeLessThanOrEqual(10);
        }
      }
    }
  });

  it('have three colors in common at most, the frame having others', () => {
    for (const round of [0, 1]) {
      const palettes = palettesOf(colorsIn(photograph()), round);
      const shared = palettes.flatMap((palette, i) =>
        palettes.slice(0, i).map((other) => palette.filter((rgb) => isLike(rgb, other)).length),
      );
      expect(Math.max(...shared)).toBeLessThanOrEqual(3);
    }
  });

  it('are six also of a frame of few colors, which cannot keep so far apart', () => {
    const few = colorsOf(
      0xd0_20_20,
      0x20_a0_40,
      0x20_40_c0,
      0xf0_c0_20,
      0x80_30_90,
      0x30_c0_c0,
      0xf0_f0_f0,
      0x20_20_20,
    );
    for (const round of [0, 1, 2]) {
      const palettes = palettesOf(few, round);
      expect(keysOf(palettes).size).toBe(6);
      expect(palettes.map((palette) => new Set(palette).size)).toEqual([5, 5, 5, 5, 5, 5]);
    }
  });

  it('are new when they are made again', () => {
    const colors = colorsIn(photograph());
    const keys = keysOf(palettesOf(colors, 0));
    const again = palettesOf(colors, 1);
    expect([...keysOf(again)].filter((key) => keys.has(key))).toEqual([]);
  });
});

describe('the colors kept of a frame', () => {
  it('are at most 160 real ones, and stand for most of it', () => {
    const summary = photograph();
    const reduced = reduceSummary(coarseSummary(summary));
    expect(reduced.colors.length).toBeLessThanOrEqual(160);
    const real = new Set(summary.colors);
    expect(Array.from(reduced.colors).filter((rgb) => !real.has(rgb))).toEqual([]);
    const sum = (weights: Uint32Array): number => weights.reduce((total, weight) => total + weight, 0);
    expect(sum(reduced.weights) / sum(summary.weights)).toBeGreaterThan(0.8);
  });
});
