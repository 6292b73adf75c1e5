import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

it('a color map of QGIS has heights before its colors, and labels', () => {
  const text =
    '# QGIS Generated Color Map Export File\nINTERPOLATION:INTERPOLATED\n0,43,131,186,255,sea\n500,171,221,164,255,500\n';
  expect(named(parseText(text))).toEqual(['#2B83BA sea', '#ABDDA4 500']);
});

it('a color table of GMT has each color once, without the ones outside of its range', () => {
  const spaced =
    '# COLOR_MODEL = RGB\n-10\t13\t148\t136\t0\t245\t158\t11\n0\t245\t158\t11\t10\t239\t68\t68\nB\t0\t0\t0\nN\t128\t128\t128';
  const slashed = '0 13/148/136 5 245/158/11 L ; low\n5 245/158/11 10 239/68/68 ; high';
  expect(hexes(parseText(spaced))).toEqual(['#0D9488', '#F59E0B', '#EF4444']);
  expect(named(parseText(slashed))).toEqual(['#0D9488 low', '#F59E0B -', '#EF4444 -']);
});

it('a color table with steps has both colors of each', () => {
  expect(hexes(parseText('0 13/148/136 5 13/148/136\n5 245/158/11 10 245/158/11'))).toEqual([
    '#0D9488',
    '#F59E0B',
  ]);
});

it('the rules of GRASS have percent before their colors', () => {
  expect(hexes(parseText('0% 13:148:136\n100% 245:158:11\nnv white\ndefault grey'))).toEqual([
    '#0D9488',
    '#F59E0B',
  ]);
});

it.each([
  ['eight numbers a row', '1 2 3 4 5 6 7 8\n9 10 11 12 13 14 15 16'],
  ['times', '0 13:14:13\n'],
])('%s are no color map', (_, text) => {
  expect(parseText(text).kind).not.toBe('Color map');
});
