import { describe, expect, it } from 'vitest';

import { colorFromRgb } from '../../src/color/color';
import { oklchInGamut } from '../../src/color/gamut';
import { rgbToOklch } from '../../src/color/oklab';
import { seriesCost } from '../../src/theme/seriesCost';
import { THEME_MODES, type ThemeMode } from '../../src/theme/theme';

/** What the nearest color of 8 bits costs, which is within 0.003 of this one. */
const costOf = (mode: ThemeMode, okL: number, okC: number, okH: number): number => {
  const color = colorFromRgb(oklchInGamut({ okL, okC, okH }));
  const found = rgbToOklch(color.rgb);
  // Not all colors that can be told exist in sRGB.
  expect(Math.abs(found.okL - okL)).toBeLessThan(0.003);
  expect(Math.abs(found.okC - okC)).toBeLessThan(0.003);
  return seriesCost(color, mode);
};
const GREEN = 145;

describe('what a series of a chart loses by its looks', () => {
  it.each([
    ['light', 0.5, 0.66],
    ['dark', 0.62, 0.82],
  ] as const)('is nothing in a %s theme from a lightness of %d to one of %d', (mode, from, to) => {
    for (const okL of [from + 0.005, (from + to) / 2, to - 0.005])
      expect(costOf(mode, okL, 0.13, GREEN)).toBe(0);
  });

  it.each([
    ['light', 0.5 - 0.12, 28],
    ['light', 0.66 + 0.12, 145],
    ['dark', 0.62 - 0.12, 145],
    ['dark', 0.82 + 0.12, 110],
  ] as const)('is half of its worth in a %s theme at %d, 0.12 off that', (mode, okL, okH) => {
    expect(costOf(mode, okL, 0.125, okH)).toBeCloseTo(1, 1);
  });

  it('is more the less chroma it has below 0.12: a gray counts half', () => {
    for (const mode of THEME_MODES) {
      expect(costOf(mode, 0.64, 0.125, GREEN)).toBe(0);
      expect(costOf(mode, 0.64, 0.06, GREEN)).toBeCloseTo(0.5, 1);
      expect(costOf(mode, 0.64, 0, GREEN)).toBeCloseTo(1, 1);
    }
  });

  it.each([
    ['a brown', 0.53, 44, true],
    ['a red', 0.53, 36, false],
    ['an orange', 0.57, 50, false],
    ['a brown', 0.53, 50, true],
    ['an orange', 0.6, 63, false],
    ['a mustard', 0.6, 69, true],
    ['a mustard', 0.64, 90, true],
    ['a yellow', 0.68, 90, false],
    ['a mustard', 0.64, 109, true],
    ['a green', 0.64, 115, false],
  ] as const)('is 1.2 more for %s, of lightness %d and hue %d: %s', (_, okL, okH, isBrown) => {
    // Off the even lightness by 0.02 at most.
    expect(costOf('light', okL, 0.122, okH)).toBeGreaterThanOrEqual(isBrown ? 1.2 : 0);
    expect(costOf('light', okL, 0.122, okH)).toBeLessThan(isBrown ? 1.2 + 0.2 : 0.2);
  });
});
