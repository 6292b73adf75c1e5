import { expect, it } from 'vitest';

import { cutName, PALETTE_NAME_MAX } from '../../src/palette/paletteName';

it('a name that is too long for a palette is cut, and says so', () => {
  expect(cutName('City night')).toBe('City night');
  expect(cutName('🎨'.repeat(PALETTE_NAME_MAX))).toBe('🎨'.repeat(PALETTE_NAME_MAX));
  expect(cutName('A rainy night in the city: neon signs, wet asphalt and lights behind glass')).toBe(
    'A rainy night in the city: neon signs,…',
  );
  expect(cutName('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
});
