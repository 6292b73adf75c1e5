import { beforeAll, describe, expect, it } from 'vitest';

import { CENTER_STRIDE } from '../../src/engine/clusterSteps';
import type { ColorSummary } from '../../src/engine/colorSummary';
import { moveToDenseTones } from '../../src/engine/denseTones';
import type { Engine, PackedRgb } from '../../src/engine/engine';
import { labOf, uniformOf } from '../../src/engine/reference/points';
import { createXorshift } from '../../src/engine/xorshift';
import { ENGINES } from './engines';

type Weights = ReadonlyMap<PackedRgb, number>;

const summaryOf = (weights: Weights): ColorSummary => ({
  colors: Uint32Array.from(weights.keys()),
  weights: Uint32Array.from(weights.values()),
});
const distance = (p: PackedRgb, q: PackedRgb): number => {
  const [first, second] = [uniformOf(p), uniformOf(q)];
  return Math.hypot(...first.map((value, axis) => value - second[axis]!));
};
const mix = (from: PackedRgb, to: PackedRgb, part: number): PackedRgb =>
  [16, 8, 0].reduce((rgb, shift) => {
    const [p, q] = [(from >> shift) & 255, (to >> shift) & 255];
    return rgb | (Math.round(p + (q - p) * part) << shift);
  }, 0);
const grayOf = (level: number): PackedRgb => level * 0x010101;

describe.each(ENGINES)('colors between tones, by $name', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });
  const named = (weights: Weights, ...spots: PackedRgb[]): PackedRgb[] =>
    engine.nearMedians(summaryOf(weights), [spots.map(labOf)])[0] ?? [];

  it('become the denser of two close ones, sixty pixels to forty, however little that is of the picture', () => {
    const [dense, other] = [0xd32f2f, 0xc85454];
    const between = mix(dense, other, 0.5);
    const weights = new Map([
      [0xffffff, 9_899],
      [dense, 60],
      [other, 40],
      [between, 1],
    ]);
    expect(named(weights, 0xffffff, between)).toEqual([0xffffff, dense]);
  });

  it('become the most frequent of three, whose median is none of them', () => {
    const [most, median] = [0x6e6e70, 0x85827f];
    expect(distance(most, median)).toBeGreaterThan(6);
    const weights = new Map([
      [most, 38],
      [0x988e80, 31],
      [0x8a8aa4, 31],
      [median, 1],
    ]);
    expect(named(weights, median)).toEqual([most]);
  });

  it('become the flat one, where wide soft edges lead from it to another color', () => {
    const [paper, blue] = [0xf6f6f4, 0x195df0];
    const edge = Array.from({ length: 40 }, (_, i) => [mix(paper, blue, (i + 1) / 41), 50] as const);
    const weights = new Map([[paper, 900], [blue, 400], ...edge]);
    expect(named(weights, mix(paper, blue, 0.06), blue)[0]).toBe(paper);
  });

  it('stay where they are in a range that is denser toward one side', () => {
    const range = Array.from({ length: 60 }, (_, i) => [grayOf(60 + i), 10 + Math.round(i / 3)] as const);
    const weights = new Map([...range, [0xffffff, 60_000]]);
    expect(named(weights, grayOf(80), 0xffffff)).toEqual([grayOf(80), 0xffffff]);
  });

  it('stay in the middle of one soft tone, whatever noise it has', () => {
    const middle = 0x8a7f70;
    const toneOf = (seed: number): PackedRgb => {
      const random = createXorshift(seed);
      const rgba = new Uint8ClampedArray(4 * 6000);
      for (let at = 0; at < rgba.length; at++) {
        // The sum of four is nearly normal, here with a deviation of eight codes.
        const wide = random() + random() + random() + random() - 2;
        rgba[at] = at % 4 === 3 ? 255 : ((middle >> (16 - 8 * (at % 4))) & 255) + wide * 14;
      }
      return engine.nearMedians(engine.summarize(rgba), [[labOf(middle)]])[0]?.[0] ?? 0;
    };
    for (const seed of [1, 2, 3, 4]) expect(distance(toneOf(seed), middle)).toBeLessThan(2.5);
  });

  it('keep their chroma: a paler tone is none that they are named for', () => {
    const color = 0x634c33;
    const nearTo = (tone: PackedRgb): PackedRgb | undefined => {
      expect(distance(color, tone)).toBeGreaterThan(3);
      expect(distance(color, tone)).toBeLessThan(4);
      const weights = new Map([
        [color, 5],
        [tone, 200],
        [0xffffff, 9_800],
      ]);
      return named(weights, color, 0xffffff)[0];
    };
    expect(nearTo(mix(color, 0x4e4e4e, 0.35))).toBe(color);
    const lighter = mix(color, 0x8a6b4a, 0.25);
    expect(nearTo(lighter)).toBe(lighter);
  });

  it('reach far where they are pale and fill much, and hardly where they are accents', () => {
    const [rare, dense] = [0x9a8f8a, 0x7f7a78];
    expect(distance(rare, dense)).toBeGreaterThan(6);
    const toneOf = (others: number): PackedRgb | undefined =>
      named(
        new Map([
          [rare, 1],
          [dense, 20],
          [mix(rare, dense, 0.5), 4],
          [0xffffff, others],
        ]),
        rare,
        0xffffff,
      )[0];
    expect(toneOf(20)).toBe(dense);
    expect(toneOf(4000)).not.toBe(dense);
  });
});

describe('a color beside a flat tone', () => {
  /** Where on the scale from black to white a color at 50 ends, of two tones there, the second one eight steps lighter. */
  const endOf = (own: number, lighter: number): number => {
    const none = new Float32Array(2);
    const centers = new Float32Array(CENTER_STRIDE);
    centers[0] = 50;
    const places = { l: Float32Array.of(50, 58), a: none, b: none };
    moveToDenseTones(places, Uint32Array.of(own, lighter), centers, [10]);
    return centers[0];
  };

  it('moves to it where it is 1.3 times as dense, and stays where it is less', () => {
    expect([endOf(100, 129), endOf(100, 130), endOf(100, 200)]).toEqual([50, 58, 58]);
  });
});
