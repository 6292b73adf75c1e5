import { expect, test } from 'vitest';
import { formatHex } from '../../../../src/color/format';
import { parseText } from '../../../../src/palette/notations/parseText';

const read = (text: string) =>
  parseText(text).colors.map(({ name, color }) => `${name ?? '–'} ${formatHex(color)}`);

test.each([
  ['a quoted name with a comma', '"Lemon, soft",#FFF3B0,background', 'Lemon, soft #FFF3B0'],
  ['a quoted name with quotes', '"Deep ""sea"" blue",#003366', 'Deep "sea" blue #003366'],
  ['a quoted color', 'Rose,"rgb(225, 29, 72)",alert', 'Rose #E11D48'],
  ['a color function with a use', 'Rose,rgb(225 29 72),alert', 'Rose #E11D48'],
  ['a third column', 'Rose,#E11D48,alert', 'Rose #E11D48'],
  ['semicolons', 'Primary;#0D9488;Buttons', 'Primary #0D9488'],
  ['tabs', 'Primary\t#0D9488\tButtons', 'Primary #0D9488'],
  ['a number first', '7,Rose,#E11D48', 'Rose #E11D48'],
  ['the color first', '"#AABBCC","Fog"', 'Fog #AABBCC'],
  ['spaces and a use', 'Sky, #87CEEB, used for links', 'Sky #87CEEB'],
  ['channels in a quoted cell', 'Rose,"225, 29, 72",alert', 'Rose #E11D48'],
  ['single quotes', "'Sky', '#87CEEB'", 'Sky #87CEEB'],
])('a row of a table between other lines, with %s', (_, row, expected) => {
  expect(read(`Ocean #1CA9C9\n${row}\nhsl(200 50% 40%)`)).toEqual(['Ocean #1CA9C9', expected, '– #337799']);
});

test('titles within a list say where the colors and names of the rows below are', () => {
  const text = 'Ocean #1CA9C9\nUse,Name,Hex\nalert,Rose,#E11D48\nlinks,"Sky, light",#87CEEB\n\nteal';
  expect(read(text)).toEqual(['Ocean #1CA9C9', 'Rose #E11D48', 'Sky, light #87CEEB', '– #008080']);
  expect(parseText(text).problems).toEqual([]);
});

test('titles without a row below are reported, as any line without a color', () => {
  expect(parseText('Ocean #1CA9C9\nName,Hex,Use\n\nteal').problems).toEqual([
    { line: 2, text: 'Name,Hex,Use' },
  ]);
});

test('rows of functions are no titles of the row below', () => {
  expect(read('Use,Light\nlinks,rgb(13 148 136)\ntext,rgb(28 25 23)')).toEqual([
    'links #0D9488',
    'text #1C1917',
  ]);
});

test('several colors in a line remain several', () => {
  expect(read('Ocean #1CA9C9\n#E11D48,#87CEEB,tomato')).toHaveLength(4);
});
