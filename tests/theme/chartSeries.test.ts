import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromRgb } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { simulateDeficiency } from '../../src/color/deficiency';
import { deltaE00 } from '../../src/color/distance';
import { formatHex } from '../../src/color/format';
import { oklchInGamut } from '../../src/color/gamut';
import { rgbToLab } from '../../src/color/lab';
import { rgbToOklch } from '../../src/color/oklab';
import type { Color, Rgb } from '../../src/color/types';
import { SERIES } from '../../src/theme/chartSeries';
import { roleColor } from '../../src/theme/checkTheme';
import { CHART_ROLES } from '../../src/theme/chooseCharts';
import { modeColors, type ModeColors } from '../../src/theme/modeColors';
import { GROUNDS } from '../../src/theme/roles';
import { THEME_MODES, type ThemeMode } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { resolveAlias } from '../../src/theme/themeScales';

/** A brand alone: every hue in strong and in quiet, in light and in dark, and grays. */
const BRANDS: readonly Color[] = [
  ...Array.from({ length: 24 }, (_, i) => i * 15).flatMap((okH) =>
    [
      { okL: 0.45, okC: 0.14 },
      { okL: 0.6, okC: 0.2 },
      { okL: 0.75, okC: 0.1 },
    ].map((lc) => colorFromRgb(oklchInGamut({ ...lc, okH }))),
  ),
  ...['#0D9488', '#7C3AED', '#B91C1C', '#111827', '#808080', '#FFE600', '#000000', '#FFFFFF'].map(
    colorFromHex,
  ),
];

const themesIn = (mode: ThemeMode): readonly ModeColors[] =>
  BRANDS.map((brand) => modeColors(themeFromPalette([brand], brand), mode));

const seriesOf = (colors: ModeColors): Color[] => CHART_ROLES.map((role) => roleColor(colors, role));

/** The least ΔE00 of two series, as they are seen. */
const leastSeen = (series: readonly Color[], see: (rgb: Rgb) => Rgb): number => {
  const labs = series.map(({ rgb }) => rgbToLab(see(rgb)));
  return Math.min(...labs.flatMap((one, i) => labs.slice(i + 1).map((other) => deltaE00(one, other))));
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(THEME_MODES)('the charts of a %s theme of one color', (mode) => {
  const themes = themesIn(mode);

  /** Eight that show on a page cannot be farther apart for all: searched among all hues and tones, 20, 13 and 13. */
  it.each([
    ['normal vision', 9, 14.5, (rgb: Rgb) => rgb],
    ['protanopia', 5, 9, (rgb: Rgb) => simulateDeficiency(rgb, 'protanopia')],
    ['deuteranopia', 5, 9, (rgb: Rgb) => simulateDeficiency(rgb, 'deuteranopia')],
  ] as const)(
    'have eight colors that %s tells apart: ΔE00 %d at least, %d in the mean',
    (_, least, usual, see) => {
      const found = themes.map((colors) => leastSeen(seriesOf(colors), see));
      expect(Math.min(...found)).toBeGreaterThan(least);
      expect(mean(found)).toBeGreaterThan(usual);
    },
  );

  it('show on every ground, and are neither brown nor mustard nor gray but for the brand', () => {
    for (const colors of themes) {
      const [, ...others] = seriesOf(colors);
      for (const { rgb } of others) {
        for (const ground of GROUNDS)
          expect(contrastRatio(rgb, roleColor(colors, ground).rgb)).toBeGreaterThanOrEqual(3);
        const { okL, okC, okH } = rgbToOklch(rgb);
        expect(okC).toBeGreaterThan(0.04);
        expect(okH > 68 && okH < 110 && okL < 0.64).toBe(false);
      }
    }
  });

  it('begin with the brand, as it is or as near to it as shows', () => {
    const offs = themes.map((colors) => {
      const [first] = seriesOf(colors);
      const brand = resolveAlias(colors.scales, colors.aliases.primary);
      return first && brand ? deltaE00(rgbToLab(first.rgb), rgbToLab(brand.rgb)) : Infinity;
    });
    expect(Math.max(...offs)).toBeLessThan(60);
    expect(mean(offs)).toBeLessThan(12);
  });
});

it('a series that was locked keeps its color whatever becomes of the others', () => {
  const brand = colorFromHex('#0D9488');
  const theme = themeFromPalette([brand], brand);
  const before = modeColors(theme, 'light');
  const alias = before.aliases.chart3;
  expect(alias).toMatchObject({ scale: SERIES });
  const chosen = { light: { chart3: alias, chart1: { scale: 'neutral', step: 9 } }, dark: {} };
  const after = modeColors({ ...theme, chosen }, 'light');
  expect(formatHex(roleColor(after, 'chart3'))).toBe(formatHex(roleColor(before, 'chart3')));
  const hexes = seriesOf(after).map(formatHex);
  expect(new Set(hexes).size).toBe(8);
});
