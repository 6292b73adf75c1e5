import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ColorSummary } from '../../src/engine/colorSummary';
import type { Engine, LabTuple, PackedRgb } from '../../src/engine/engine';
import { labOf, uniformOf } from '../../src/engine/reference/points';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { loadNodeEngine } from '../support/nodeEngine';
import { ENGINES } from './engines';
import { anyPixels } from './pixels';

const summaryOf = (rows: Readonly<Record<string, number>>): ColorSummary => {
  const colors = Object.keys(rows).map((hex) => Number.parseInt(hex.slice(1), 16));
  return { colors: Uint32Array.from(colors), weights: Uint32Array.from(Object.values(rows)) };
};
const distance = (p: PackedRgb, q: PackedRgb): number => {
  const [first, second] = [uniformOf(p), uniformOf(q)];
  return Math.hypot(...first.map((value, axis) => value - second[axis]!));
};
const labs = (...colors: PackedRgb[]): LabTuple[] => colors.map(labOf);

/** Grays from dark to light, most of them at one level. */
const wall = (level: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => {
      const gray = 100 + i;
      return [`#${gray.toString(16).repeat(3)}`, gray === level ? 900 : 1];
    }),
  );

describe.each(ENGINES)('colors moved to near medians by $name', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  it('meet what most pixels of a large area have', () => {
    const summary = summaryOf(wall(124));
    expect(engine.nearMedians(summary, [labs(0x7a7a7a)])).toEqual([[0x7c7c7c]]);
  });

  it('move by about ΔE00 15 at most, though most pixels lie farther', () => {
    // As many pixels of each gray, so that no tone is denser than another.
    const grays = Array.from({ length: 120 }, (_, i) => [`#${(100 + i).toString(16).repeat(3)}`, 1] as const);
    const [[moved = 0] = []] = engine.nearMedians(summaryOf(Object.fromEntries(grays)), [labs(0x646464)]);
    expect(distance(moved, 0x646464)).toBeGreaterThan(14.5);
    expect(distance(moved, 0x646464)).toBeLessThan(15.5);
  });

  it('stay what they are where the way to most pixels ends between both, at a blend that hardly occurs', () => {
    // A tenth of the picture is green, the rest gray; single pixels are blends of the two.
    const blends = Array.from({ length: 19 }, (_, i) => {
      const mix = (from: number, to: number) =>
        Math.round(from + ((to - from) * (i + 1)) / 20)
          .toString(16)
          .padStart(2, '0');
      return [`#${mix(0x33, 0x84)}${mix(0xba, 0x89)}${mix(0x55, 0x7d)}`, 1] as const;
    });
    const summary = summaryOf({ ...Object.fromEntries(blends), '#33ba55': 1000, '#84897d': 9000 });
    expect(engine.nearMedians(summary, [labs(0x33ba55)])).toEqual([[0x33ba55]]);
  });

  it('stay what they are where that blend is far from both, too', () => {
    // A tenth of the picture is dark, the rest bright; each gray between is a single pixel.
    const grays = Array.from(
      { length: 150 },
      (_, i) => [`#${(0x41 + i).toString(16).repeat(3)}`, 1] as const,
    );
    const summary = summaryOf({ ...Object.fromEntries(grays), '#404040': 1000, '#d8d8d8': 9000 });
    expect(distance(0x404040, 0xd8d8d8)).toBeGreaterThan(40);
    expect(engine.nearMedians(summary, [labs(0x404040)])).toEqual([[0x404040]]);
  });

  it('leave what stands for hardly anything where it is, whatever else is like it', () => {
    // A fiftieth of the picture is red, most of it paler than the red that was named.
    const summary = summaryOf({ '#808080': 9800, '#d32f2f': 20, '#c46a6a': 180 });
    expect(engine.nearMedians(summary, [labs(0x808080, 0xd32f2f)])).toEqual([[0x808080, 0xd32f2f]]);
  });

  it('move the further the more they stand for, and no further from an eighth of the picture on', () => {
    // Shades of gray, one for each step of ΔE00 1 or so, of which the darkest was named.
    const shades = Array.from({ length: 40 }, (_, i) => (0x40 + 3 * i) * 0x010101);
    const moveOf = (share: number): number => {
      const hexes = shades.map((color) => `#${color.toString(16).padStart(6, '0')}`);
      const weights = Object.fromEntries(hexes.map((hex) => [hex, Math.round(share * 1000)]));
      const summary = summaryOf({ ...weights, '#ffffff': Math.round((1 - share) * 40_000) });
      const [[moved = 0] = []] = engine.nearMedians(summary, [labs(shades[0] ?? 0, 0xffffff)]);
      return distance(moved, shades[0] ?? 0);
    };
    const moves = [0.02, 0.06, 0.1, 0.3].map(moveOf);
    expect(moves[0]).toBe(0);
    expect(moves).toEqual(moves.toSorted((p, q) => p - q));
    expect(new Set(moves).size).toBe(moves.length);
    expect(moveOf(0.5)).toBeCloseTo(moves.at(-1) ?? NaN, 6);
  });

  it('stay where they are strong colors, however much they stand for', () => {
    // A third of the picture is red, most of it in the shade.
    const summary = summaryOf({ '#808080': 6600, '#ff1010': 400, '#c01818': 3000 });
    expect(engine.nearMedians(summary, [labs(0x808080, 0xff1010)])).toEqual([[0x808080, 0xff1010]]);
  });

  it('keep the order of each palette, and name no color twice', () => {
    const summary = summaryOf({ '#101010': 10, '#f0f0f0': 10 });
    const palettes = [labs(0xf1f1f1, 0x111111), labs(0x111111, 0x121212), []];
    expect(engine.nearMedians(summary, palettes)).toEqual([[0xf0f0f0, 0x101010], [0x101010], []]);
  });
});

it('are the same in both engines, to the bit [G-17]', async () => {
  const wasm = await loadNodeEngine();
  const reference = createReferenceEngine();
  const anyPalette = fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(anyPixels(2000), fc.array(anyPalette, { maxLength: 3 }), (rgba, palettes) => {
      const summary = reference.summarize(rgba);
      fc.pre(summary.colors.length > 0);
      const spots = palettes.map((colors) => labs(...colors));
      expect(wasm.nearMedians(summary, spots)).toEqual(reference.nearMedians(summary, spots));
    }),
    { numRuns: 100 },
  );
});
