import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { rgbToOklab, rgbToOklch } from '../../src/color/oklab';
import { chartScales, leastSeen } from '../../src/theme/chartScales';
import { turnTo } from '../../src/theme/hueCurve';
import { THEME_MODES } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { themeArbitrary } from './arbitraries';

const lightnessOf = (colors: readonly { rgb: { r: number; g: number; b: number } }[]): number[] =>
  colors.map(({ rgb }) => rgbToOklab(rgb).okL);

const isFalling = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value < (values[i - 1] ?? Infinity));

describe('the scales of charts', () => {
  it('are told apart by every kind of color vision, whatever the palette', () => {
    fc.assert(
      fc.property(themeArbitrary, (theme) => {
        for (const mode of THEME_MODES)
          for (const colors of Object.values(chartScales(theme, mode)))
            expect(leastSeen(colors).isConfused).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('go one way in lightness, away from the page; those with two ends on both sides of the middle', () => {
    fc.assert(
      fc.property(themeArbitrary, (theme) => {
        const [light, dark] = [chartScales(theme, 'light'), chartScales(theme, 'dark')];
        expect(isFalling(lightnessOf(light.sequential))).toBe(true);
        expect(isFalling(lightnessOf(dark.sequential).toReversed())).toBe(true);
        for (const { diverging } of [light, dark]) {
          const values = lightnessOf(diverging).map((value) =>
            Math.abs(value - (lightnessOf(diverging)[2] ?? 0)),
          );
          expect(isFalling(values.slice(0, 3))).toBe(true);
          expect(isFalling(values.slice(2).toReversed())).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have the brand on one side and a hue on the other that is seen as another', () => {
    const theme = themeFromPalette(['#0D9488', '#0EA5E9', '#E11D48'].map(colorFromHex), null);
    const { diverging } = chartScales(theme, 'light');
    const ends = [diverging[0], diverging.at(-1)].flatMap((color) => (color ? [color] : []));
    const [one = NaN, other = NaN] = ends.map(({ rgb }) => rgbToOklch(rgb).okH);
    expect(Math.abs(turnTo(one, 184))).toBeLessThan(10);
    expect(Math.abs(turnTo(one, other))).toBeGreaterThan(60);
  });

  it('are of one hue and of two where the palette has grays alone', () => {
    const theme = themeFromPalette(['#111111', '#EEEEEE'].map(colorFromHex), null);
    const { sequential, diverging } = chartScales(theme, 'dark');
    expect(sequential).toHaveLength(5);
    expect(diverging).toHaveLength(5);
  });
});

describe('what is told apart least', () => {
  it('is named with its vision', () => {
    const red = leastSeen(['#C0392B', '#27AE60', '#FFFFFF'].map(colorFromHex));
    expect(red.vision).not.toBe('normal');
    expect(leastSeen(['#808080', '#818181'].map(colorFromHex)).isConfused).toBe(true);
    expect(leastSeen(['#000000', '#FFFFFF'].map(colorFromHex)).isConfused).toBe(false);
  });
});
