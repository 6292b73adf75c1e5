import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

it('a hex as a key is the color of the name behind it, but not of another color', () => {
  expect(named(parseText('{"#0D9488":"Teal","#FF5A36":"Coral"}'))).toEqual(['#0D9488 Teal', '#FF5A36 Coral']);
  // What each color becomes.
  expect(named(parseText('{"#0D9488":"#115E59","#FF5A36":"rgb(1, 2, 3)"}'))).toEqual([
    '#115E59 #0D9488',
    '#010203 #FF5A36',
  ]);
});
