import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { VISIONS, type Vision } from '../../src/color/confusedPairs';
import { deltaEOk } from '../../src/color/distance';
import { rgbToOklch } from '../../src/color/oklab';
import type { Color } from '../../src/color/types';
import { roleColor, statusDistances } from '../../src/theme/checkTheme';
import { CHART_ROLES } from '../../src/theme/chooseCharts';
import { modeColors, type ModeColors } from '../../src/theme/modeColors';
import { STATUS_ROLES } from '../../src/theme/roles';
import { seen } from '../../src/theme/seenDistance';
import { THEME_MODES, type ThemeMode } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';

/** Brands, and palettes as photographs give them: many browns, hardly two hues far apart. */
const PALETTES = [
  ['#0D9488'],
  ['#E11D48'],
  ['#1E40AF'],
  ['#F59E0B'],
  ['#111111'],
  ['#5A7C43', '#34442B', '#AD7A5C', '#131313', '#CCD3DC'],
  ['#B79A5B', '#3B4F7A', '#7A3B2E', '#C9873F', '#D9D2C0', '#2A2520'],
  ['#C23A2F', '#E4B53C', '#3F5F8A', '#A9683A', '#D7CFC2'],
  ['#E0B020', '#2C6AA8', '#B8322A', '#4D6B2C', '#202018'],
  ['#D2405A', '#E8863C', '#5C7C38', '#F2CF55', '#22221C'],
  ['#B44A8C', '#4C6A3C', '#9A6A44', '#8C8478'],
  ['#8A4B2A', '#D98A4E', '#4A2F4F', '#1B1512'],
].map((hexes) => hexes.map(colorFromHex));

const themesIn = (mode: ThemeMode): ModeColors[] =>
  PALETTES.map((palette) => modeColors(themeFromPalette(palette, palette[0] ?? null), mode));

const leastFor = (kind: Vision, colors: readonly Color[]): number => {
  const at = VISIONS.findIndex((vision) => vision.kind === kind);
  const all = colors.flatMap((color) => seen(color).slice(at, at + 1));
  return Math.min(...all.flatMap((one, i) => all.slice(i + 1).map((other) => deltaEOk(one, other))));
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(THEME_MODES)('the charts of a %s theme', (mode) => {
  const charts = themesIn(mode).map((colors) => CHART_ROLES.map((role) => roleColor(colors, role)));

  /** Before chroma and lightness counted the four were 0.115 apart in light and 0.117 in dark, for normal vision. */
  it.each([
    ['normal', 0.14],
    ['protanopia', 0.1],
    ['deuteranopia', 0.1],
    ['tritanopia', 0.11],
    ['protanomaly', 0.11],
    ['deuteranomaly', 0.11],
    ['tritanomaly', 0.11],
    ['achromatomaly', 0.07],
    ['achromatopsia', 0.05],
  ] as const)(
    'have four colors that %s tells apart, by OKLab %d in the mean of twelve palettes',
    (kind, least) => {
      expect(mean(charts.map((colors) => leastFor(kind, colors.slice(0, 4))))).toBeGreaterThan(least);
    },
  );

  it('have no color twice, and eight that normal vision tells apart', () => {
    for (const colors of charts) expect(leastFor('normal', colors)).toBeGreaterThan(0.04);
  });

  it('have no brown among the four where the palette has another hue to give', () => {
    const browns = charts.flatMap((colors) =>
      colors.slice(1, 4).filter(({ rgb }) => {
        const { okL, okH } = rgbToOklch(rgb);
        return okL < 0.5 && okH > 40 && okH < 112;
      }),
    );
    expect(browns).toEqual([]);
  });
});

describe.each(THEME_MODES)('the status colors of a %s theme', (mode) => {
  const themes = themesIn(mode);

  it('are never confused with each other or with the brand', () => {
    expect(themes.flatMap(statusDistances).filter(({ isConfused }) => isConfused)).toEqual([]);
  });

  it('are of one chroma, whatever the brand has', () => {
    for (const colors of themes)
      for (const role of STATUS_ROLES) expect(rgbToOklch(roleColor(colors, role).rgb).okC).toBeLessThan(0.19);
  });

  /** Least and most degrees of OKLCH that are read as each of them. 8 bits turn the darkest by some. */
  it.each([
    ['success', 140, 162],
    ['warning', 58, 110],
    ['danger', 12, 34],
    ['info', 228, 266],
  ] as const)('are colors that say %s, however dull the photograph', (role, from, to) => {
    const all = themes.map((colors) => rgbToOklch(roleColor(colors, role).rgb));
    for (const { okH } of all) {
      expect(okH).toBeGreaterThan(from);
      expect(okH).toBeLessThan(to);
    }
    expect(Math.min(...all.map(({ okC }) => okC))).toBeGreaterThan(0.05);
    expect(mean(all.map(({ okC }) => okC))).toBeGreaterThan(0.1);
  });

  it('have a red that is no brown and a yellow that is no mud, in the mean of twelve palettes', () => {
    const lightness = (role: 'danger' | 'warning'): number =>
      mean(themes.map((colors) => rgbToOklch(roleColor(colors, role).rgb).okL));
    expect(lightness('danger')).toBeGreaterThan(0.45);
    expect(lightness('warning')).toBeGreaterThan(0.74);
  });
});
