import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const COLORS = ['#123456 Primary', '#000080 Secondary', '#FF0000 Accent'];

describe('a color word behind its name, among colors that are written otherwise', () => {
  it.each([
    ['in a line', 'Primary: #123456, Secondary: navy, Accent: rgb(255, 0, 0)'],
    ['in lines', 'Primary: #123456\nSecondary: navy\nAccent: rgb(255, 0, 0)'],
    ['in a list', '- Primary: #123456\n- Secondary: Navy\n- Accent: #ff0000'],
    ['behind dashes', 'Primary – #123456\nSecondary – navy\nAccent – red'],
    ['under a heading', 'Brand:\n\nPrimary: #123456\nSecondary: navy\nAccent: red'],
  ])('is that color %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(COLORS);
    expect(found.problems).toEqual([]);
  });

  it('may come first', () => {
    expect(named(parseText('Primary: navy\nAccent: #ff0000'))).toEqual(['#000080 Primary', '#FF0000 Accent']);
  });
});

it('a color word among names with other values may be anything', () => {
  expect(named(parseText('Material: gold\nWeight: 20\nCode: #123456'))).toEqual(['#123456 Code']);
});

it('classes of Tailwind are no name of the color in one of them', () => {
  expect(named(parseText('bg-[#1da1f2] text-white border-slate-200'))).toEqual(['#1DA1F2 -']);
});

it('calls of Swift without anything around them are code', () => {
  const text = 'UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1.0)\nColor(0xFF6200EE)';
  expect(named(parseText(text))).toEqual(['#336699 -', '#6200EE -']);
});
