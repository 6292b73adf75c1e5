import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

const told = (text: string): string[] => parseText(text).problems.map((problem) => problem.text);

describe('hex of several lengths', () => {
  it.each([
    ['#abc #12345 #1234 ff00ff', ['#AABBCC', '#112233', '#FF00FF'], ['#12345']],
    ['#abc\n#12345\n#1234\nff00ff', ['#AABBCC', '#112233', '#FF00FF'], ['#12345']],
    ['#abc, #12345, #1234, ff00ff', ['#AABBCC', '#112233', '#FF00FF'], ['#12345']],
    ['ff00ff #abc #1234567', ['#FF00FF', '#AABBCC'], ['#1234567']],
    ['#0d9488 #12g456 ff00ff', ['#0D9488', '#FF00FF'], ['#12g456']],
    ['#1a2b3c #12 #fff', ['#1A2B3C', '#FFFFFF'], ['#12']],
    ['ff00ff 12345 #abcdef', ['#FF00FF', '#ABCDEF'], ['12345']],
    ['#ABC ff00ff #DEF', ['#AABBCC', '#FF00FF', '#DDEEFF'], []],
    ['#aabbcc\nff00ff\n00ff00', ['#AABBCC', '#FF00FF', '#00FF00'], []],
    ['#112233 #445566 202411', ['#112233', '#445566', '#202411'], []],
    ['#F9F0DA; 4c1824,,, #00d1ef', ['#F9F0DA', '#4C1824', '#00D1EF'], []],
    ['#1a2b3c facade #fff', ['#1A2B3C', '#FFFFFF'], []],
  ])('is read where it is a color, and told where it is none: %s', (text, expected, unread) => {
    expect(hexes(parseText(text))).toEqual(expected);
    expect(told(text)).toEqual(unread);
  });

  it.each([
    ['#1 #0d9488', ['#0D9488']],
    ['#0d9488 202411', ['#0D9488']],
    ['Fixes #1234 and #5678: the button is #0d9488', ['#0D9488']],
  ])('is told from places, dates and references: %s', (text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
  });
});
