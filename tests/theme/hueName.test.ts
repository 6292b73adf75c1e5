import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { rgbToOklch } from '../../src/color/oklab';
import { hueName, isNamedByHand, isSameHue } from '../../src/theme/themeFromPalette';

it.each([
  ['#0D9488', 'teal'],
  ['#F59E0B', 'amber'],
  ['#E11D48', 'rose'],
  ['#4F46E5', 'indigo'],
  ['#F97316', 'orange'],
  ['#8A4B2A', 'brown'],
  ['#AD7A5C', 'brown'],
  ['#D9C2A0', 'sand'],
  ['#5A5A1F', 'olive'],
  ['#64748B', 'slate'],
  ['#0B1F5C', 'navy'],
  ['#5C0A14', 'maroon'],
  ['#4A2F4F', 'plum'],
])('calls the scale of %s %s', (hex, name) => {
  expect(hueName(rgbToOklch(colorFromHex(hex).rgb))).toBe(name);
});

describe('a hue', () => {
  const named = (id: string): boolean => isNamedByHand({ id, anchors: [colorFromHex('#0D9488')], shift: 0 });

  it.each(['teal', 'teal-2', 'teal-12'])('with the name of its color is not named by hand: %s', (id) => {
    expect(named(id)).toBe(false);
  });

  it.each(['sea', 'teal-sea', 'teal-2-sea', 'te-2al', 'blue-2'])('with another one is: %s', (id) => {
    expect(named(id)).toBe(true);
  });

  it('without a color is not: there is nothing that it could be named after', () => {
    expect(isNamedByHand({ id: 'sea', anchors: [], shift: 0 })).toBe(false);
  });
});

describe('two colors', () => {
  const isOne = (one: string, other: string): boolean => isSameHue(colorFromHex(one), colorFromHex(other));

  it.each([
    ['a light and a dark teal', '#5EEAD4', '#115E59'],
    // OKLCH hues of 354 and 1 degrees.
    ['pinks on both sides of 0 degrees', '#EC4899', '#DB2777'],
    ['two grays', '#111111', '#EEEEEE'],
    // A trace of red and one of blue.
    ['grays with different traces of color', '#8A8484', '#84848A'],
  ])('are of one hue: %s', (_, one, other) => {
    expect(isOne(one, other)).toBe(true);
    expect(isOne(other, one)).toBe(true);
  });

  it.each([
    ['teal and blue', '#14B8A6', '#2563EB'],
    ['red and orange', '#DC2626', '#F97316'],
    // The gray has a trace of the teal's hue.
    ['a gray and a color', '#848A89', '#14B8A6'],
  ])('are not: %s', (_, one, other) => {
    expect(isOne(one, other)).toBe(false);
    expect(isOne(other, one)).toBe(false);
  });
});
