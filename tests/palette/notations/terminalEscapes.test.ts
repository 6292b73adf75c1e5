import { expect, it } from 'vitest';

import { parseText } from '../../../src/palette/notations/parseText';
import { hexes } from './hexes';

it.each([
  ['three digits', '\\e[38;2;255;190;195m', ['#FFBEC3']],
  ['one and two digits', '\\e[48;2;9;10;0m', ['#090A00']],
  ['colons', '\\e[38:2:255:190:195m', ['#FFBEC3']],
])('channels of an escape have up to three digits: %s', (_, text, expected) => {
  expect(hexes(parseText(text))).toEqual(expected);
});
