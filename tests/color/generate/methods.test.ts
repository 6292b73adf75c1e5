import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaEOk } from '../../../src/color/distance';
import { METHODS, type MethodKind } from '../../../src/color/generate/methodRules';
import { generateByMethod, METHOD_MIN_DISTANCE } from '../../../src/color/generate/methods';
import { rgbToOklab, rgbToOklch } from '../../../src/color/oklab';
import type { Palette } from '../../../src/color/types';
import { anyPalette, anySeed, hexes, keptLocked, palette, seededRandom } from './samples';

const MINUTE_MS = 60_000;
const KINDS = Object.keys(METHODS) as MethodKind[];
const NINE = palette(...'123456789'.split('').map((digit) => digit.repeat(6)));

/** 1,000 palettes of all sizes by the method. */
const runs = (kind: MethodKind): Palette[] =>
  Array.from({ length: 1000 }, (_, seed) =>
    generateByMethod(kind, NINE.slice(0, 2 + (seed % 8)), [], seededRandom(seed)),
  );

const closest = (colors: Palette): number => {
  const labs = colors.map(({ rgb }) => rgbToOklab(rgb));
  return Math.min(...labs.flatMap((lab, i) => labs.slice(i + 1).map((other) => deltaEOk(lab, other))));
};

const turn = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

const RULES: Record<MethodKind, (index: number, count: number) => number> = {
  analogous: (index) => [0, 30, -30, 15, -15][index % 5] ?? 0,
  complementary: (index) => (index % 2) * 180,
  triad: (index) => (index % 3) * 120,
  split: (index) => [0, 150, 210][index % 3] ?? 0,
  monochrome: () => 0,
  pastel: (index, count) => (index * 360) / count,
  dark: (index, count) => (index * 360) / count,
};

/** How far the hues lie from where the rule puts them, any two of them compared. */
const hueOff = (kind: MethodKind, colors: Palette): number => {
  const bases = colors.map(({ rgb }, i) => rgbToOklch(rgb).okH - RULES[kind](i, colors.length));
  const around = bases.map((base) => turn(bases[0] ?? 0, base));
  return Math.max(...around) - Math.min(...around);
};

describe.each(KINDS)('the method %s', (kind) => {
  it(
    'keeps any two colors apart, and the hues within 8 degrees of the rule, in 1,000 runs',
    { timeout: MINUTE_MS },
    () => {
      const made = runs(kind);
      expect(Math.min(...made.map(closest))).toBeGreaterThanOrEqual(METHOD_MIN_DISTANCE);
      expect(Math.max(...made.map((colors) => hueOff(kind, colors)))).toBeLessThanOrEqual(8);
      expect(made.map((colors) => colors.length)).toEqual(made.map((_, seed) => 2 + (seed % 8)));
    },
  );

  it('has its lightnesses at even steps, as much above them as below in one draw or another', () => {
    const [darkest, lightest] = METHODS[kind].lightness;
    const steps = [darkest, (darkest + lightest) / 2, lightest];
    const offs = Array.from({ length: 200 }, (_, seed) =>
      generateByMethod(kind, NINE.slice(0, 3), [], seededRandom(seed))
        .map(({ rgb }) => rgbToOklch(rgb).okL)
        .toSorted((p, q) => p - q)
        .map((okL, i) => okL - (steps[i] ?? NaN)),
    ).flat();
    // A hundredth at most, and what 8 bits round.
    expect(Math.max(...offs.map(Math.abs))).toBeLessThan(0.015);
    expect(offs.filter((off) => off < 0).length / offs.length).toBeGreaterThan(0.4);
    expect(offs.filter((off) => off > 0).length / offs.length).toBeGreaterThan(0.4);
  });

  it('keeps locked colors', () => {
    fc.assert(
      fc.property(
        anyPalette,
        fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
        anySeed,
        (before, locked, random) => {
          const after = generateByMethod(kind, before, locked, random);
          expect(after).toHaveLength(before.length);
          expect(keptLocked(before, after, locked)).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('methods', () => {
  it('are seven, named', () => {
    expect(Object.values(METHODS).map(({ label }) => label)).toEqual([
      'Analogous',
      'Complementary',
      'Triad',
      'Split',
      'Monochrome',
      'Pastel',
      'Dark',
    ]);
  });

  it('take the base hue from the first locked color that has one', () => {
    const before = palette('#808080', '#2B3FD6', '#FFFFFF', '#000000');
    const after = generateByMethod('monochrome', before, [true, true], seededRandom(3));
    const own = rgbToOklch({ r: 0x2b, g: 0x3f, b: 0xd6 }).okH;
    for (const { rgb } of after.slice(2))
      expect(Math.abs(turn(own, rgbToOklch(rgb).okH))).toBeLessThanOrEqual(8);
  });

  it('are light for pastel and dark for dark', () => {
    const lightness = (kind: MethodKind) =>
      generateByMethod(kind, NINE, [], seededRandom(1)).map(({ rgb }) => rgbToOklch(rgb).okL);
    expect(Math.min(...lightness('pastel'))).toBeGreaterThan(0.75);
    expect(Math.max(...lightness('dark'))).toBeLessThan(0.45);
  });

  it('give another palette for other numbers', () => {
    const [first, second] = [1, 2].map((seed) => generateByMethod('triad', NINE, [], seededRandom(seed)));
    expect(hexes(first ?? [])).not.toEqual(hexes(second ?? []));
  });
});
