import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromPacked } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { deltaEOk } from '../../src/color/distance';
import { formatHex } from '../../src/color/format';
import { oklchInGamut } from '../../src/color/gamut';
import { rgbToOklab } from '../../src/color/oklab';
import type { Palette } from '../../src/color/types';
import { checkPairs, roleColor } from '../../src/theme/checkTheme';
import { modeColors, type ModeColors } from '../../src/theme/modeColors';
import { TEXT_ON, type ThemeRole } from '../../src/theme/roles';
import { sameRoles } from '../../src/theme/sameRoles';
import type { Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { themeArbitrary } from './arbitraries';

const THEMES = process.env['HUELOOM_LONG'] === undefined ? 100 : 500;

const FILLS = ['secondary', 'accent'] as const;

const ratio = (colors: ModeColors, one: ThemeRole, other: ThemeRole): number =>
  contrastRatio(roleColor(colors, one).rgb, roleColor(colors, other).rgb);

const distance = (colors: ModeColors, one: ThemeRole, other: ThemeRole): number =>
  deltaEOk(rgbToOklab(roleColor(colors, one).rgb), rgbToOklab(roleColor(colors, other).rgb));

const made = (palette: Palette): Theme => themeFromPalette(palette, palette[0] ?? null);

/** OKLCH in 8 bits. */
const colorArbitrary = (lightness: readonly [number, number], chroma: number) =>
  fc
    .record({
      okL: fc.double({ min: lightness[0], max: lightness[1], noNaN: true }),
      okC: fc.double({ min: 0, max: chroma, noNaN: true }),
      okH: fc.double({ min: 0, max: 360, noNaN: true }),
    })
    .map((lch) => {
      const { r, g, b } = oklchInGamut(lch);
      return colorFromPacked((r << 16) | (g << 8) | b);
    });

/** Browns, grays and dark greens, as photographs of evenings have them. */
const dullPalette = fc.array(colorArbitrary([0.1, 0.6], 0.06), { minLength: 2, maxLength: 9 });

describe('the filled areas of a dark theme', () => {
  it.each(['#0D9488', '#7C3AED', '#B91C1C', '#111827', '#FFE600', '#0B1D51'])(
    'of %s are seen on the page and on a card',
    (hex) => {
      const colors = modeColors(made([colorFromHex(hex)]), 'dark');
      for (const fill of FILLS) {
        expect(ratio(colors, fill, 'background')).toBeGreaterThanOrEqual(1.15);
        expect(distance(colors, fill, 'surface')).toBeGreaterThanOrEqual(0.025);
      }
      expect(formatHex(roleColor(colors, 'secondary'))).not.toBe(formatHex(roleColor(colors, 'accent')));
    },
  );

  it('are seen on the page and on a card in any theme, and carry their text', () => {
    for (const theme of fc.sample(themeArbitrary, THEMES)) {
      const colors = modeColors(theme, 'dark');
      for (const fill of FILLS) {
        expect(ratio(colors, fill, 'background')).toBeGreaterThanOrEqual(1.15);
        expect(distance(colors, fill, 'surface')).toBeGreaterThanOrEqual(0.025);
        expect(ratio(colors, TEXT_ON[fill], fill)).toBeGreaterThanOrEqual(4.5);
      }
      expect(checkPairs(colors).filter(({ isPassing }) => !isPassing)).toEqual([]);
    }
  });
});

describe('the surfaces of a dark theme', () => {
  it.each([
    ['black', ['#FFE600', '#000000']],
    ['black and a dark gray', ['#A3A3A3', '#000000', '#171717']],
    ['browns', ['#5A4632', '#3B2F2F', '#1B1512']],
    ['dark grays alone', ['#2B2B2B', '#3A3A3A', '#4A4A4A']],
  ])('of %s differ from the page', (_, hexes) => {
    const colors = modeColors(made(hexes.map(colorFromHex)), 'dark');
    expect(distance(colors, 'surface', 'background')).toBeGreaterThan(0.012);
    expect(distance(colors, 'muted', 'background')).toBeGreaterThan(0.012);
  });

  it('of any dull palette differ from the page, each by a step of its ladder', () => {
    for (const palette of fc.sample(dullPalette, THEMES)) {
      const theme = made(palette);
      const colors = modeColors(theme, 'dark');
      expect(distance(colors, 'surface', 'background')).toBeGreaterThan(0.012);
      const same = sameRoles(theme, 'dark', colors).flatMap(({ roles }) => roles);
      expect(same).not.toContain('background');
    }
  });
});
