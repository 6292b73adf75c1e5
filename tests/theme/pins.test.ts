import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex, colorFromPacked } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { rgbToOklab, rgbToOklch } from '../../src/color/oklab';
import { turnTo } from '../../src/theme/hueCurve';
import { allScales, ownScales } from '../../src/theme/themeScales';
import type { Pin, Theme } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { themeArbitrary } from './arbitraries';

const TEAL_AND_ROSE = themeFromPalette(['#0D9488', '#F43F5E'].map(colorFromHex), null);
const pin = (scale: string, step: number, hex: string): Pin => ({ scale, step, color: colorFromHex(hex) });
const withPins = (theme: Theme, ...light: Pin[]): Theme => ({ ...theme, pins: { light, dark: [] } });

const stepOf = (theme: Theme, mode: 'light' | 'dark', scale: string, step: number) =>
  allScales(ownScales(theme, mode)).find(({ id }) => id === scale)?.steps[step];

describe('a pinned color', () => {
  it('is its step exactly, in its mode alone, wherever it is put', () => {
    const pins = fc.uniqueArray(
      fc.record({
        which: fc.nat(),
        step: fc.integer({ min: 0, max: 10 }),
        color: fc.integer({ min: 0, max: 0xffffff }).map(colorFromPacked),
      }),
      { minLength: 1, maxLength: 6, selector: ({ which, step }) => `${which % 2} ${step}` },
    );
    fc.assert(
      fc.property(themeArbitrary, pins, (theme, drawn) => {
        const ids = ['neutral', theme.hues[0]?.id ?? 'neutral'];
        const placed = new Map(
          drawn.map(({ which, step, color }) => {
            const scale = ids[which % 2] ?? '';
            return [`${scale} ${step}`, { scale, step, color }];
          }),
        );
        const pinned = withPins(theme, ...placed.values());
        for (const { scale, step, color } of placed.values())
          expect(stepOf(pinned, 'light', scale, step)).toBe(color);
        expect(ownScales(pinned, 'dark')).toEqual(ownScales(theme, 'dark'));
      }),
    );
  });

  it('bends the ladder of all hues, so that its step stays as light in each', () => {
    const theme = withPins(TEAL_AND_ROSE, pin('teal', 6, '#0F7A70'));
    const lightness = (scale: string) => {
      const color = stepOf(theme, 'light', scale, 6);
      return color ? rgbToOklab(color.rgb).okL : NaN;
    };
    for (const scale of ['rose', 'neutral'])
      expect(Math.abs(lightness(scale) - lightness('teal'))).toBeLessThan(0.01);
  });

  it('stands where no ladder passes, and leaves the other hues as they are', () => {
    const theme = withPins(TEAL_AND_ROSE, pin('teal', 1, '#042F2E'));
    expect(stepOf(theme, 'light', 'teal', 1)).toEqual(colorFromHex('#042F2E'));
    const others = (one: Theme) => ownScales(one, 'light').hues[1]?.steps.map(formatHex);
    expect(others(theme)).toEqual(others(TEAL_AND_ROSE));
  });

  it('keeps a color of the palette from its step, which then lies between steps', () => {
    const anchorStep = ownScales(TEAL_AND_ROSE, 'light').hues[0]?.anchors[0]?.step ?? NaN;
    const theme = withPins(TEAL_AND_ROSE, pin('teal', anchorStep, '#14B8A6'));
    expect(ownScales(theme, 'light').hues[0]?.anchors[0]?.color).toEqual(colorFromHex('#0D9488'));
    expect(stepOf(theme, 'light', 'teal', anchorStep)).toEqual(colorFromHex('#14B8A6'));
  });

  it.each(['#FFFFFF', '#000000', '#D4D4D4'])('without a hue, %s, leaves the hue of its neighbors', (hex) => {
    const theme = withPins(TEAL_AND_ROSE, pin('teal', hex === '#000000' ? 10 : 0, hex));
    const teal = rgbToOklch(colorFromHex('#0D9488').rgb).okH;
    const steps = ownScales(theme, 'light').hues[0]?.steps ?? [];
    // Below this chroma, rounding to 8 bits alone turns a hue by as much.
    const vivid = steps.map(({ rgb }) => rgbToOklch(rgb)).filter(({ okC }) => okC > 0.02);
    expect(vivid.length).toBeGreaterThan(1);
    expect(Math.max(...vivid.map(({ okH }) => Math.abs(turnTo(teal, okH))))).toBeLessThan(8);
  });

  it('of a scale or a step that the theme does not have changes nothing', () => {
    const theme = withPins(TEAL_AND_ROSE, pin('gone', 3, '#123456'), pin('teal', 15, '#123456'));
    expect(ownScales(theme, 'light')).toEqual(ownScales(TEAL_AND_ROSE, 'light'));
  });
});
