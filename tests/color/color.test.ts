import { describe, expect, it } from 'vitest';
import {
  colorFromHex,
  colorFromHsl,
  colorFromPacked,
  colorFromRgb,
  packRgb,
  sameColor,
} from '../../src/color/color';

describe('exact color', () => {
  it('keeps #0D9488 beside its rounded HSL, which alone would be another color', () => {
    const teal = colorFromHex('#0D9488');
    expect(teal).toEqual({ rgb: { r: 13, g: 148, b: 136 }, hsl: { h: 175, s: 84, l: 32 } });
    expect(colorFromHsl(teal.hsl).rgb).toEqual({ r: 13, g: 150, b: 139 });
  });

  it('keeps the HSL it is given, also where it cannot be seen', () => {
    expect(colorFromHsl({ h: 210, s: 40, l: 0 })).toEqual({
      rgb: { r: 0, g: 0, b: 0 },
      hsl: { h: 210, s: 40, l: 0 },
    });
  });

  it('packs and unpacks every byte in its place', () => {
    expect(packRgb({ r: 0x12, g: 0x34, b: 0xff })).toBe(0x1234ff);
    expect(colorFromPacked(0x1234ff).rgb).toEqual({ r: 0x12, g: 0x34, b: 0xff });
    expect(colorFromPacked(0xff1234ff).rgb).toEqual({ r: 0x12, g: 0x34, b: 0xff });
    const wrong = [];
    for (let n = 0; n <= 0xffffff; n += 97) if (packRgb(colorFromPacked(n).rgb) !== n) wrong.push(n);
    expect(wrong).toEqual([]);
  });

  it('makes the same color of each notation', () => {
    const rgb = { r: 255, g: 0, b: 0 };
    expect(colorFromRgb(rgb)).toEqual(colorFromHex('f00'));
    expect(colorFromRgb(rgb)).toEqual(colorFromHsl({ h: 0, s: 100, l: 50 }));
  });

  it('refuses a mistyped hex in the code', () => {
    expect(() => colorFromHex('#12345')).toThrow(RangeError);
  });
});

describe('sameColor', () => {
  it('compares what is seen, not how it is written', () => {
    expect(sameColor(colorFromHsl({ h: 0, s: 0, l: 0 }), colorFromHsl({ h: 200, s: 70, l: 0 }))).toBe(true);
    expect(sameColor(colorFromHex('#0D9488'), colorFromHsl({ h: 175, s: 84, l: 32 }))).toBe(false);
    expect(sameColor(colorFromHex('#0D9488'), colorFromHex('#0D9489'))).toBe(false);
  });
});
