import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

const row = (...numbers: readonly number[]): string =>
  [...numbers.map((value) => value.toFixed(6)), '0 0 0 0'].join(' ');
const gradient = (...rows: readonly string[]): string =>
  ['GIMP Gradient', 'Name: Sunset', String(rows.length), ...rows, ''].join('\n');

it('a gradient of GIMP has the colors at the ends of its segments, each once', () => {
  const found = parseText(
    gradient(row(0, 0.2, 0.5, 1, 0, 0, 1, 1, 0.6, 0, 1), row(0.5, 0.7, 1, 1, 0.6, 0, 1, 0.2, 0, 0.4, 1)),
  );
  expect(hexes(found)).toEqual(['#FF0000', '#FF9900', '#330066']);
  expect(found).toMatchObject({ kind: 'GIMP gradient', title: 'Sunset', problems: [] });
});

it('a step between two segments has the colors of both sides', () => {
  const found = parseText(
    gradient(row(0, 0.2, 0.5, 1, 0, 0, 1, 1, 0, 0, 1), row(0.5, 0.7, 1, 0, 0, 1, 1, 0, 0, 1, 1)),
  );
  expect(hexes(found)).toEqual(['#FF0000', '#0000FF']);
});

it('an end that nobody sees is no color', () => {
  expect(hexes(parseText(gradient(row(0, 0.5, 1, 1, 0, 0, 1, 0, 0, 1, 0))))).toEqual(['#FF0000']);
});

it('a row that breaks off is told', () => {
  const { colors, problems } = parseText(gradient(row(0, 0.5, 1, 1, 0, 0, 1, 0, 0, 1, 1), '0.5 0.7 1.0 0.2'));
  expect(colors).toHaveLength(2);
  expect(problems).toEqual([{ line: 5, text: '0.5 0.7 1.0 0.2' }]);
});
