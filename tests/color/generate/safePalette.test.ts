import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confusedPairs } from '../../../src/color/confusedPairs';
import { deltaE00 } from '../../../src/color/distance';
import { safePalette } from '../../../src/color/generate/safePalette';
import { rgbToLab } from '../../../src/color/lab';
import { rgbToOklch } from '../../../src/color/oklab';
import type { Palette } from '../../../src/color/types';
import { rounds } from '../../support/rounds';
import { anyPalette, keptLocked, palette } from './samples';

const MINUTE_MS = 60_000;
/** From here on, a red is called another color than the red it was. */
const RECOGNIZABLE = 25;

const changes = (before: Palette, after: Palette): number[] =>
  before.map(({ rgb }, i) => {
    const other = after[i];
    return other ? deltaE00(rgbToLab(rgb), rgbToLab(other.rgb)) : NaN;
  });

describe('a safe palette', () => {
  it('of a red and a green confuses nobody', () => {
    const before = palette('#C0504D', '#6B8E23');
    expect(confusedPairs(before)).not.toEqual([]);
    const { palette: after, unsolved } = safePalette(before, []);
    expect(unsolved).toEqual([]);
    expect(confusedPairs(after)).toEqual([]);
  });

  it.each([
    ['yellow, orange and red beside two greens', ['#264653', '#2A9D8F', '#E9C46A', '#F4A261', '#E76F51']],
    ['a red and a blue of one lightness', ['#E63946', '#F1FAEE', '#A8DADC', '#457B9D', '#1D3557']],
  ])('of %s is found by small changes', (_, hexes) => {
    const before = palette(...hexes);
    const { palette: after, unsolved } = safePalette(before, []);
    expect(unsolved).toEqual([]);
    expect(Math.max(...changes(before, after))).toBeLessThan(10);
  });

  it('is found for any two or three colors', { timeout: MINUTE_MS }, () => {
    fc.assert(
      fc.property(anyPalette, (colors) => {
        const { palette: after, unsolved } = safePalette(colors.slice(0, 3), []);
        expect(unsolved).toEqual([]);
        expect(confusedPairs(after)).toEqual([]);
      }),
      { numRuns: rounds(100) },
    );
  });

  it('keeps every color recognizable', { timeout: MINUTE_MS }, () => {
    fc.assert(
      fc.property(anyPalette, (colors) => {
        const { palette: after, unsolved } = safePalette(colors, []);
        expect(Math.max(...changes(colors, after))).toBeLessThanOrEqual(RECOGNIZABLE);
        expect(unsolved).toEqual(confusedPairs(after));
      }),
      { numRuns: rounds(100) },
    );
  });

  it('keeps the hue of a vivid color', () => {
    const before = palette('#C0504D', '#6B8E23', '#3B6FB6', '#A15FA8');
    const { palette: after } = safePalette(before, []);
    for (const [i, { rgb }] of before.entries()) {
      const other = after[i];
      const turned = other ? Math.abs(rgbToOklch(rgb).okH - rgbToOklch(other.rgb).okH) : NaN;
      expect(Math.min(turned, 360 - turned)).toBeLessThan(2);
    }
  });

  it('of nine vivid colors leaves only what needs a hue to be told apart', { timeout: MINUTE_MS }, () => {
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
    const { unsolved } = safePalette(nine, []);
    expect(new Set(unsolved.map(({ vision }) => vision))).toEqual(new Set(['achromatopsia']));
    expect(unsolved.length).toBeLessThanOrEqual(3);
    expect(confusedPairs(nine).length).toBeGreaterThan(5 * unsolved.length);
  });

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
