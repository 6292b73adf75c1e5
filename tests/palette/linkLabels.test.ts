import { expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { nameColor } from '../../src/palette/nameColor';
import { builderAddress, paletteLink, parsePaletteLink } from '../../src/palette/paletteLink';

const palette = (...names: readonly (string | null)[]) =>
  names.map((name, i) => nameColor(colorFromHex(`#00000${i}`), name));
const labels = (search: string): (string | undefined)[] => {
  const link = parsePaletteLink(search);
  return 'problem' in link ? [link.problem] : link.palette.map(({ name }) => name);
};

it.each([
  [[null, null], 'c=000000-000001'],
  [['Primary', null], 'c=000000-000001&label=Primary'],
  [[null, 'Ink', null], 'c=000000-000001-000002&label=&label=Ink'],
  [['A & B', 'Ink'], 'c=000000-000001&label=A+%26+B&label=Ink'],
])('colors of the names %j are linked with those up to the last', (names, link) => {
  expect(paletteLink(palette(...names))).toBe(link);
  expect(labels(link)).toEqual(names.map((name) => name ?? undefined));
});

it('a color is named by its own label, cleaned, and by none that is beyond the colors', () => {
  expect(labels('?c=000-fff&label=%20Ink%0A&label=%E2%80%8B&label=Third')).toEqual(['Ink', undefined]);
});

it('the name of the palette stands before those of its colors', () => {
  expect(builderAddress({ colors: palette('Ink', null), name: 'Teal' })).toBe(
    '/palette-builder?c=000000-000001&n=Teal&label=Ink',
  );
});
