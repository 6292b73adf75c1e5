import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { VISIONS, type Vision } from '../../src/color/visions';
import { deltaEOk } from '../../src/color/distance';
import { rgbToOklch } from '../../src/color/oklab';
import { turnTo } from '../../src/theme/hueCurve';
import type { Color } from '../../src/color/types';
import { roleColor, statusDistances } from '../../src/theme/checkTheme';
import { CHART_ROLES, SAME_SERIES } from '../../src/theme/chooseCharts';
import { modeColors, type ModeColors } from '../../src/theme/modeColors';
import { STATUS_ROLES } from '../../src/theme/roles';
import { seen } from '../../src/theme/seenDistance';
import { THEME_MODES, type Theme, type ThemeMode } from '../../src/theme/theme';
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

describe('a series of a chart', () => {
  const seriesIn = (theme: Theme, mode: ThemeMode): readonly Color[] => {
    const colors = modeColors(theme, mode);
    return CHART_ROLES.map((role) => roleColor(colors, role));
  };
  /** Degrees of OKLCH from each of these series to the one of the same number; null of grays, which have no hue. */
  const turns = (some: readonly Color[], others: readonly Color[]): (number | null)[] =>
    some.map(({ rgb }, i) => {
      const [one, other] = [rgbToOklch(rgb), rgbToOklch((others[i] ?? { rgb }).rgb)];
      return one.okC < 0.03 || other.okC < 0.03 ? null : Math.abs(turnTo(one.okH, other.okH));
    });
  const themes = PALETTES.map((palette) => themeFromPalette(palette, palette[0] ?? null));
  const LAGOON = themeFromPalette(
    ['#0D9488', '#F59E0B', '#7C3AED', '#F5F5F4'].map(colorFromHex),
    colorFromHex('#0D9488'),
  );

  it('has the same hue in light and dark', () => {
    for (const theme of themes) {
      const all = turns(seriesIn(theme, 'light'), seriesIn(theme, 'dark'));
      expect(all.filter((turn) => turn !== null && turn > 15)).toEqual([]);
      expect(all.filter((turn) => turn === null).length).toBeLessThanOrEqual(1);
    }
  });

  it('keeps its hue while the curves, the pins and the page of one mode are changed', () => {
    const [pin, lighter] = [colorFromHex('#C4B5FD'), { tones: [], chroma: Array(11).fill(0.6) }];
    const changed: readonly Partial<Theme>[] = [
      { curves: { ...LAGOON.curves, dark: lighter } },
      { pins: { light: [], dark: [{ scale: 'violet', step: 6, color: pin }] } },
      { chosen: { light: {}, dark: { background: { scale: 'neutral', step: 1 } } } },
    ];
    const light = seriesIn(LAGOON, 'light');
    for (const change of changed) {
      const theme = { ...LAGOON, ...change };
      expect(seriesIn(theme, 'light')).toEqual(light);
      const all = turns(light, seriesIn(theme, 'dark'));
      expect(all.filter((turn) => turn !== null && turn > 15)).toEqual([]);
    }
  });

  it('that is set by hand in one mode is that color, and moves no other series of either mode to another hue', () => {
    const before = { light: seriesIn(LAGOON, 'light'), dark: seriesIn(LAGOON, 'dark') };
    const theme = { ...LAGOON, chosen: { light: {}, dark: { chart3: { pure: 'white' } } } } as const;
    expect(seriesIn(theme, 'light')).toEqual(before.light);
    const dark = seriesIn(theme, 'dark');
    expect(formatHex(dark[2] ?? colorFromHex('#000000'))).toBe('#FFFFFF');
    const others = turns(before.dark.toSpliced(2, 1), dark.toSpliced(2, 1));
    expect(others.filter((turn) => turn !== null && turn > 15)).toEqual([]);
  });

  it('gives way where another one was set to its color by hand', () => {
    const { aliases } = modeColors(LAGOON, 'dark');
    const theme = { ...LAGOON, chosen: { light: {}, dark: { chart2: aliases.chart5 } } };
    const after = modeColors(theme, 'dark');
    expect(after.aliases.chart2).toEqual(aliases.chart5);
    expect(leastFor('normal', seriesIn(theme, 'dark'))).toBeGreaterThan(SAME_SERIES);
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
