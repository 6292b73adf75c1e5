import { beforeAll, describe, expect, it } from 'vitest';
import { rgbToHsl } from '../../../src/color/convert';
import { deltaE00, weightedHslDistance } from '../../../src/color/distance';
import { rgbToLab } from '../../../src/color/lab';
import type { Hsl } from '../../../src/color/types';
import type { Engine } from '../../../src/engine/engine';
import { ENGINES } from '../engines';
import { noisePixels, pixelsOf } from '../pixels';

const toRgb = (color: number) => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });
const hslOf = (color: number): Hsl => rgbToHsl(toRgb(color));

const leastPair = (colors: Uint32Array, distance: (p: number, q: number) => number): number => {
  let least = Infinity;
  for (const [i, color] of colors.entries()) {
    for (const other of colors.subarray(0, i)) least = Math.min(least, distance(color, other));
  }
  return least;
};
const hslDistance = (p: number, q: number): number => weightedHslDistance(hslOf(p), hslOf(q));
const deltaE = (p: number, q: number): number => deltaE00(rgbToLab(toRgb(p)), rgbToLab(toRgb(q)));

describe.each(ENGINES)('$name samples swatches', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });
  const sample = (rgba: Uint8Array, target = 200, seed = 1): Uint32Array =>
    engine.sampleSwatches(engine.summarize(rgba), { target, seed });

  // A few muted colors: close in HSL, though the eye tells most of them apart.
  const channels = [112, 120, 128, 136, 144];
  const muted = pixelsOf(
    channels.flatMap((r) =>
      channels.flatMap((g) => channels.map((b) => ({ color: (r << 16) | (g << 8) | b, pixels: 2 }))),
    ),
  );

  it('finds 200 in a rich picture, none within 0.05 of another [X-11] [X-20]', () => {
    const swatches = sample(noisePixels(60_000, 3));
    expect(swatches).toHaveLength(200);
    expect(leastPair(swatches, hslDistance)).toBeGreaterThanOrEqual(0.05);
  });

  it('starts at 0.15: a few swatches of a rich picture lie at least so far apart [X-20]', () => {
    expect(leastPair(sample(noisePixels(60_000, 3), 20), hslDistance)).toBeGreaterThanOrEqual(0.15);
  });

  it('relaxes by 0.8, then by 0.9, and no earlier than it must [X-21]', () => {
    const steps = [0.15];
    for (let step = 0.12; step > 0.05; step *= 0.9) steps.push(step);
    const swatches = sample(noisePixels(60_000, 3));
    const candidates = engine.summarize(noisePixels(60_000, 3)).colors;
    for (const [i, step] of steps.entries()) {
      // As long as any color lies one level away from all taken, the level is not left.
      const next = swatches.findIndex((color, at) =>
        swatches.subarray(0, at).some((taken) => hslDistance(color, taken) < step),
      );
      if (next === -1) break;
      const before = swatches.subarray(0, next);
      const free = candidates.filter((color) => before.every((taken) => hslDistance(color, taken) >= step));
      expect([
        i,
        free.filter((color) => before.every((taken) => deltaE(color, taken) >= 2.1)).length,
      ]).toEqual([i, 0]);
    }
  });

  it('keeps every two swatches ΔE00 2 apart, also below the floor of 0.05', () => {
    const swatches = sample(muted);
    expect(leastPair(swatches, hslDistance)).toBeLessThan(0.05);
    expect(leastPair(swatches, deltaE)).toBeGreaterThanOrEqual(2);
  });

  it('leaves out no color that is apart by eye, when there are fewer than wanted', () => {
    const swatches = sample(muted);
    expect(swatches.length).toBeLessThan(200);
    for (const color of engine.summarize(muted).colors) {
      expect(Math.min(...[...swatches].map((taken) => deltaE(color, taken)))).toBeLessThan(2.1);
    }
  });

  it('reaches the one rare hue of a picture', () => {
    const rgba = pixelsOf([
      { color: 0x808080, pixels: 50_000 },
      { color: 0x3060c0, pixels: 9000 },
      { color: 0xff8800, pixels: 1 },
    ]);
    expect([...sample(rgba)].toSorted((p, q) => p - q)).toEqual([0x3060c0, 0x808080, 0xff8800]);
  });

  it('gives only colors of the summary, and none twice', () => {
    const rgba = noisePixels(3000, 9);
    const swatches = sample(rgba);
    const known = new Set(engine.summarize(rgba).colors);
    expect([...swatches].filter((color) => !known.has(color))).toEqual([]);
    expect(new Set(swatches).size).toBe(swatches.length);
  });

  it('gives the same swatches for the same seed, and others for another', () => {
    const rgba = noisePixels(20_000, 5);
    expect(sample(rgba, 200, 7)).toEqual(sample(rgba, 200, 7));
    expect(sample(rgba, 200, 7)).not.toEqual(sample(rgba, 200, 8));
  });

  it('gives as many as wanted, at most 1,024, and none of an empty picture', () => {
    expect(sample(noisePixels(20_000, 5), 9)).toHaveLength(9);
    expect(sample(noisePixels(20_000, 5), 0)).toHaveLength(0);
    expect(sample(noisePixels(40_000, 5), 5000).length).toBeLessThanOrEqual(1024);
    expect(sample(new Uint8Array(0))).toHaveLength(0);
  });

  it('takes hues in turn, so that the first swatches already differ', () => {
    const hues = [...sample(noisePixels(60_000, 3), 12)].map((color) => Math.trunc(hslOf(color).h / 5));
    expect(new Set(hues).size).toBeGreaterThan(8);
  });
});
