import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

it.each([
  ['color: navy blue;', ['#000080 -']],
  ['background-color: lightblue; color: dark blue;', ['#ADD8E6 -', '#00008B -']],
  ['border: 1px solid dark blue;', ['#00008B -']],
  ['--brand: navy blue;\n--ink: #111;', ['#000080 brand', '#111111 ink']],
  ["const colors = { primary: 'hot pink', ink: 'navy' };", ['#FF69B4 primary', '#000080 ink']],
])('a color of two words is one color in code, too: %s', (text, expected) => {
  expect(named(parseText(text))).toEqual(expected);
});

it.each([
  ['border-color: red green blue;', ['#FF0000', '#008000', '#0000FF']],
  ['border-color: red blue yellow green;', ['#FF0000', '#0000FF', '#FFFF00', '#008000']],
])('words side by side are each one: %s', (text, expected) => {
  expect(named(parseText(text)).map((color) => color.split(' ')[0])).toEqual(expected);
});
