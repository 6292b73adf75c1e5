import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { rgbToOklch } from '../../src/color/oklab';
import { hueName, isNamedByHand } from '../../src/theme/themeFromPalette';

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
