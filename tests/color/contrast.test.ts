import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import { contrastRatio, formatRatio, readableInk, relativeLuminance } from '../../src/color/contrast';
import { asCulori, SRGB_GRID } from './grid';

const rgb = (hex: string) => colorFromHex(hex).rgb;
const WHITE = rgb('#FFFFFF');

describe('contrastRatio', () => {
  it.each([
    ['#767676', 4.542225],
    ['#777777', 4.478089],
    ['#949494', 3.03347],
    ['#959595', 2.995346],
    ['#595959', 7.004729],
    ['#FF0000', 3.998477],
    ['#0000FF', 8.592471],
    ['#00FF00', 1.37219],
    ['#000000', 21],
    ['#FFFFFF', 1],
  ])('of %s on white is %f, in both orders', (hex, expected) => {
    expect(Math.abs(contrastRatio(rgb(hex), WHITE) - expected)).toBeLessThan(1e-6);
    expect(contrastRatio(WHITE, rgb(hex))).toBe(contrastRatio(rgb(hex), WHITE));
  });

  it('agrees with culori over the whole cube, on a middle gray', () => {
    const gray = { r: 119, g: 119, b: 119 };
    const off = SRGB_GRID.map((color) =>
      Math.abs(contrastRatio(color, gray) - wcagContrast(asCulori(color), asCulori(gray))),
    );
    expect(Math.max(...off)).toBeLessThan(1e-9);
  });

  it('reads luminance from 0 for black to 1 for white', () => {
    expect(relativeLuminance(rgb('#000000'))).toBe(0);
    expect(relativeLuminance(WHITE)).toBeCloseTo(1, 12);
  });
});

describe('readableInk', () => {
  it('reaches 4.5 on every gray and on every color of the cube, black or white', () => {
    const grays = Array.from({ length: 256 }, (_, value) => ({ r: value, g: value, b: value }));
    const unreadable = [...grays, ...SRGB_GRID].filter(
      (color) => contrastRatio(color, rgb(readableInk(color))) < 4.5,
    );
    expect(unreadable).toEqual([]);
  });

  it('is the ink of the higher ratio', () => {
    const wrong = SRGB_GRID.filter((color) => {
      const ink = readableInk(color);
      const other = ink === '#FFFFFF' ? '#0B0B0D' : '#FFFFFF';
      return contrastRatio(color, rgb(ink)) < contrastRatio(color, rgb(other));
    });
    expect(wrong).toEqual([]);
    expect(readableInk(rgb('#FFFF00'))).toBe('#0B0B0D');
    expect(readableInk(rgb('#0000FF'))).toBe('#FFFFFF');
  });
});

describe('a printed ratio', () => {
  it.each([
    [4.4999, '4.49'],
    [4.5, '4.50'],
    [2.9953, '2.99'],
    [3, '3.00'],
    [21, '21.00'],
    [1, '1.00'],
  ])('of %f is %s: it is rounded down [B-95]', (ratio, printed) => {
    expect(formatRatio(ratio)).toBe(printed);
  });
});
