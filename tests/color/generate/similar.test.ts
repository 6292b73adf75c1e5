import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl } from '../../../src/color/color';
import { hasDuplicates } from '../../../src/color/generate/distinct';
import { similarColors, similarPalettes } from '../../../src/color/generate/similar';
import type { Color } from '../../../src/color/types';
import { anyColor, anyScope, anySeed, hexes, keptLocked, palette, seededRandom } from './samples';

const turnBetween = (a: Color, b: Color): number => {
  const turn = Math.abs(a.hsl.h - b.hsl.h);
  return Math.min(turn, 360 - turn);
};

describe('similar palettes', () => {
  it('are four, within 30 degrees and 20 percent, and reach far into that range [B-78]', () => {
    const before = [colorFromHsl({ h: 10, s: 50, l: 50 }), colorFromHsl({ h: 200, s: 50, l: 40 })];
    const far = { turn: 0, s: 0, l: 0 };
    for (let seed = 0; seed < 100; seed++) {
      const sets = similarPalettes(before, [], seededRandom(seed));
      expect(sets).toHaveLength(4);
      for (const set of sets) {
        expect(set).toHaveLength(2);
        for (const [i, color] of set.entries()) {
          const own = before[i] ?? color;
          far.turn = Math.max(far.turn, turnBetween(own, color));
          far.s = Math.max(far.s, Math.abs(own.hsl.s - color.hsl.s));
          far.l = Math.max(far.l, Math.abs(own.hsl.l - color.hsl.l));
        }
      }
    }
    expect(far).toEqual({ turn: 30, s: 20, l: 20 });
  });

  it('keep locked colors', () => {
    fc.assert(
      fc.property(anyScope, anySeed, ({ colors, locked }, random) => {
        for (const set of similarPalettes(colors, locked, random))
          expect(keptLocked(colors, set, locked)).toBe(true);
      }),
    );
  });

  it('draw again while colors coincide', () => {
    const twins = palette('#0D9488', '#0D9488');
    for (let seed = 0; seed < 50; seed++)
      for (const set of similarPalettes(twins, [], seededRandom(seed)))
        expect(hasDuplicates(set)).toBe(false);
  });
});

describe('similar colors', () => {
  it('are 15 different ones near the color, 12 at least at the ends of the range [B-84]', () => {
    fc.assert(
      fc.property(anyColor, anySeed, (color, random) => {
        const found = similarColors(color, random);
        expect(found.length).toBeGreaterThanOrEqual(12);
        expect(found.length).toBeLessThanOrEqual(15);
        expect(new Set(hexes([color, ...found])).size).toBe(found.length + 1);
        for (const variant of found) {
          expect(Math.abs(variant.hsl.l - color.hsl.l)).toBeLessThanOrEqual(10);
          expect(Math.abs(variant.hsl.s - color.hsl.s)).toBeLessThanOrEqual(10);
          expect(turnBetween(variant, color)).toBeLessThanOrEqual(color.hsl.s > 0 ? 15 : 180);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('of a middle color are 15 [B-84]', () => {
    expect(similarColors(colorFromHex('#0D9488'), seededRandom(3))).toHaveLength(15);
  });
});
