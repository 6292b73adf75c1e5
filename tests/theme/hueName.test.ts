import { expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { rgbToOklch } from '../../src/color/oklab';
import { hueName } from '../../src/theme/themeFromPalette';

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
