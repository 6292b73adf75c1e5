import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const COLORS = ['#FFFFFF Background', '#000000 Text', '#008080 Accent'];

describe('lines of a word for a role and a color word', () => {
  it.each([
    ['with nothing else', 'Background white\nText black\nAccent teal'],
    ['with a written color among them', 'Background white\nText black\nAccent #008080'],
    ['in a list under a heading', 'Colors:\n- Background white\n- Text black\n- Accent teal'],
    ['with colons', 'Background: white\nText: black\nAccent: teal'],
    ['in one line', 'Background white, Text black, Accent teal'],
    ['in one line with semicolons', 'Background white; Text black; Accent #008080;'],
    ['in one line with nothing between', 'Background white Text black Accent teal'],
    ['behind their colors', 'White Background, black Text and teal Accent'],
    ['with dashes', 'Background - white\nText – black\nAccent - teal'],
  ])('are colors with their labels %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(COLORS);
    expect(found.problems).toEqual([]);
  });

  it('may be all there is', () => {
    expect(named(parseText('Background white, text black'))).toEqual(['#FFFFFF Background', '#000000 text']);
    expect(named(parseText('text black on background white'))).toEqual([
      '#000000 text',
      '#FFFFFF background',
    ]);
    expect(named(parseText('primary navy blue, secondary hot pink'))).toEqual([
      '#000080 primary',
      '#FF69B4 secondary',
    ]);
  });

  it('may have several words for each', () => {
    expect(named(parseText('Button background navy\nBorder light gray'))).toEqual([
      '#000080 Button background',
      '#D3D3D3 Border',
    ]);
  });
});

it.each([
  'The sky is blue\nThe grass is green\nI like red',
  'Roses red\nViolets blue',
  'The text is black\nOur background was white',
  'Text black on white\nBackground white',
])('sentences with color words are none: %s', (text) => {
  expect(parseText(text).colors).toEqual([]);
});
