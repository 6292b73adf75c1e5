import { expect, it } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { shownName } from '../../../../src/color/shownName';
import { distinctNames } from '../../../../src/features/home/weekly/distinctNames';

const namesOf = (...hexes: string[]) => distinctNames(hexes.map((hex) => colorFromHex(hex)));

it('calls the lighter of two colors with one name pale and the darker deep', () => {
  const name = shownName(colorFromHex('#F69955'));
  expect(shownName(colorFromHex('#FDE5C9'))).toBe(name);
  expect(namesOf('#F69955', '#220A1B', '#FDE5C9')).toEqual([
    `Deep ${name.toLowerCase()}`,
    shownName(colorFromHex('#220A1B')),
    `Pale ${name.toLowerCase()}`,
  ]);
});

it('leaves names that tell the colors apart, and those of one color twice', () => {
  expect(namesOf('#0D9488', '#1C1917')).toEqual(
    ['#0D9488', '#1C1917'].map((hex) => shownName(colorFromHex(hex))),
  );
  expect(new Set(namesOf('#0D9488', '#0D9488')).size).toBe(1);
});
