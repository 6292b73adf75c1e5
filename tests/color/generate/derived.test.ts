import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, sameColor } from '../../../src/color/color';
import { derivedPalettes } from '../../../src/color/generate/derived';
import { hasDuplicates } from '../../../src/color/generate/distinct';
import { anyColor, anyScope, anySeed, hexes, keptLocked, palette, seededRandom } from './samples';

const TEAL = colorFromHex('#0D9488');

describe('derived palettes', () => {
  it('are ten of five colors, each with the exact base color, each of its own kind [B-67]', () => {
    fc.assert(
      fc.property(anyColor, anySeed, (base, random) => {
        const derived = derivedPalettes(base, [], [], random);
        expect(derived).toHaveLength(10);
        expect(new Set(derived.map(({ label }) => label)).size).toBe(10);
        for (const { palette: colors, hasDuplicates: isDisabled } of derived) {
          expect(colors).toHaveLength(5);
          expect(colors).toContain(base);
          expect(isDisabled).toBe(hasDuplicates(colors));
        }
      }),
    );
  });

  describe('without chance, around a color of middling saturation and lightness', () => {
    const base = colorFromHex('#3A85AD');
    /** What each partner has more than the base: degrees of hue, from 0 to 359, and percent of the others. */
    const kind = (label: string) =>
      (derivedPalettes(base, [], [], () => 0.5).find((one) => one.label === label)?.palette ?? [])
        .filter((color) => color !== base)
        .map(({ hsl }) => ({
          turn: Math.round(hsl.h - base.hsl.h + 360) % 360,
          saturation: Math.round(hsl.s - base.hsl.s),
          lightness: Math.round(hsl.l - base.hsl.l),
        }));
    const turns = (label: string) => kind(label).map(({ turn }) => turn);

    it.each([
      ['Analogous', [320, 340, 20, 40]],
      ['Complementary', [0, 0, 180, 180]],
      ['Split complementary', [0, 150, 210, 210]],
      ['Triadic', [0, 120, 240, 240]],
      ['Tetradic', [60, 180, 240, 0]],
      ['Monochrome', [0, 0, 0, 0]],
    ])('%s has the hues of its name', (label, hues) => {
      expect(turns(label)).toEqual(hues);
    });

    it.each(['Complementary', 'Split complementary', 'Triadic', 'Tetradic', 'Monochrome'])(
      '%s has a light color and a dark one or the base for what is written on it',
      (label) => {
        const levels = [0, ...kind(label).map(({ lightness }) => lightness)];
        expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThanOrEqual(40);
        // What repeats a hue is a paler shade or tint of it.
        expect(Math.max(...kind(label).map(({ saturation }) => saturation))).toBeLessThanOrEqual(0);
      },
    );

    it.each(['Complementary', 'Split complementary', 'Triadic', 'Tetradic', 'Monochrome'])(
      '%s is paler only where it is a tint or a shade',
      (label) => {
        const paler = kind(label).filter(({ saturation }) => saturation !== 0);
        expect(paler.every(({ lightness }) => Math.abs(lightness) >= 18)).toBe(true);
      },
    );

    it.each(['Soft', 'Muted', 'Vivid', 'Deep'])('%s has five hues that are told apart', (label) => {
      const hues = [0, ...turns(label)].toSorted((one, other) => one - other);
      const gaps = hues.map((hue, i) => (hues[i + 1] ?? 360) - hue);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
    });

    it('Soft is paler and lighter than its base, Muted paler by far, Vivid as strong as can be, Deep darker', () => {
      expect(kind('Soft').every((one) => one.saturation <= -35 && one.lightness >= 20)).toBe(true);
      expect(kind('Muted').every((one) => one.saturation <= -45)).toBe(true);
      expect(kind('Vivid').every((one) => one.saturation >= 30)).toBe(true);
      expect(kind('Deep').filter(({ lightness }) => lightness <= -14)).toHaveLength(3);
    });
  });

  it('of a usual color never have duplicates, and differ when made again [B-70]', () => {
    for (let seed = 0; seed < 100; seed++)
      expect(derivedPalettes(TEAL, [], [], seededRandom(seed)).filter((one) => one.hasDuplicates)).toEqual(
        [],
      );
    const [first, second] = [1, 2].map((seed) => derivedPalettes(TEAL, [], [], seededRandom(seed)));
    expect(first).not.toEqual(second);
  });

  it('fall back to five copies after ten draws with duplicates, which count as duplicates [B-69] [B-70]', () => {
    // Black with no chance to move: what the random numbers leave at lightness 0 shows as black every time.
    const black = colorFromHex('#000000');
    const stuck = derivedPalettes(black, [], [], () => 0.5).filter((one) => one.hasDuplicates);
    expect(stuck.length).toBeGreaterThan(0);
    for (const { palette: colors } of stuck) expect(colors.every((color) => color === black)).toBe(true);
  });

  it('keep locked colors at their index, also beyond the fifth', () => {
    fc.assert(
      fc.property(anyScope, anySeed, ({ colors, locked }, random) => {
        for (const { palette: derived } of derivedPalettes(TEAL, colors, locked, random)) {
          expect(keptLocked(colors, derived, locked)).toBe(true);
          const last = colors.findLastIndex((_, i) => locked[i]);
          expect(derived).toHaveLength(Math.max(5, last + 1));
        }
      }),
    );
  });

  it('around a locked base are all of use, wherever it stands: it is there once, and nothing repeats it', () => {
    for (let place = 0; place < 9; place++) {
      const colors = Array.from({ length: place + 1 }, () => TEAL);
      const locked = colors.map((_, i) => i === place);
      for (let seed = 0; seed < 20; seed++) {
        for (const derived of derivedPalettes(TEAL, colors, locked, seededRandom(seed))) {
          expect(derived.hasDuplicates).toBe(false);
          expect(derived.palette.map((color) => sameColor(color, TEAL)).indexOf(true)).toBe(place);
        }
      }
    }
  });

  it('have the base in the next free place where another color is locked in its own', () => {
    // Of most kinds, the base comes first.
    const white = palette('#FFFFFF');
    for (const { palette: colors, hasDuplicates: isDisabled } of derivedPalettes(
      TEAL,
      white,
      [true],
      seededRandom(3),
    )) {
      expect(colors.filter((color) => sameColor(color, TEAL))).toHaveLength(1);
      expect(isDisabled).toBe(false);
    }
  });

  it('do not count two locked twins as duplicates', () => {
    const twins = palette('#336699', '#336699', '#FFFFFF');
    const derived = derivedPalettes(TEAL, twins, [true, true, false], seededRandom(4));
    expect(derived.some((one) => one.hasDuplicates)).toBe(false);
  });

  it('give a gray base colored partners, but gray shades', () => {
    const gray = colorFromHex('#808080');
    const derived = derivedPalettes(gray, [], [], seededRandom(5));
    const saturations = (label: string) =>
      derived.find((one) => one.label === label)?.palette.map(({ hsl }) => hsl.s > 0);
    expect(saturations('Monochrome')).toEqual([false, false, false, false, false]);
    expect(saturations('Triadic')).toEqual([false, false, true, true, true]);
  });

  it('of white reach down, not up', () => {
    const white = colorFromHex('#FFFFFF');
    const monochrome = derivedPalettes(white, [], [], seededRandom(1)).find(
      (one) => one.label === 'Monochrome',
    );
    expect(monochrome?.hasDuplicates).toBe(false);
    expect(monochrome?.palette.filter((color) => sameColor(color, white))).toHaveLength(1);
    expect(new Set(hexes(monochrome?.palette ?? [])).size).toBe(5);
  });
});
