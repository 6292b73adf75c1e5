import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const read = (color: string): string => hexes(parseText(color))[0] ?? '';
const SAND = read('oklch(92% 0.04 85)');

describe('a column that is called by a model', () => {
  it.each([
    ['OKLCH in Markdown', '| Name | OKLCH |\n|---|---|\n| Sand | 92% 0.04 85 |', [`${SAND} Sand`]],
    ['OKLCH with signs', 'Token\tOKLCH\nSand\t92%, 0.04, 85°', [`${SAND} Sand`]],
    ['CSS', 'Token,CSS oklch()\nSand,oklch(92% 0.04 85)', [`${SAND} Sand`]],
    ['OKLab', 'Name;OKLab value\nTeal;0.6002 -0.1034 -0.0085', ['#0D9488 Teal']],
    ['LCH', '| Name | LCH |\n|---|---|\n| Red | 54.29% 106.84 40.86 |', ['#FF0000 Red']],
    ['Lab', 'Name,L*a*b*\nRed,54.29 80.8 69.9', ['#FF0000 Red']],
    ['CIELAB', 'Name,CIE Lab\nRed,54.29 80.8 69.9', ['#FF0000 Red']],
    [
      'HSL',
      '| Name | HSL |\n|---|---|\n| Dark red | 0, 100, 25 |\n| Red | 0 100% 50% |',
      ['#800000 Dark red', '#FF0000 Red'],
    ],
    ['HSB below a color word', '| Color | HSB |\n|---|---|\n| Red | 0, 100, 100 |', ['#FF0000 Red']],
    ['CMYK', 'Name\tCMYK\nRed\t0 100 100 0', ['#FF0000 Red']],
    ['RGB', 'Name\tsRGB\nTeal\t13 148 136', ['#0D9488 Teal']],
    ['the most exact of several', 'Name\tHSL\tOKLCH\nSand\t41 58 87\t92% 0.04 85', [`${SAND} Sand`]],
    ['hex beside one', 'Name\tOKLCH\tHex\nTeal\t60% 0.1 180\t#0D9488', ['#0D9488 Teal']],
  ])('has its channels in a cell: %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('may be another one in each table of a text', () => {
    const text =
      '| Name | HSL |\n|--|--|\n| Red | 0 100% 50% |\n\nOthers:\n\n| Name | OKLCH |\n|--|--|\n| Sand | 92% 0.04 85 |\n| Old | none |\n';
    const found = parseText(text);
    expect(named(found)).toEqual(['#FF0000 Red', `${SAND} Sand`]);
    expect(found.problems).toEqual([{ line: 10, text: '|Old|none|' }]);
  });

  it('holds no colors where its cells have none', () => {
    expect(hexes(parseText('Patient,Lab\nA,negative\nB,12 of 14\n'))).toEqual([]);
  });
});
