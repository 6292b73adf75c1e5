import { describe, expect, it } from 'vitest';

import { notAColorMessage } from '../../src/domain/importMessages';
import { flawOf, isNearMiss } from '../../src/palette/flawOf';
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
    ['Sand: hsl(38, 60%, 80%', '“)” is missing'],
    ['rbg(13, 148, 136)', 'perhaps “rgb”?'],
    ['Sea: okclh(0.6 0.1 180)', 'perhaps “oklch”?'],
    ['tomatoe', 'perhaps “tomato”?'],
    ['--accent: turqoise;', 'perhaps “turquoise”?'],
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

  it.each([
    ['the plural, as headings have it', 'Greens'],
    ['a word that begins with another letter', 'mellow'],
    ['a word among others', 'about tomatoe'],
    ['another color model', 'hsv(174, 84%, 58%)'],
    ['a place in a text', 'page(12)'],
  ])('is no slip of a color word: %s', (_, text) => {
    expect(flawOf(text)).toBeNull();
  });

  it('is told by its kind, for whoever has other words for it', () => {
    expect(flawOf('oklch(foo bar)')).toEqual({ kind: 'notANumber', word: 'foo' });
  });

  it('is no computing where words stand for numbers', () => {
    const text = ':root {\n --a: oklch(foo bar);\n --b: oklch(from red l c h / var(--o));\n --c: #111;\n}';
    expect(parseText(text).problems[0]).toEqual({ line: 2, text: 'oklch(foo bar)' });
  });
});

describe('what was meant for a color', () => {
  it.each([
    '#7C3AEG',
    'rgb(1, 2)',
    'hsl(38, 60%, 80%',
    'rbg(1, 2, 3)',
    'tomatoe',
    'hsv(174, 84%, 58%)',
    '13, 148',
  ])('is %s', (text) => {
    expect(isNearMiss({ line: 1, text })).toBe(true);
  });

  it.each(['Brand colors', 'spring', 'Thank you, Anna!', '#brand', '#spring', 'page(12)'])(
    'is not %s, which is prose',
    (text) => {
      expect(isNearMiss({ line: 1, text })).toBe(false);
    },
  );

  it('is whatever is known not to be read', () => {
    expect(isNearMiss({ line: 1, text: 'darken($a, 5%)', reason: 'computed' })).toBe(true);
  });

  it.each([
    ['left open', '.a { color: hsl(38, 60%, 80%; }\n.b { color: #111; }', 'hsl(38, 60%, 80%'],
    [
      'of a misspelled function',
      '.a { color: rbg(13, 148, 136); }\n.b { color: #111; }',
      'rbg(13, 148, 136)',
    ],
  ])('is told of a style sheet, too: a color %s', (_, sheet, text) => {
    expect(parseText(sheet).problems).toEqual([{ line: 1, text }]);
  });
});
