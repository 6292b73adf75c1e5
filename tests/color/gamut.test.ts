import { describe, expect, it } from 'vitest';
import { chromaInGamut, isLight, oklchInGamut } from '../../src/color/gamut';
import { rgbToOklch } from '../../src/color/oklab';
import { SRGB_GRID } from './grid';

const HUES = Array.from({ length: 72 }, (_, i) => i * 5);
const LIGHTNESSES = Array.from({ length: 14 }, (_, i) => 0.3 + i * 0.05);

describe('a color outside sRGB', () => {
  it('keeps its lightness and hue, and loses chroma', () => {
    const off = HUES.flatMap((okH) => LIGHTNESSES.map((okL) => ({ okL, okC: 0.33, okH }))).filter((lch) => {
      const shown = rgbToOklch(oklchInGamut(lch));
      const turn = Math.abs(shown.okH - lch.okH);
      const isTurned = shown.okC > 0.03 && Math.min(turn, 360 - turn) > 3;
      return isTurned || Math.abs(shown.okL - lch.okL) > 0.005 || shown.okC > 0.33;
    });
    expect(off).toEqual([]);
  });

  it('gets all the chroma there is, up to the surface of the cube', () => {
    const inside = HUES.flatMap((okH) => LIGHTNESSES.map((okL) => ({ okL, okC: 0.33, okH }))).filter(
      (lch) => {
        const channels = Object.values(oklchInGamut(lch));
        return Math.min(...channels) > 4 && Math.max(...channels) < 254;
      },
    );
    expect(inside).toEqual([]);
  });

  it('has no chroma at all as black or as white, nor beyond them', () => {
    for (const okL of [-0.1, 0, 1, 1.1])
      expect(HUES.map((okH) => chromaInGamut(okL, okH))).toEqual(HUES.map(() => 0));
  });

  it('is black and white at the ends', () => {
    expect(HUES.map((okH) => oklchInGamut({ okL: 0, okC: 0.2, okH }))).toEqual(
      HUES.map(() => ({ r: 0, g: 0, b: 0 })),
    );
    expect(HUES.map((okH) => oklchInGamut({ okL: 1, okC: 0.2, okH }))).toEqual(
      HUES.map(() => ({ r: 255, g: 255, b: 255 })),
    );
  });
});

describe('a color of sRGB', () => {
  it('comes back as it is', () => {
    expect(
      SRGB_GRID.filter((rgb) => {
        const { r, g, b } = oklchInGamut(rgbToOklch(rgb));
        return r !== rgb.r || g !== rgb.g || b !== rgb.b;
      }),
    ).toEqual([]);
  });
});

describe('a channel of linear light', () => {
  it.each([0, 0.5, 1, -1e-5, 1 + 1e-5])('of %d is in gamut: 8 bits do not show the excess', (light) => {
    expect(isLight(light)).toBe(true);
  });

  it.each([-2e-5, 1 + 2e-5, NaN])('of %d is not', (light) => {
    expect(isLight(light)).toBe(false);
  });
});
