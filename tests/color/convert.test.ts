import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { hslToRgb, linearToRgb, rgbToHsl, rgbToLinear } from '../../src/color/convert';
import { asCulori, SRGB_GRID, worst } from './grid';

const culoriRgb = converter('rgb');
const culoriHsl = converter('hsl');
const culoriLinear = converter('lrgb');

describe('hslToRgb', () => {
  it('gives the nearest 8-bit channel of what culori computes [B-04]', () => {
    let most = 0;
    for (let h = 0; h < 360; h += 7) {
      for (let s = 0; s <= 100; s += 3) {
        for (let l = 0; l <= 100; l++) {
          const oracle = culoriRgb({ mode: 'hsl', h, s: s / 100, l: l / 100 });
          const { r, g, b } = hslToRgb({ h, s, l });
          most = Math.max(most, worst([r, g, b], [oracle.r * 255, oracle.g * 255, oracle.b * 255]));
        }
      }
    }
    expect(most).toBeLessThanOrEqual(0.5 + 1e-9);
  });

  it('rounds exact halves up in every channel alike', () => {
    expect(hslToRgb({ h: 0, s: 0, l: 50 })).toEqual({ r: 128, g: 128, b: 128 });
    expect(hslToRgb({ h: 0, s: 0, l: 10 })).toEqual({ r: 26, g: 26, b: 26 });
    expect(hslToRgb({ h: 180, s: 100, l: 25 })).toEqual({ r: 0, g: 128, b: 128 });
  });

  it('shows the six full hues at their corners of the cube', () => {
    const full = (h: number) => Object.values(hslToRgb({ h, s: 100, l: 50 }));
    expect([0, 60, 120, 180, 240, 300].map(full)).toEqual([
      [255, 0, 0],
      [255, 255, 0],
      [0, 255, 0],
      [0, 255, 255],
      [0, 0, 255],
      [255, 0, 255],
    ]);
  });
});

describe('rgbToHsl', () => {
  it('is the rounded HSL of culori over the whole cube [B-04]', () => {
    const wrong = SRGB_GRID.filter((rgb) => {
      const { h = 0, s, l } = culoriHsl(asCulori(rgb));
      const { h: hue, s: saturation, l: lightness } = rgbToHsl(rgb);
      const turn = Math.abs(hue - h);
      const off = worst([Math.min(turn, 360 - turn), saturation, lightness], [0, s * 100, l * 100]);
      return off > 0.5 + 1e-9;
    });
    expect(wrong).toEqual([]);
  });

  it('stays in whole numbers within range, with 360 written as 0', () => {
    expect(rgbToHsl({ r: 255, g: 0, b: 1 })).toEqual({ h: 0, s: 100, l: 50 });
    expect(rgbToHsl({ r: 255, g: 0, b: 3 }).h).toBe(359);
    const outside = SRGB_GRID.filter((rgb) => {
      const { h, s, l } = rgbToHsl(rgb);
      const isWhole = [h, s, l].every(Number.isInteger) && !Object.is(h, -0);
      return !(isWhole && h >= 0 && h < 360 && s >= 0 && s <= 100 && l >= 0 && l <= 100);
    });
    expect(outside).toEqual([]);
  });

  it('gives grays, black and white no hue and no saturation', () => {
    expect([0, 128, 255].map((v) => rgbToHsl({ r: v, g: v, b: v }))).toEqual([
      { h: 0, s: 0, l: 0 },
      { h: 0, s: 0, l: 50 },
      { h: 0, s: 0, l: 100 },
    ]);
  });
});

describe('linear conversion', () => {
  it('agrees with culori and comes back exactly', () => {
    const light = SRGB_GRID.map(rgbToLinear);
    const off = light.map(({ lr, lg, lb }, i) => {
      const oracle = culoriLinear(asCulori(SRGB_GRID[i] ?? { r: 0, g: 0, b: 0 }));
      return worst([lr, lg, lb], [oracle.r, oracle.g, oracle.b]);
    });
    expect(Math.max(...off)).toBeLessThan(1e-12);
    expect(light.map(linearToRgb)).toEqual(SRGB_GRID);
  });
});
