import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { oklabToRgb, oklchToRgb, rgbToOklab, rgbToOklch } from '../../src/color/oklab';
import { asCulori, SRGB_GRID, worst } from './grid';

const culoriOklab = converter('oklab');
const culoriOklch = converter('oklch');

describe('OKLab', () => {
  it('has the published values of the sRGB primaries', () => {
    const published = [
      [{ r: 255, g: 0, b: 0 }, 0.62796, 0.22486, 0.12585],
      [{ r: 0, g: 255, b: 0 }, 0.86644, -0.23389, 0.1795],
      [{ r: 0, g: 0, b: 255 }, 0.45201, -0.03246, -0.31153],
    ] as const;
    for (const [rgb, ...expected] of published) {
      const { okL, okA, okB } = rgbToOklab(rgb);
      expect(worst([okL, okA, okB], expected)).toBeLessThan(1e-5);
    }
  });

  it('agrees with culori over the whole cube', () => {
    const off = SRGB_GRID.map((rgb) => {
      const { okL, okA, okB } = rgbToOklab(rgb);
      const oracle = culoriOklab(asCulori(rgb));
      return worst([okL, okA, okB], [oracle.l, oracle.a, oracle.b]);
    });
    expect(Math.max(...off)).toBeLessThan(1e-6);
  });

  it('brings every color of the cube back exactly, also through OKLCH', () => {
    expect(SRGB_GRID.map((rgb) => oklabToRgb(rgbToOklab(rgb)))).toEqual(SRGB_GRID);
    expect(SRGB_GRID.map((rgb) => oklchToRgb(rgbToOklch(rgb)))).toEqual(SRGB_GRID);
  });

  it('clips what sRGB cannot show', () => {
    expect(oklchToRgb({ okL: 0.5, okC: 5, okH: 30 })).toEqual({ r: 255, g: 0, b: 0 });
    expect(oklabToRgb({ okL: 2, okA: 0, okB: 0 })).toEqual({ r: 255, g: 255, b: 255 });
  });
});

describe('OKLCH', () => {
  it('agrees with culori in chroma and, where there is chroma, in hue', () => {
    const wrong = SRGB_GRID.filter((rgb) => {
      const { okC, okH } = rgbToOklch(rgb);
      const { c, h = 0 } = culoriOklch(asCulori(rgb));
      const turn = Math.abs(okH - h);
      const hueOff = c > 0.001 ? Math.min(turn, 360 - turn) : 0;
      return !(Math.abs(okC - c) < 1e-6 && hueOff < 0.01 && okH >= 0 && okH < 360);
    });
    expect(wrong).toEqual([]);
  });

  it('gives grays hue 0 rather than the hue of rounding noise', () => {
    const grays = Array.from({ length: 256 }, (_, v) => rgbToOklch({ r: v, g: v, b: v }).okH);
    expect(new Set(grays)).toEqual(new Set([0]));
  });
});
