import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromPacked, packRgb } from '../../src/color/color';
import { decimals, formatCmyk, formatLab, formatLch, formatOklch, formatP3 } from '../../src/color/formatCss';
import { parseCssColor } from '../../src/color/parseCssColor';

describe('decimals', () => {
  it.each([
    [100, 0, '100'],
    [1000.4, 0, '1000'],
    [10, 2, '10'],
    [0.1 + 0.2, 5, '0.3'],
    [-0.001, 2, '0'],
    [-1.5, 2, '-1.5'],
    [0.000_01, 5, '0.00001'],
  ])('of %d, at most %i of them, are %s', (value, digits, text) =>
    expect(decimals(value, digits)).toBe(text),
  );
});

describe('a color written for CSS', () => {
  // The published values of sRGB red: CSS Color 4 and the page of OKLab.
  it('is a value of the syntax, with the published numbers of red', () => {
    const red = colorFromHex('#FF0000');
    expect(formatOklch(red)).toBe('oklch(62.8% 0.25768 29.23)');
    expect(formatLab(red)).toBe('lab(54.29% 80.8 69.89)');
    expect(formatLch(red)).toBe('lch(54.29% 106.84 40.86)');
    expect(formatP3(red)).toBe('color(display-p3 0.9175 0.2003 0.1386)');
    expect(formatCmyk(red)).toBe('cmyk(0%, 100%, 100%, 0%)');
  });

  it('has no hue and no needless zeros where the color is white', () => {
    const white = colorFromHex('#FFFFFF');
    expect(formatOklch(white)).toBe('oklch(100% 0 0)');
    expect(formatLch(white)).toBe('lch(100% 0 0)');
    expect(formatLab(white)).toBe('lab(100% 0 0)');
    expect(formatP3(white)).toBe('color(display-p3 1 1 1)');
  });

  it.each([
    ['OKLCH', formatOklch],
    ['LCH', formatLch],
    ['Lab', formatLab],
    ['Display P3', formatP3],
  ])('as %s is read back as the same 8-bit color', (_, format) => {
    const wrong: string[] = [];
    for (let packed = 0; packed <= 0xffffff; packed += 4099) {
      const text = format(colorFromPacked(packed));
      const read = parseCssColor(text);
      if (!read || packRgb(read.color.rgb) !== packed || read.wide !== null) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});
