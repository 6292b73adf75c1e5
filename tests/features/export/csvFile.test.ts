import { expect, it } from 'vitest';
import { formatHex } from '../../../src/color/format';
import { parseFile } from '../../../src/palette/notations/parseFile';
import { choiceOf, TEAL, write } from './palettes';

const NAMES = ['Café', 'Łosoś', '青'];
const written = () => write({ ...TEAL, names: NAMES }, choiceOf('csv'));

it('a CSV file begins with a byte order mark, by which spreadsheets know its letters; copied text has none', async () => {
  const { bytes, text } = await written();
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text.startsWith('Name,Hex')).toBe(true);
  expect(new TextDecoder().decode(bytes)).toBe(text);
});

it('a CSV file is read back with its names and colors', async () => {
  const { bytes, hexes } = await written();
  const { kind, colors, problems } = parseFile(bytes);
  expect([kind, problems]).toEqual(['CSV', []]);
  expect(colors.map(({ color }) => formatHex(color))).toEqual(hexes);
  expect(colors.map(({ name }) => name)).toEqual(NAMES);
});

it('files of other formats begin with their text', async () => {
  for (const id of ['css', 'json', 'gpl', 'svg']) {
    const { bytes, text } = await write(TEAL, choiceOf(id));
    expect(bytes).toEqual(new TextEncoder().encode(text));
  }
});
