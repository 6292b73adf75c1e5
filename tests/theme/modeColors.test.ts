import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { formatHex } from '../../src/color/format';
import { rgbToOklab } from '../../src/color/oklab';
import type { Color } from '../../src/color/types';
import { checkPairs, roleColor, statusDistances } from '../../src/theme/checkTheme';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_MODES, type Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { allScales } from '../../src/theme/themeScales';
import { rounds } from '../support/rounds';
import { themeArbitrary } from './arbitraries';

/** Every run of the tests tries others. */
const RUNS = { numRuns: rounds(500) };

const colorAt = (steps: readonly Color[], step: number): Color => {
  const color = steps[step];
  if (!color) throw new RangeError(`No step ${step}`);
  return color;
};

const TEAL = themeFromPalette(['#0D9488', '#F5F5F4', '#1C1917'].map(colorFromHex), colorFromHex('#0D9488'));

const TWELVE_HUES: Theme = {
  ...TEAL,
  hues: Array.from({ length: 12 }, (_, i) => ({
    id: `hue-${i}`,
    anchors: [colorFromHex(`#${((i * 0x155555 + 0x3d8a21) % 0x1000000).toString(16).padStart(6, '0')}`)],
    shift: 0,
  })),
};

/** A brand alone, four palettes that are hard in different ways, the last as it was read from a photograph of dunes. */
const PALETTES = [
  ['#0D9488'],
  ['#FFE600', '#FFF3B0', '#FFFFFF', '#000000'],
  ['#0B1D51', '#102A6B', '#1C3D8F', '#0D9488', '#F5F5F4'],
  ['#E11D48', '#16A34A', '#F97316', '#2563EB', '#7C3AED', '#DB2777', '#0EA5E9', '#84CC16', '#6B7280'],
  ['#EDBC6A', '#96513D', '#6C82B5', '#D69255', '#C49DB4'],
];

describe.each(THEME_MODES)('a %s theme as the rules make it', (mode) => {
  it.each(PALETTES)('of %s passes every pair, and no one confuses its status colors', (...hexes) => {
    const colors = hexes.map(colorFromHex);
    const made = modeColors(themeFromPalette(colors, colors[0] ?? null), mode);
    expect(checkPairs(made).filter(({ isPassing }) => !isPassing)).toEqual([]);
    expect(statusDistances(made).filter(({ isConfused }) => isConfused)).toEqual([]);
  });

  it('has text at 4.5 : 1 and more on all that it stands on, and controls and focus at 3 : 1', () =>
    fc.assert(
      fc.property(themeArbitrary, (theme) => {
        expect(checkPairs(modeColors(theme, mode)).filter(({ isPassing }) => !isPassing)).toEqual([]);
      }),
      RUNS,
    ));

  it('has status colors that no kind of color vision confuses with each other or with the primary one', () =>
    fc.assert(
      fc.property(themeArbitrary, (theme) => {
        expect(statusDistances(modeColors(theme, mode)).filter(({ isConfused }) => isConfused)).toEqual([]);
      }),
      RUNS,
    ));

  it('keeps every color of the palette exact', () =>
    fc.assert(
      fc.property(themeArbitrary, (theme) => {
        const { scales } = modeColors(theme, mode);
        const kept = allScales(scales).flatMap(({ steps, anchors }) =>
          anchors.map(({ color, step }) => formatHex(step === null ? color : (steps[step] ?? color))),
        );
        const wanted = [...theme.hues.flatMap(({ anchors }) => anchors), ...theme.grays].map(formatHex);
        expect(kept).toEqual(expect.arrayContaining(wanted));
      }),
      RUNS,
    ));

  it.each([TEAL, TWELVE_HUES])('has one lightness a step in all of its hues', (theme) => {
    const { scales } = modeColors(theme, mode);
    scales.ladder.forEach((_, step) => {
      const lightness = allScales(scales).map(({ steps }) => rgbToOklab(colorAt(steps, step).rgb).okL);
      expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThanOrEqual(0.01);
    });
  });

  it.each([TEAL, TWELVE_HUES])('or one ratio to the page, where that is chosen', (theme) => {
    const { scales } = modeColors({ ...theme, evenBy: 'ratio' }, mode);
    const page = colorAt(scales.neutral.steps, 0).rgb;
    scales.ladder.forEach((_, step) => {
      const ratios = allScales(scales).map(({ steps }) => contrastRatio(colorAt(steps, step).rgb, page));
      expect(Math.max(...ratios) - Math.min(...ratios)).toBeLessThanOrEqual(0.1);
    });
  });
});

describe('a role given by hand', () => {
  it('keeps its step, and the others fit themselves to it', () => {
    const chosen = { light: { background: { scale: 'neutral', step: 10 } }, dark: {} } as const;
    const mode = modeColors({ ...TEAL, chosen }, 'light');
    expect(formatHex(roleColor(mode, 'background'))).toBe('#1C1917');
    expect(contrastRatio(roleColor(mode, 'text').rgb, roleColor(mode, 'background').rgb)).toBeGreaterThan(1);
  });

  it('is given by the rules again where the theme has no such step', () => {
    const chosen = { light: { primary: { scale: 'gone', step: 3 } }, dark: {} } as const;
    const mode = modeColors({ ...TEAL, chosen }, 'light');
    expect(formatHex(roleColor(mode, 'primary'))).toBe('#0D9488');
  });
});
