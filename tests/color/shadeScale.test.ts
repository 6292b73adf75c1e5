import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromRgb } from '../../src/color/color';
import { chromaInGamut } from '../../src/color/gamut';
import { rgbToOklch } from '../../src/color/oklab';
import { shadeScale } from '../../src/color/shadeScale';
import type { Color } from '../../src/color/types';
import { SRGB_GRID } from './grid';

/** Below this chroma a color is near gray, and its hue is mostly rounding. */
const NEAR_GRAY_CHROMA = 0.022;

const hueOff = (a: Color, b: Color): number => {
  const [first, second] = [rgbToOklch(a.rgb), rgbToOklch(b.rgb)];
  if (first.okC < NEAR_GRAY_CHROMA || second.okC < NEAR_GRAY_CHROMA) return 0;
  const turn = Math.abs(first.okH - second.okH);
  return Math.min(turn, 360 - turn);
};

const COLORS = SRGB_GRID.map(colorFromRgb);

describe('the shade scale', () => {
  it('has eleven steps from 50 to 950, one of them the exact color', () => {
    const teal = colorFromHex('#0D9488');
    const scale = shadeScale(teal);
    expect(scale.map(({ step }) => step)).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
    expect(scale.filter(({ isAnchor }) => isAnchor)).toEqual([{ step: 600, color: teal, isAnchor: true }]);
    const without = COLORS.filter(
      (color) => shadeScale(color).find(({ isAnchor }) => isAnchor)?.color !== color,
    );
    expect(without).toEqual([]);
  });

  it('falls strictly in lightness for every color, black and white included', () => {
    const notFalling = COLORS.filter((color) => {
      const lightness = shadeScale(color).map((shade) => rgbToOklch(shade.color.rgb).okL);
      return lightness.some((okL, i) => i > 0 && okL >= (lightness[i - 1] ?? 0));
    });
    expect(notFalling).toEqual([]);
  });

  it('has even steps on both sides of a color that lies between two usual lightnesses', () => {
    const scale = shadeScale(colorFromHex('#0D9488')).filter(({ step }) => step >= 300);
    const lightness = scale.map(({ color }) => rgbToOklch(color.rgb).okL);
    const drops = lightness.slice(1).map((okL, i) => (lightness[i] ?? 0) - okL);
    expect(Math.max(...drops) / Math.min(...drops)).toBeLessThan(1.5);
  });

  it('keeps the hue within 6 degrees, except near gray', () => {
    const off = COLORS.map((color) =>
      Math.max(...shadeScale(color).map((shade) => hueOff(shade.color, color))),
    );
    expect(Math.max(...off)).toBeLessThanOrEqual(6);
  });

  it('never gets more chroma than the color has', () => {
    const louder = COLORS.filter((color) => {
      const own = rgbToOklch(color.rgb).okC;
      return shadeScale(color).some((shade) => rgbToOklch(shade.color.rgb).okC > own + 0.01);
    });
    expect(louder).toEqual([]);
  });

  it('of a vivid color is as vivid as sRGB or the color itself allows', () => {
    const blue = colorFromHex('#2B3FD6');
    const own = rgbToOklch(blue.rgb).okC;
    for (const { color } of shadeScale(blue)) {
      const { okL, okC, okH } = rgbToOklch(color.rgb);
      expect(okC).toBeGreaterThanOrEqual(0.95 * Math.min(own, chromaInGamut(okL, okH)));
    }
  });

  it('of a muted color stays muted at its pale end', () => {
    const pale = shadeScale(colorFromHex('#8A7A6A')).filter(({ step }) => step <= 200);
    const vivid = pale.filter(({ color }) => {
      const { okL, okC, okH } = rgbToOklch(color.rgb);
      return okC > 0.4 * chromaInGamut(okL, okH);
    });
    expect(vivid).toEqual([]);
  });

  it('of a gray is gray', () => {
    const tinted = shadeScale(colorFromHex('#808080')).filter(({ color }) => color.hsl.s > 0);
    expect(tinted).toEqual([]);
  });
});
