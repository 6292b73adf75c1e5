import { beforeAll, describe, expect, it } from 'vitest';
import { colorFromPacked } from '../../../../../src/color/color';
import { deltaE00 } from '../../../../../src/color/distance';
import { rgbToLab } from '../../../../../src/color/lab';
import type { ColorSummary, Engine } from '../../../../../src/engine/engine';
import { palettesOf } from '../../../../../workers/video-extraction/worker/palette/framePalettes';
import { reduceSummary } from '../../../../../workers/video-extraction/worker/palette/reduceSummary';
import { createSeededRandom } from '../../../../support/fakeServices';
import { loadNodeEngine } from '../../../../support/nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

const labOf = (packed: number) => rgbToLab(colorFromPacked(packed).rgb);

const summaryOf = (...colors: readonly number[]): ColorSummary => ({
  colors: Uint32Array.from(colors),
  weights: Uint32Array.from(colors, (_, index) => 1000 - index),
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

describe('the palettes of a frame', () => {
  it.each([
    ['one color', summaryOf(0xff0000)],
    ['black', summaryOf(0)],
    ['white', summaryOf(0xffffff)],
    ['two colors', summaryOf(0xff0000, 0x0000ff)],
    ['five colors', summaryOf(0x102030, 0xff8800, 0x00aa55, 0xeeeeee, 0x8833cc)],
    ['two near greys', summaryOf(0x808080, 0x818080)],
  ])('are six different ones of five colors, in every round: %s', (_, summary) => {
    for (const round of [0, 1, 2, 9]) {
      const palettes = palettesOf(engine, summary, round);
      expect(palettes.map((palette) => new Set(palette).size)).toEqual([5, 5, 5, 5, 5, 5]);
      expect(keysOf(palettes).size).toBe(6);
    }
  });

  it('know nothing of the frame before', () => {
    reduceSummary({ colors: Uint32Array.of(0x0d9488, 0xff0001), weights: Uint32Array.of(9, 5000) });
    const summary = { colors: Uint32Array.of(0xff0000), weights: Uint32Array.of(3) };
    expect(reduceSummary(summary)).toEqual(summary);
  });

  it('hold no color that is not within ΔE00 10 of the frame [X-39]', () => {
    for (const summary of [photograph(), summaryOf(0x123456), summaryOf(0xffff00, 0)]) {
      for (const palette of [0, 1].flatMap((round) => palettesOf(engine, reduceSummary(summary), round))) {
        for (const rgb of palette) {
          const nearest = Math.min(
            ...Array.from(summary.colors, (cell) => deltaE00(labOf(rgb), labOf(cell))),
          );
          expect(nearest).toBeLessThanOrEqual(10);
        }
      }
    }
  });

  it('begin with the canonical one, and are new when they are made again', () => {
    const summary = photograph();
    const canonical = engine.clusterPalette(summary, { count: 5, variant: 0 }).map(({ rgb }) => rgb);
    const first = palettesOf(engine, reduceSummary(summary), 0, canonical);
    expect(first[0]).toEqual(canonical);
    const again = palettesOf(engine, reduceSummary(summary), 1);
    const keys = keysOf(first);
    expect([...keysOf(again)].filter((key) => keys.has(key))).toEqual([]);
  });
});

describe('the colors kept of a frame', () => {
  it('are at most 160 real ones, and stand for most of it', () => {
    const summary = photograph();
    const reduced = reduceSummary(summary);
    expect(reduced.colors.length).toBeLessThanOrEqual(160);
    const real = new Set(summary.colors);
    expect(Array.from(reduced.colors).filter((rgb) => !real.has(rgb))).toEqual([]);
    const sum = (weights: Uint32Array): number => weights.reduce((total, weight) => total + weight, 0);
    expect(sum(reduced.weights) / sum(summary.weights)).toBeGreaterThan(0.8);
  });
});
