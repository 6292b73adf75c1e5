import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromPacked, colorFromRgb } from '../../src/color/color';
import { VISIONS } from '../../src/color/visions';
import { relativeLuminance } from '../../src/color/contrast';
import { p3ToLinear } from '../../src/color/displayP3';
import { deltaEOk } from '../../src/color/distance';
import { oklchInGamut } from '../../src/color/gamut';
import { rgbToOklab, rgbToOklch } from '../../src/color/oklab';
import { chartScales, chartWides, leastSeen } from '../../src/theme/chartScales';
import { turnTo } from '../../src/theme/hueCurve';
import { THEME_MODES, type Theme } from '../../src/theme/theme';
import { SEPARATIONS } from '../../src/theme/seenDistance';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { themeArbitrary } from './arbitraries';
import { WIDE_THEME } from './wideThemes';

const GRAY = colorFromHex('#808080');

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

  it('have the same hues at both ends in light and dark, whatever the palette', () => {
    const brands = Array.from({ length: 72 }, (_, i) => oklchInGamut({ okL: 0.6, okC: 0.13, okH: i * 5 }));
    const palettes = brands.map((brand, i) => [brand, brands[(i + 20) % 72] ?? brand].map(colorFromRgb));
    const turned = palettes.flatMap((palette) => {
      const theme = themeFromPalette(palette, palette[0] ?? null);
      const hues = THEME_MODES.map((mode) =>
        [0, 4].map((end) => rgbToOklch((chartScales(theme, mode).diverging[end] ?? GRAY).rgb).okH),
      );
      const [light = [], dark = []] = hues;
      return light.map((hue, end) => Math.abs(turnTo(hue, dark[end] ?? NaN)));
    });
    // The status colors turn a little with their lightness.
    expect(Math.max(...turned)).toBeLessThan(45);
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

describe('the scales of charts of a theme that is changed', () => {
  const theme = themeFromPalette(['#0D9488', '#F59E0B', '#1C1917'].map(colorFromHex), null);
  const { hues } = themeFromPalette(['#E11D48', '#F59E0B'].map(colorFromHex), null);
  const pin = { scale: theme.hues[0]?.id ?? '', step: 5, color: colorFromHex('#7C3AED') };

  it.each<[string, Partial<Theme>]>([
    ['hues', { hues }],
    ['grays', { grays: [colorFromHex('#3B2A1A')] }],
    ['steps', { steps: ['1', '2', '3'] }],
    ['pins', { pins: { light: [pin], dark: [pin] } }],
  ])('are those of a theme that always had these %s', (_, change) => {
    for (const mode of THEME_MODES) {
      const changed = { ...theme, ...change };
      chartScales(theme, mode);
      const after = chartScales(changed, mode);
      // Nothing of it is known, so that all is made anew.
      expect(after).toEqual(chartScales(structuredClone(changed), mode));
    }
  });

  it('are others with another brand and with other grays', () => {
    const scales = chartScales(theme, 'light');
    expect(chartScales({ ...theme, hues }, 'light').sequential).not.toEqual(scales.sequential);
    const gray = chartScales({ ...theme, grays: [colorFromHex('#3B2A1A')] }, 'light');
    expect(gray.diverging[2]).not.toEqual(scales.diverging[2]);
    expect(gray.sequential).toEqual(scales.sequential);
  });

  it('are the very same while a curve is dragged, which changes none of them', () => {
    const [before] = chartScales(theme, 'light').sequential;
    const curves = { ...theme.curves, light: { tones: [0.9], chroma: [] } };
    expect(chartScales({ ...theme, curves }, 'light').sequential[0]).toBe(before);
  });
});

describe('the scales of charts on wide screens', () => {
  it('have wide colors in a theme of P3 alone, each as light as what other screens show', () => {
    const scales = chartScales(WIDE_THEME, 'light');
    const wides = chartWides(WIDE_THEME, 'light');
    const pairs = (['sequential', 'diverging'] as const).flatMap((scale) => {
      expect(wides[scale]).toHaveLength(scales[scale].length);
      return scales[scale].flatMap((color, i) => {
        const wide = wides[scale][i];
        return wide ? [{ color, wide }] : [];
      });
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const { color, wide } of pairs) {
      const { lr, lg, lb } = p3ToLinear(wide);
      expect(0.2126 * lr + 0.7152 * lg + 0.0722 * lb).toBeCloseTo(relativeLuminance(color.rgb), 3);
    }
    const narrow = chartWides({ ...WIDE_THEME, gamut: 'srgb' }, 'light');
    expect([...narrow.sequential, ...narrow.diverging].filter((wide) => wide !== null)).toEqual([]);
  });
});

describe('what is told apart least', () => {
  it('is the pair and the vision that are nearest to being confused, of all', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map(colorFromPacked);
    fc.assert(
      fc.property(fc.array(color, { minLength: 2, maxLength: 5 }), (colors) => {
        const found = leastSeen(colors);
        const all = VISIONS.map(({ kind, see }, v) => {
          const looks = colors.map(({ rgb }) => rgbToOklab(see(rgb)));
          const distances = looks.flatMap((one, i) =>
            looks.slice(i + 1).map((other) => deltaEOk(one, other)),
          );
          return { kind, apartFrom: SEPARATIONS[v]?.apartFrom ?? NaN, distance: Math.min(...distances) };
        });
        const own = all.find(({ kind }) => kind === found.vision);
        expect(own?.distance).toBe(found.distance);
        expect(found.isConfused).toBe(all.some(({ apartFrom, distance }) => distance < apartFrom));
        expect((own?.distance ?? NaN) / (own?.apartFrom ?? NaN)).toBe(
          Math.min(...all.map(({ apartFrom, distance }) => distance / apartFrom)),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('is nothing in a single color', () => {
    expect(leastSeen([colorFromHex('#808080')])).toEqual({
      vision: 'normal',
      distance: Infinity,
      isConfused: false,
    });
  });

  it('is named with its vision', () => {
    const red = leastSeen(['#C0392B', '#27AE60', '#FFFFFF'].map(colorFromHex));
    expect(red.vision).not.toBe('normal');
    expect(leastSeen(['#808080', '#818181'].map(colorFromHex)).isConfused).toBe(true);
    expect(leastSeen(['#000000', '#FFFFFF'].map(colorFromHex)).isConfused).toBe(false);
  });
});
