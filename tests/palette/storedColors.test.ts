import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl, colorFromPacked } from '../../src/color/color';
import { formatHex, formatHsl } from '../../src/color/format';
import { colorsToStored, parseColors, parsePalette, type StoredColors } from '../../src/palette/storedColors';
import type { Palette } from '../../src/color/types';
import { hostileValues, NO_COLORS } from '../color/hostile.data';

const hexes = (palette: Palette | null) => palette?.map(formatHex) ?? null;
const GRAY = '#808080';

const packed = fc.integer({ min: 0, max: 0xffffff });
const triple = fc.record({
  h: fc.integer({ min: 0, max: 359 }),
  s: fc.integer({ min: 0, max: 100 }),
  l: fc.integer({ min: 0, max: 100 }),
});
const palettes = fc.array(fc.oneof(packed.map(colorFromPacked), triple.map(colorFromHsl)), {
  minLength: 2,
  maxLength: 9,
});

describe('parsePalette', () => {
  it('reads hex and HSL texts [G-44]', () => {
    const palette = parsePalette(['#0D9488', 'hsl(175, 84%, 32%)', 'fff']);
    expect(palette?.map(formatHsl)).toEqual(['hsl(175, 84%, 32%)', 'hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)']);
    expect(hexes(palette)).toEqual(['#0D9488', '#0D968B', '#FFFFFF']);
  });

  it('brings every palette back unchanged through its stored form and JSON', () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const { colors, hex } = JSON.parse(JSON.stringify(colorsToStored(palette))) as StoredColors;
        expect(parseColors(colors, hex)).toEqual({ colors: palette, skipped: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('stores the exact hex beside the HSL list format', () => {
    expect(colorsToStored([colorFromHex('#0D9488')])).toEqual({
      colors: ['hsl(175, 84%, 32%)'],
      hex: ['#0D9488'],
    });
  });

  it('keeps the hue of a stored black, and trusts the hex where the two disagree', () => {
    const palette = parsePalette([
      { hex: '#000000', hsl: 'hsl(210, 40%, 0%)' },
      { hex: '#0D9488', hsl: 'hsl(0, 100%, 50%)' },
      { hex: 'broken', hsl: 'hsl(0, 100%, 50%)' },
      { hex: '#00FF00' },
    ]);
    expect(palette).toEqual([
      colorFromHsl({ h: 210, s: 40, l: 0 }),
      colorFromHex('#0D9488'),
      colorFromHex('#FF0000'),
      colorFromHex('#00FF00'),
    ]);
  });

  it('cuts after 9 colors and refuses fewer than 2 [B-03]', () => {
    const list = (length: number) => Array.from({ length }, () => '#0D9488');
    expect(parsePalette(list(9))).toHaveLength(9);
    expect(parsePalette(list(10))).toHaveLength(9);
    expect(parsePalette(list(100_000))).toHaveLength(9);
    expect(parsePalette(list(2))).toHaveLength(2);
    expect(parsePalette(list(1))).toBeNull();
    expect(parsePalette([])).toBeNull();
    // The longest list there is, and nothing in it.
    expect(parsePalette(Object.assign([], { length: 2 ** 32 - 1 }))).toHaveLength(9);
  });

  it('puts gray in the place of everything that is no color [G-44]', () => {
    for (const value of [...NO_COLORS, ...hostileValues()]) {
      expect(hexes(parsePalette(['#0D9488', value, '#FFF']))).toEqual(['#0D9488', GRAY, '#FFFFFF']);
    }
  });

  it('answers null to what is no list', () => {
    for (const value of [...NO_COLORS, ...hostileValues()]) expect(parsePalette(value)).toBeNull();
    expect(parsePalette({ length: 3, 0: '#000', 1: '#000', 2: '#000' })).toBeNull();
  });

  it('survives lists that throw when they are read', () => {
    const list = ['#000', '#000', '#fff'];
    Object.defineProperty(list, 1, {
      get: () => {
        throw new Error('refused');
      },
    });
    expect(hexes(parsePalette(list))).toEqual(['#000000', GRAY, '#FFFFFF']);
    const length = new Proxy(['#000', '#000'], { get: (_, key) => (key === 'length' ? Number.NaN : '#000') });
    expect(parsePalette(length)).toBeNull();
  });

  it('never throws, and answers 2 to 9 colors or null, for any value', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 3, withSparseArray: true, withNullPrototype: true }), (value) => {
        const palette = parsePalette(value);
        return palette === null || (palette.length >= 2 && palette.length <= 9);
      }),
      { numRuns: 2000 },
    );
  });
});
