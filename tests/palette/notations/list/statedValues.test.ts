import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

describe('one color in several models behind their names', () => {
  it.each([
    'rgb 12 34 56 / hex 0C2238 / hsl 210 65% 13%',
    'rgb 12 34 56 / hex 0C2238',
    'hex 0C2238 / rgb 12 34 56',
    'RGB 12 34 56, HEX: 0C2238',
    '- rgb 12 34 56 + hex 0C2238',
    'hsl 210 65% 13% | hex #0C2238 | rgb 12 34 56',
    'hex: 0C2238 • rgb: 12, 34, 56 • cmyk: 79 39 0 78',
  ])('has no name of signs and values: %s', (text) => {
    const { problems, ...found } = parseText(text);
    expect(named({ ...found, problems })).toEqual(['#0C2238 -']);
    expect(problems).toEqual([]);
  });

  it('keeps its own name', () => {
    const text =
      'Navy: rgb 12 34 56 / hex 0C2238 / hsl 210 65% 13%\nCrimson: rgb 200 30 40 / hex C81E28 / hsl 356 74% 45%';
    expect(named(parseText(text))).toEqual(['#0C2238 Navy', '#C81E28 Crimson']);
  });
});

it.each(['rgb 12 34 56, rgb 200 30 40', 'rgb 12 34 56 / hex C81E28', 'hex 0C2238 / rgb 200 30 40'])(
  'different colors behind their models are each one: %s',
  (text) => {
    expect(named(parseText(text))).toEqual(['#0C2238 -', '#C81E28 -']);
  },
);

describe('lines of colors behind the names of their models', () => {
  it.each([
    ['hex 0C2238\nrgb 200 30 40', ['#0C2238 -', '#C81E28 -']],
    ['hex: 0C2238\nrgb: 200,30,40\nhsl 200 50% 40%', ['#0C2238 -', '#C81E28 -', '#337799 -']],
    ['Button hex 0C2238\nLink rgb 200 30 40', ['#0C2238 Button', '#C81E28 Link']],
    ['Primary teal\nSecondary rgb 200 30 40', ['#008080 Primary', '#C81E28 Secondary']],
    ['hex 0C2238', ['#0C2238 -']],
    ['Hex #0C2238 (navy)', ['#0C2238 navy']],
    ['accent: hex 0C2238', ['#0C2238 accent']],
  ])('are each one, also in several models: %s', (text, expected) => {
    const found = parseText(text);
    expect(named(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });
});
