import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const read = (color: string): string => hexes(parseText(color))[0] ?? '';
const TEAL = read('oklch(0.62 0.11 190)');
const SAND = read('oklch(0.92 0.04 85)');

describe('titles parted by spaces', () => {
  it.each([
    ['percent beside fractions', 'Name  L C H\nTeal 0.62 0.11 190\nSand 92% 0.04 85\n'],
    ['aligned', 'Name    L     C     H\nTeal    0.62  0.11  190\nSand    0.92  0.04  85°\n'],
    ['a tab before them', 'Name\tL C H\nTeal\t0.62 0.11 190\nSand\t92% 0.04 85\n'],
    ['names behind', 'L C H Name\n0.62 0.11 190 Teal\n0.92 0.04 85 Sand\n'],
    ['numbers of the rows', 'No. Name L C H\n1 Teal 0.62 0.11 190\n2. Sand 0.92 0.04 85\n'],
    ['words', 'Color Lightness Chroma Hue\nTeal 62% 0.11 190deg\nSand 92% .04 85\n'],
    ['units', 'Name L(%) C H(°)\nTeal 62 0.11 190\nSand 92 0.04 85\n'],
    ['the name of the model', 'Name OKLCH\nTeal 0.62 0.11 190\nSand 92%, 0.04, 85\n'],
  ])('say what the numbers are: %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual([`${TEAL} Teal`, `${SAND} Sand`]);
    expect(found).toMatchObject({ kind: 'Table', problems: [] });
  });

  it.each([
    ['CIE LCH', 'Name L C H\nRed 54.29 106.84 40.86', ['#FF0000 Red']],
    ['Lab', 'Name L a b\nRed 54.29 80.8 69.9\nBlue 29.57 68.3 −112.03', ['#FF0000 Red', '#0000FF Blue']],
    ['OKLab', 'Name L a b\nTeal 0.6002 -0.1034 -0.0085', ['#0D9488 Teal']],
    ['HSL', 'Name H S L\nRed 0 100 50\nDark red 0 100 25', ['#FF0000 Red', '#800000 Dark red']],
    ['HSB', 'Name H S B\nRed 0 100 100', ['#FF0000 Red']],
    ['CMYK', 'Name C M Y K\nRed 0 100 100 0', ['#FF0000 Red']],
    ['CMYK by its name', 'Name CMYK\nRed 0 100 100 0', ['#FF0000 Red']],
    ['RGB', 'Name R G B\nTeal 13 148 136', ['#0D9488 Teal']],
    ['RGB beside hex', 'Name R G B Hex\nDeep ink 28 25 23 #1C1917', ['#1C1917 Deep ink']],
    ['OKLCH of steps', 'Step L C H\n500 0 0 0\n50 1 0 0', ['#000000 500', '#FFFFFF 50']],
  ])('may be those of %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('leave rows of other words or numbers aside, which are told', () => {
    const found = parseText('Name R G B\nWarm\nTeal 13 148 136\nInk 28 25 23\nSun 300 0 0');
    expect(named(found)).toEqual(['#0D9488 Teal', '#1C1917 Ink']);
    expect(found.problems).toEqual([
      { line: 2, text: 'Warm' },
      { line: 5, text: 'Sun 300 0 0', reason: 'outOfRange' },
    ]);
  });

  it.each([
    ['prices', 'Date O H L C\n2024-01-02 45.1 46.2 44.8 45.9\n2024-01-03 45.9 47.2 45.8 46.9\n'],
    ['hours', 'Time L C H\n10:30 45 20 a\n10:45 46 21 b\n'],
    ['a season', 'Team W D L\nReds 12 4 3\nBlues 10 5 4\n'],
    ['a game', 'Team R H E\nReds 5 9 1\nCubs 3 7 0\n'],
    ['a sentence', 'Our talk on H S L was moved to room 4\nit lasts 2 to 3 hours, for 20 people\n'],
    ['fewer numbers than letters', 'Name L C H\nTeal 0.62 0.11\nSand 0.92\n'],
  ])('are none above the numbers of %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual([]);
  });
});
