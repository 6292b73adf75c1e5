import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromRgb } from '../../src/color/color';
import { oklchInGamut } from '../../src/color/gamut';
import { colorName } from '../../src/color/names';
import { COLOR_NAMES } from '../../src/color/names.data';
import { plainName } from '../../src/color/plainName';

const nameOf = (hex: string): string => plainName(colorFromHex(hex));

describe('plainName', () => {
  it.each([
    ['#FFFFFF', 'White'],
    ['#000000', 'Black'],
    ['#808080', 'Gray'],
    ['#F4F4F4', 'White smoke'],
    ['#555555', 'Graphite'],
    ['#9B9C9C', 'Pewter'],
    ['#D4D3D4', 'Silver'],
  ])('calls %s, which has no hue to see, %s', (hex, expected) => {
    expect(nameOf(hex)).toBe(expected);
  });

  it.each([
    ['#F3EEE3', 'Ivory'],
    ['#EAF3FB', 'Snow'],
  ])('tells a warm white from a cool one: %s is %s', (hex, expected) => {
    expect(nameOf(hex)).toBe(expected);
  });

  // As one sees them in a row of sixteen: the lightest gray that is called so, and the name of the next one.
  it.each([
    ['Black', 0x00, 'Soot'],
    ['Soot', 0x0f, 'Jet'],
    ['Jet', 0x23, 'Charcoal'],
    ['Charcoal', 0x3c, 'Graphite'],
    ['Graphite', 0x55, 'Iron'],
    ['Iron', 0x6e, 'Gray'],
    ['Gray', 0x92, 'Pewter'],
    ['Pewter', 0xaa, 'Ash'],
    ['Ash', 0xc3, 'Silver'],
    ['Silver', 0xd7, 'Pale gray'],
    ['Pale gray', 0xea, 'White smoke'],
    ['White smoke', 0xf9, 'White'],
  ])('calls grays %s up to %d, and then %s', (name, value, next) => {
    const gray = (v: number): string => plainName(colorFromRgb({ r: v, g: v, b: v }));
    expect([gray(value), gray(value + 1)]).toEqual([name, next]);
  });

  // Painters count reds, oranges and yellows as warm, greens to purples and roses as cool.
  it.each([
    [0.96, 25, 'Ivory'],
    [0.96, 115, 'Ivory'],
    [0.96, 145, 'Snow'],
    [0.96, 250, 'Snow'],
    [0.96, 350, 'Snow'],
    [0.96, 0, 'Snow'],
    [0.12, 25, 'Espresso'],
    [0.12, 115, 'Espresso'],
    [0.12, 145, 'Ink'],
    [0.12, 250, 'Ink'],
    [0.12, 350, 'Ink'],
    [0.12, 0, 'Ink'],
  ])('calls a tint of lightness %d and hue %d %s', (okL, okH, name) => {
    expect(plainName(colorFromRgb(oklchInGamut({ okL, okC: 0.024, okH })))).toBe(name);
  });

  it.each([
    ['with less tint than one sees', '#F6F5F4', 'White smoke'],
    ['too strong to be a white', '#FFEFC0', null],
    ['too dark to be one', '#D6CFC3', 'Silver'],
    ['too light to be a black', '#241A14', 'Jet'],
  ])('calls no color a tint that is %s', (_, hex, name) => {
    expect(nameOf(hex)).toBe(name ?? colorName(colorFromHex(hex).hsl));
  });

  it('leaves colors with a hue to the table', () => {
    for (const hex of ['#0D9488', '#2B3FD6', '#FF6A3D', '#B47145']) {
      expect(nameOf(hex)).toBe(colorName(colorFromHex(hex).hsl));
    }
  });

  it('names grays of their own: none stands in the table, and they only change upwards', () => {
    const grays = Array.from({ length: 256 }, (_, v) => plainName(colorFromRgb({ r: v, g: v, b: v })));
    const inOrder = grays.filter((name, i) => name !== grays[i - 1]);
    expect(new Set(inOrder).size).toBe(inOrder.length);
    expect(inOrder[0]).toBe('Black');
    expect(inOrder.at(-1)).toBe('White');
    const table = new Set(Object.values(COLOR_NAMES).flat());
    expect([...inOrder, 'Ivory', 'Snow', 'Ink', 'Espresso'].filter((name) => table.has(name))).toEqual([]);
  });
});
