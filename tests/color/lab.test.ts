import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { labToRgb, rgbToLab } from '../../src/color/lab';
import { asCulori, SRGB_GRID, worst } from './grid';

const culoriLab = converter('lab65');

describe('CIELAB', () => {
  it('has the published values of the sRGB primaries under D65', () => {
    // B. Lindbloom's calculator, sRGB, D65, rounded there to four digits.
    const published = [
      [{ r: 255, g: 0, b: 0 }, 53.2408, 80.0925, 67.2032],
      [{ r: 0, g: 255, b: 0 }, 87.7347, -86.1827, 83.1793],
      [{ r: 0, g: 0, b: 255 }, 32.297, 79.1875, -107.8602],
    ] as const;
    for (const [rgb, ...lab] of published) {
      const { L, a, b } = rgbToLab(rgb);
      expect(worst([L, a, b], lab)).toBeLessThan(0.01);
    }
  });

  it('agrees with culori over the whole cube', () => {
    const off = SRGB_GRID.map((rgb) => {
      const { L, a, b } = rgbToLab(rgb);
      const oracle = culoriLab(asCulori(rgb));
      return worst([L, a, b], [oracle.l, oracle.a, oracle.b]);
    });
    expect(Math.max(...off)).toBeLessThan(1e-9);
  });

  it('brings every color of the cube back exactly', () => {
    expect(SRGB_GRID.map((rgb) => labToRgb(rgbToLab(rgb)))).toEqual(SRGB_GRID);
  });

  it('clips what sRGB cannot show to whole channels', () => {
    expect(labToRgb({ L: 50, a: 0, b: 400 }).b).toBe(0);
    expect(labToRgb({ L: 200, a: 0, b: 0 })).toEqual({ r: 255, g: 255, b: 255 });
    expect(labToRgb({ L: -10, a: 0, b: 0 })).toEqual({ r: 0, g: 0, b: 0 });
  });
});
