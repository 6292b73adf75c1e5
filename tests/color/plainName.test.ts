import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromRgb } from '../../src/color/color';
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
