import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../../src/color/color';
import { simulateDeficiency } from '../../../src/color/deficiency';
import { deltaE00 } from '../../../src/color/distance';
import { rgbToLab } from '../../../src/color/lab';
import { rgbToOklab } from '../../../src/color/oklab';
import { createReferenceEngine } from '../../../src/engine/referenceEngine';
import { posterizing, recoloring, remembering } from '../../../workers/picture-looks/colorMaps';
import { painterOf } from '../../../workers/picture-looks/look';

const engine = createReferenceEngine();
const PALETTE = [0x202020, 0xc03030, 0xe8e0d0];

describe('posterizing', () => {
  it('gives each color the nearest one of the palette', () => {
    const map = posterizing(PALETTE);
    expect([0x000000, 0xff2020, 0xffffff, 0xc03030].map(map)).toEqual([
      0x202020, 0xc03030, 0xe8e0d0, 0xc03030,
    ]);
  });
});

describe('recoloring', () => {
  const target = [0x102040, 0x30a050, 0xf0f0ff];

  it('makes each color of the palette its counterpart, to the bit', () => {
    expect(PALETTE.map(recoloring(PALETTE, target))).toEqual(target);
  });

  it('keeps differences: what is lighter than a color of the palette stays lighter', () => {
    const map = recoloring(PALETTE, target);
    const green = (rgb: number): number => (rgb >> 8) & 255;
    expect(green(map(0xc84040))).toBeGreaterThan(green(0x30a050));
    expect(green(map(0xb82020))).toBeLessThan(green(0x30a050));
  });

  it('makes each color of any palette its counterpart, to the bit', () => {
    const colors = fc.uniqueArray(fc.integer({ min: 0, max: 0xffffff }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(colors, colors, (palette, others) => {
        expect(palette.map(recoloring(palette, others))).toEqual(others);
      }),
    );
  });

  it('keeps noise in black quiet where black becomes light, and where it becomes a deep color', () => {
    const noise = [0x010000, 0x000100, 0x000001, 0x030201, 0x020004, 0x000500, 0x060000, 0x040506];
    for (const black of [0x2f6fed, 0xf2e3c6, 0x3b0764]) {
      const map = recoloring([0x000000, 0xc34b1b, 0xbe44bc], [black, 0x7bd389, 0xf2c14e]);
      const shown = rgbToLab(colorFromPacked(black).rgb);
      for (const rgb of noise)
        expect(deltaE00(rgbToLab(colorFromPacked(map(rgb)).rgb), shown)).toBeLessThan(4.5);
    }
  });

  it('gives shadows below the palette no glow', () => {
    const map = recoloring([0x575541, 0xc0baba], [0x3b0764, 0x14532d]);
    for (const rgb of [0x000000, 0x0a0a0a, 0x181818, 0x202020]) {
      const { okL } = rgbToOklab(colorFromPacked(map(rgb)).rgb);
      expect(okL).toBeLessThanOrEqual(rgbToOklab(colorFromPacked(rgb).rgb).okL);
    }
  });

  it('leaves everything as it is where the palette stays', () => {
    const map = recoloring(PALETTE, PALETTE);
    for (const rgb of [0x000000, 0x123456, 0xabcdef, 0xffffff]) expect(map(rgb)).toBe(rgb);
  });
});

describe('remembering', () => {
  it('asks once a color, black and white too', () => {
    const asked: number[] = [];
    const map = remembering((rgb) => {
      asked.push(rgb);
      return 0xffffff - rgb;
    });
    expect([0, 0xffffff, 0, 0xffffff].map(map)).toEqual([0xffffff, 0, 0xffffff, 0]);
    expect(asked).toEqual([0, 0xffffff]);
  });
});

describe('a look', () => {
  const pixels = Uint8ClampedArray.of(255, 32, 32, 255, 0, 0, 0, 128, 9, 9, 9, 0);

  it('paints every pixel, keeps alpha, and leaves what is not seen', () => {
    const paint = painterOf({ kind: 'posterized', palette: PALETTE }, engine);
    expect(Array.from(paint(pixels))).toEqual([192, 48, 48, 255, 32, 32, 32, 128, 9, 9, 9, 0]);
  });

  it('of color vision is that of the engine', () => {
    const paint = painterOf({ kind: 'vision', deficiency: 'deuteranopia' }, engine);
    const { r, g, b } = simulateDeficiency(colorFromPacked(0xff2020).rgb, 'deuteranopia');
    expect(Array.from(paint(pixels)).slice(0, 4)).toEqual([r, g, b, 255]);
  });
});
