import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confusedPairs } from '../../../src/color/confusedPairs';
import { safePalette } from '../../../src/color/generate/safePalette';
import { rounds } from '../../support/rounds';
import { anyPalette, keptLocked, palette } from './samples';

const MINUTE_MS = 60_000;

describe('a safe palette', () => {
  it('of a red and a green confuses nobody', () => {
    const before = palette('#C0504D', '#6B8E23');
    expect(confusedPairs(before)).not.toEqual([]);
    const { palette: after, unsolved } = safePalette(before, []);
    expect(unsolved).toEqual([]);
    expect(confusedPairs(after)).toEqual([]);
  });

  it('is found for any palette of up to eight colors', { timeout: MINUTE_MS }, () => {
    fc.assert(
      fc.property(anyPalette, (colors) => {
        const { palette: after, unsolved } = safePalette(colors.slice(0, 8), []);
        expect(unsolved).toEqual([]);
        expect(confusedPairs(after)).toEqual([]);
      }),
      { numRuns: rounds(100) },
    );
  });

  it(
    'of nine colors leaves at least one pair, which needs a hue to be told apart',
    { timeout: MINUTE_MS },
    () => {
      const nine = palette(
        '#E6194B',
        '#3CB44B',
        '#FFE119',
        '#4363D8',
        '#F58231',
        '#911EB4',
        '#46F0F0',
        '#F032E6',
        '#808000',
      );
      const { palette: after, unsolved } = safePalette(nine, []);
      const pairs = new Set(unsolved.map(({ first, second }) => `${first} ${second}`));
      expect(pairs.size).toBeGreaterThanOrEqual(1);
      expect(pairs.size).toBeLessThanOrEqual(3);
      expect(confusedPairs(nine).length).toBeGreaterThan(10 * unsolved.length);
      expect(unsolved).toEqual(confusedPairs(after));
    },
  );

  it('keeps locked colors, and says which pairs are left', { timeout: MINUTE_MS }, () => {
    fc.assert(
      fc.property(anyPalette, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (colors, locked) => {
        const { palette: after, unsolved } = safePalette(colors, locked);
        expect(after).toHaveLength(colors.length);
        expect(keptLocked(colors, after, locked)).toBe(true);
        expect(unsolved).toEqual(confusedPairs(after));
      }),
      { numRuns: rounds(100) },
    );
  });

  it('moves the free color of a pair, and leaves two locked ones unsolved', () => {
    const twins = palette('#0D9488', '#0D9488', '#FFFFFF');
    expect(safePalette(twins, [true, false, true]).unsolved).toEqual([]);
    expect(new Set(safePalette(twins, [true, true, true]).unsolved.map(({ first }) => first))).toEqual(
      new Set([0]),
    );
  });

  it('leaves a palette that confuses nobody as it is', () => {
    const clear = palette('#000000', '#FFFFFF');
    expect(safePalette(clear, []).palette).toEqual(clear);
  });
});
