import { expect, it } from 'vitest';

import { readHueCall } from '../../../../src/palette/notations/code/hueCalls';
import { formatHex } from '../../../../src/color/format';

it.each([
  ['Color.hsl', '#206060'],
  ['color.setHSL', '#206060'],
  ['Color.hsv', '#204040'],
  // What the call belongs to says nothing about its model.
  ['hslTools.hsv', '#204040'],
  ['hsl.from_hsv', '#204040'],
])('the end of the name of %s says whether its third number is a lightness or a brightness', (name, hex) => {
  const hue = /from_|set/.test(name) ? '0.5' : '180';
  const color = readHueCall(name, `${hue}, 0.5, 0.25`);
  expect(color && formatHex(color)).toBe(hex);
});
