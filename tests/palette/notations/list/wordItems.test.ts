import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

const told = (text: string): string[] => parseText(text).problems.map((problem) => problem.text);

describe('a color of two words', () => {
  it.each([
    ['navy blue', ['#000080']],
    ['Navy Blue', ['#000080']],
    ['light blue', ['#ADD8E6']],
    ['yellow green', ['#9ACD32']],
    ['light golden rod yellow', ['#FAFAD2']],
    ['navy blue, hot pink, teal', ['#000080', '#FF69B4', '#008080']],
    ['navy-blue, hot-pink', ['#000080', '#FF69B4']],
    ['red; navy blue', ['#FF0000', '#000080']],
    ['dark green\nsky blue\nroyal blue\nforest green', ['#006400', '#87CEEB', '#4169E1', '#228B22']],
    ['navy blue\nforest green\n#ffcc00', ['#000080', '#228B22', '#FFCC00']],
    ['- slate grey\n- violet red', ['#708090', '#D02090']],
    ['1. navy blue\n2. #ff8800', ['#000080', '#FF8800']],
    ['navy blue and hot pink', ['#000080', '#FF69B4']],
    ['navy blue / hot pink / gold', ['#000080', '#FF69B4', '#FFD700']],
    ['Primary: navy blue\nSecondary: hot pink', ['#000080', '#FF69B4']],
    ['"navy blue", "hot pink"', ['#000080', '#FF69B4']],
    ['[navy blue, hot pink]', ['#000080', '#FF69B4']],
    ['navy blue to hot pink', ['#000080', '#FF69B4']],
    ['bg: light grey', ['#D3D3D3']],
    ['teal, navy blue, off-white (#FAF9F6) and coral', ['#008080', '#000080', '#FAF9F6', '#FF7F50']],
    ['#0ea5e9 navy blue #f43f5e', ['#0EA5E9', '#000080', '#F43F5E']],
    ['#0ea5e9, navy blue, light green', ['#0EA5E9', '#000080', '#90EE90']],
  ])('is one color: %s', (text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['red green blue', ['#FF0000', '#008000', '#0000FF']],
    ['red blue', ['#FF0000', '#0000FF']],
    ['teal navy', ['#008080', '#000080']],
    ['red orange yellow green', ['#FF0000', '#FFA500', '#FFFF00', '#008000']],
    ['navy blue hot pink gold', ['#000080', '#FF69B4', '#FFD700']],
    ['red dark orange blue', ['#FF0000', '#FF8C00', '#0000FF']],
    ['tomato navy, white', ['#FF6347', '#000080', '#FFFFFF']],
  ])('is told from colors side by side: %s', (text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
  });

  it.each([
    ['blue green, gold', ['#FFD700'], ['blue green']],
    ['purple red\ngold', ['#FFD700'], ['purple red']],
    ['mint green, navy', ['#000080'], ['mint green']],
  ])('is told as not read where it is no known name, and never two colors: %s', (text, expected, unread) => {
    expect(hexes(parseText(text))).toEqual(expected);
    expect(told(text)).toEqual(unread);
  });

  it('has no separators alone that would be told', () => {
    expect(told('teal, navy\n , \n')).toEqual([]);
  });
});

describe('what a list is called', () => {
  it.each([
    ['#0d9488, #f5f5f4', 'Hex list'],
    ['0d9488 f5f5f4', 'Hex list'],
    ['abc\ndef\n123', 'Hex list'],
    ['Teal 0x0d9488\nStone #f5f5f4', 'Hex list'],
    ['#0d9488\nteal\n#f5f5f4', 'Color list'],
    ['#0d9488\nrgb(245, 245, 244)\nhsl(20 14% 4%)', 'Color list'],
    ['navy blue, hot pink', 'Color list'],
  ])('is by its notations: %s', (text, kind) => {
    expect(parseText(text).kind).toBe(kind);
  });
});
