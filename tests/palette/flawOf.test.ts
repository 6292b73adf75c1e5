import { describe, expect, it } from 'vitest';

import { notAColorMessage } from '../../src/domain/importMessages';
import { flawOf } from '../../src/palette/flawOf';
import { parseText } from '../../src/palette/notations/parseText';

const said = (text: string): string => notAColorMessage(2, text, undefined, flawOf(text));

describe('why a text is no color', () => {
  it.each([
    ['#12345', 'five digits'],
    ['#1', 'one digit'],
    ['#0123456789', '10 digits'],
    ['#', 'no digits'],
    ['Wrong,#0d948', 'five digits'],
    ['#12345g', '“g” is no hex digit'],
    ['rgb(1, 2)', 'a value is missing'],
    ['hsl(1 2% 3% / 4 5)', 'it has too many values'],
    ['oklch(foo bar)', '“foo” is not a number'],
    ['300 0 0 Wrong', '300 is beyond 255'],
    ['13, 148, 300', '300 is beyond 255'],
    ['13, 148', 'a value is missing'],
  ])('is said of %s', (text, reason) => {
    expect(said(text)).toBe(`“${text}” in line 2 is not a color: ${reason}`);
  });

  it.each([
    'rgb(1, 2, 3)',
    'rgb( 1 ,  2 , 3 )',
    'rgb(1 2 3 / 40%)',
    'hsl(none 2% 3%)',
    '13, 148, 136',
    '13 148 255 Teal',
    '#0d9488',
  ])('is nothing where it is one, or has nothing of these: %s', (text) => {
    expect(flawOf(text)).toBeNull();
  });

  it.each([
    ['rgb( 1 , 2 )', 'a value is missing'],
    ['rgb()', 'a value is missing'],
    ['13, 148, 256', '256 is beyond 255'],
  ])('is said of %s with all of its spaces', (text, reason) => {
    expect(said(text)).toBe(`“${text}” in line 2 is not a color: ${reason}`);
  });

  it.each(['some words', '#1234567890123456789012345678901234567…', 'rgb(calc(1) 2 3)', '#123 or so'])(
    'is not made up for %s',
    (text) => {
      expect(flawOf(text)).toBeNull();
    },
  );

  it('is told by its kind, for whoever has other words for it', () => {
    expect(flawOf('oklch(foo bar)')).toEqual({ kind: 'notANumber', word: 'foo' });
  });

  it('is no computing where words stand for numbers', () => {
    const text = ':root {\n --a: oklch(foo bar);\n --b: oklch(from red l c h / var(--o));\n --c: #111;\n}';
    expect(parseText(text).problems[0]).toEqual({ line: 2, text: 'oklch(foo bar)' });
  });
});
