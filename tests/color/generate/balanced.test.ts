import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaE00 } from '../../../src/color/distance';
import { BALANCED_MIN_DELTA, balancedPalette } from '../../../src/color/generate/balanced';
import { rgbToLab } from '../../../src/color/lab';
import { rgbToOklch } from '../../../src/color/oklab';
import type { Palette } from '../../../src/color/types';
import { anyPalette, anySeed, hexes, keptLocked, palette, seededRandom } from './samples';

const RUNS = { numRuns: 300 };

const lightnesses = (colors: Palette) => colors.map(({ rgb }) => rgbToOklch(rgb).okL);
const chromas = (colors: Palette) => colors.map(({ rgb }) => rgbToOklch(rgb).okC);

/** The smallest ΔE00 between any two. */
const closest = (colors: Palette): number => {
  const labs = colors.map(({ rgb }) => rgbToLab(rgb));
  return Math.min(...labs.flatMap((lab, i) => labs.slice(i + 1).map((other) => deltaE00(lab, other))));
};

describe('a balanced palette', () => {
  it('is good, whatever its size: dark to light, no two alike, never all gray', () => {
    fc.assert(
      fc.property(anyPalette, anySeed, (before, random) => {
        const made = balancedPalette(before, [], random);
        expect(made).toHaveLength(before.length);
        expect(Math.min(...lightnesses(made))).toBeLessThan(0.37);
        expect(Math.max(...lightnesses(made))).toBeGreaterThan(0.9);
        expect(closest(made)).toBeGreaterThanOrEqual(BALANCED_MIN_DELTA);
        // Two are a dark and a light one, where sRGB has little chroma for some hues.
        expect(Math.max(...chromas(made))).toBeGreaterThan(made.length > 2 ? 0.08 : 0.03);
      }),
      RUNS,
    );
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9])('holds no two of %i colors that are near each other', (size) => {
    const before = palette(...Array.from({ length: size }, () => '#808080'));
    const made = Array.from({ length: 150 }, (_, seed) => balancedPalette(before, [], seededRandom(seed)));
    expect(Math.min(...made.map(closest))).toBeGreaterThanOrEqual(BALANCED_MIN_DELTA);
  });

  it('has one color that stands out among five, and quiet grounds', () => {
    fc.assert(
      fc.property(anySeed, (random) => {
        const made = balancedPalette(
          palette(...'12345'.split('').map((digit) => digit.repeat(6))),
          [],
          random,
        );
        const byLightness = made.toSorted((a, b) => rgbToOklch(a.rgb).okL - rgbToOklch(b.rgb).okL);
        const [dark = 0, , , , light = 0] = chromas(byLightness);
        expect(Math.max(...chromas(made))).toBeGreaterThan(0.1);
        expect(Math.max(dark, light)).toBeLessThan(0.12);
      }),
      RUNS,
    );
  });

  it('keeps locked colors, and takes its hue from the first that has one', () => {
    fc.assert(
      fc.property(
        anyPalette,
        fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
        anySeed,
        (before, locked, random) => {
          const after = balancedPalette(before, locked, random);
          expect(after).toHaveLength(before.length);
          expect(keptLocked(before, after, locked)).toBe(true);
        },
      ),
      RUNS,
    );
    const blue = palette('#808080', '#2B3FD6', '#FFFFFF', '#111111', '#222222');
    const own = rgbToOklch({ r: 0x2b, g: 0x3f, b: 0xd6 }).okH;
    for (let seed = 0; seed < 50; seed++) {
      const made = balancedPalette(blue, [true, true], seededRandom(seed)).slice(2);
      const off = made.map(({ rgb }) => Math.abs(((rgbToOklch(rgb).okH - own + 540) % 360) - 180));
      // All but the accent drift by at most 35 degrees and jitter by 12; 8-bit pale colors add a few of their own.
      expect(off.filter((degrees) => degrees > 55).length).toBeLessThanOrEqual(1);
    }
  });

  it('has no dark yellow or olive: they turn to amber or green', () => {
    const before = palette('#111111', '#222222', '#333333', '#444444', '#555555');
    const made = Array.from({ length: 600 }, (_, seed) => balancedPalette(before, [], seededRandom(seed)));
    const muddy = made.flat().filter(({ rgb }) => {
      const { okL, okC, okH } = rgbToOklch(rgb);
      return okL < 0.57 && okC > 0.05 && okH > 82 && okH < 128;
    });
    expect(hexes(muddy)).toEqual([]);
  });

  it.each([2, 3, 5, 9])('has no mud among %i: no dull brown, olive or khaki, and no dark yellow', (size) => {
    const before = palette(...Array.from({ length: size }, () => '#808080'));
    const made = Array.from({ length: 400 }, (_, seed) => balancedPalette(before, [], seededRandom(seed)));
    const muddy = made.flat().filter(({ rgb }) => {
      const { okL, okC, okH } = rgbToOklch(rgb);
      const isDull = okL > 0.42 && okL < 0.8 && okC < 0.09;
      const isDarkYellow = okL < 0.6 && okC > 0.04 && okH > 60 && okH < 132;
      return okH > 30 && okH < 130 && (isDull || isDarkYellow);
    });
    expect(hexes(muddy)).toEqual([]);
  });

  it('stays warm, or stays green, on its way down from a yellow', () => {
    const yellow = palette('#FFE08A', '#222222', '#333333', '#444444', '#555555');
    for (let seed = 0; seed < 100; seed++) {
      const made = balancedPalette(yellow, [true], seededRandom(seed)).slice(1);
      const turns = made.filter(({ rgb }) => {
        const { okL, okC, okH } = rgbToOklch(rgb);
        return okL < 0.8 && okC > 0.04 && okH > 118 && okH < 160;
      });
      // The accent alone may be green: the others go by way of amber and red.
      expect(turns.length).toBeLessThanOrEqual(1);
    }
  });

  it('is another one for other numbers', () => {
    const before = palette('#111111', '#222222', '#333333');
    const [first, second] = [1, 2].map((seed) => balancedPalette(before, [], seededRandom(seed)));
    expect(hexes(first ?? [])).not.toEqual(hexes(second ?? []));
  });
});
