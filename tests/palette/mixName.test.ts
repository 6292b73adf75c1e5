import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixName } from '../../src/palette/mixName';
import { cleanPaletteName } from '../../src/palette/paletteName';

const mixed = (first: string | null, second: string | null) =>
  mixName({ colors: [], name: first }, { colors: [], name: second });

describe('the name of a mix', () => {
  it.each([
    ['Dune', 'Sea', 'Dune + Sea'],
    // By one name alone it would pass for that palette.
    ['Dune', null, null],
    [null, 'Sea', null],
    [null, null, null],
    ['Dune', 'Dune', 'Dune'],
    ['Sea', 'A very long name of a palette, forty long', 'Sea + A very long name of a palette, fo…'],
    ['A very long name of a palette, forty long', 'Sea', 'A very long name of a palette, fo… + Sea'],
    ['A'.repeat(16), 'B'.repeat(21), `${'A'.repeat(16)} + ${'B'.repeat(21)}`],
    ['A'.repeat(17), 'B'.repeat(21), `${'A'.repeat(17)} + ${'B'.repeat(19)}…`],
    // No space is left before the sign that something is cut.
    [`${'x'.repeat(16)} ${'x'.repeat(23)}`, 'y'.repeat(40), `${'x'.repeat(16)}… + ${'y'.repeat(18)}…`],
    ['x'.repeat(40), 'y'.repeat(40), `${'x'.repeat(17)}… + ${'y'.repeat(18)}…`],
  ])('of %j and %j is %j', (first, second, name) => {
    expect(mixed(first, second)).toBe(name);
  });

  it('is one that a palette may have', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .map(cleanPaletteName)
      .filter((text) => text !== null);
    fc.assert(
      fc.property(name, name, (first, second) => {
        const both = mixed(first, second) ?? '';
        expect(cleanPaletteName(both)).toBe(both);
      }),
    );
  });
});
