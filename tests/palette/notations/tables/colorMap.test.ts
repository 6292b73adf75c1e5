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

it('a dark map of GRASS is one, too', () => {
  expect(hexes(parseText('0% 0:0:0\n100% 20:30:40\nend'))).toEqual(['#000000', '#141E28']);
});

it('words in rules of GRASS are read where CSS has the same', () => {
  const found = parseText('0% blue\n30% green\n50% 13:148:136\n80% aqua\n100% 300:0:0');
  expect(hexes(found)).toEqual(['#0000FF', '#00FF00', '#0D9488']);
  expect(found.problems).toEqual([
    { line: 4, text: '80% aqua', reason: 'elsewhere' },
    { line: 5, text: '100% 300:0:0', reason: 'outOfRange' },
  ]);
});

it.each([
  ['percent', '0 13 148 136\n50% 245 158 11\n100% 255 90 95 255'],
  ['missing values', '-10 13 148 136\n20 245 158 11\n1000.5 255 90 95\nnv 0 0 0 0'],
  ['commas', '0,13,148,136\n50,245,158,11\n70,255,90,95\nnv,0,0,0,0'],
])('rules of GDAL are known by %s', (_, text) => {
  expect(hexes(parseText(text))).toEqual(['#0D9488', '#F59E0B', '#FF5A5F']);
});

it.each([
  ['eight numbers a row', '1 2 3 4 5 6 7 8\n9 10 11 12 13 14 15 16'],
  ['a time', '0 13:14:13\n'],
  ['times', '42 10:15:30\n43 9:15:31\n44 23:59:59'],
  ['times with zeros in front', '0% 19:65:30\n100% 09:15:30'],
  ['times of a log', '42 09:15:30 started\n43 09:15:31 stopped'],
])('%s are no color map', (_, text) => {
  expect(parseText(text)).toMatchObject({ colors: [] });
});

it.each(['#COLOR_MODEL=HSV', '# COLOR_MODEL = +HSV', '#\tCOLOR_MODEL =\tHSV'])(
  'a color table of GMT may have hues: %s',
  (remark) => {
    const text = `${remark}\n0 0-1-1 5 120-1-1\n5 120-1-1 10 240-1-1`;
    expect(hexes(parseText(text))).toEqual(['#FF0000', '#00FF00', '#0000FF']);
  },
);
