import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('colors of several notations in a line', () => {
  it.each([
    ['#222 rebeccapurple', ['#222222', '#663399']],
    ['#ff0000 blue', ['#FF0000', '#0000FF']],
    ['rebeccapurple, rgb(13 148 136)', ['#663399', '#0D9488']],
    ['rgb(13 148 136) rebeccapurple #E9C46A', ['#0D9488', '#663399', '#E9C46A']],
    ['#0D9488 tomato hsl(300 50% 50%)', ['#0D9488', '#FF6347', '#BF40BF']],
  ])('%s', (text, colors) => {
    expect(hexes(parseText(text))).toEqual(colors);
  });

  it('are a name and its color where the word is alike', () => {
    for (const text of ['teal #0D9488', '#0D9488 teal'])
      expect(named(parseText(text))).toEqual(['#0D9488 teal']);
  });
});

describe('a gradient by itself', () => {
  it.each([
    ['linear-gradient(90deg, #f00, teal 40%, hsl(120 50% 48%))', ['#FF0000', '#008080', '#3DB83D']],
    ['radial-gradient(circle at center, red 0%, teal 100%)', ['#FF0000', '#008080']],
    ['conic-gradient(from 45deg in oklch longer hue, red, teal)', ['#FF0000', '#008080']],
    ['$g: linear-gradient(to right, red, teal);', ['#FF0000', '#008080']],
  ])('%s has all of its colors', (text, colors) => {
    expect(hexes(parseText(text))).toEqual(colors);
  });
});

it.each(['QColor', 'Color32', 'wxColour'])('variables of C++ are code, not words: %s', (type) => {
  const text = `${type} teal(13, 148, 136);\n${type} amber("#f59e0b");`;
  expect(named(parseText(text))).toEqual(['#0D9488 teal', '#F59E0B amber']);
});
