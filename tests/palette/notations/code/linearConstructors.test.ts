import { expect, it } from 'vitest';

import { formatHex } from '../../../../src/color/format';
import { readConstructor } from '../../../../src/palette/notations/code/constructors';

const read = (name: string, inside: string): string | null => {
  const color = readConstructor(name, inside);
  return color && formatHex(color);
};

it('a linear color has parts of 1; whole numbers beyond range to 255, as everywhere', () => {
  expect(read('FLinearColor', '1.0f, 0.0f, 0.0f')).toBe('#FF0000');
  expect(read('FLinearColor', '0.5f, 0.5f, 0.5f')).toBe('#BCBCBC');
  expect(read('FLinearColor', '13, 148, 136')).toBe('#0D9488');
});
