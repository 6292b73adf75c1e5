import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

describe('a sentence beside code', () => {
  const CODE = ':root { --sea: #0D9488; }';
  it.each([
    ['above', `Our accent is #E4572E, used with care\n\n${CODE}`, ['#E4572E', '#0D9488']],
    ['below', `${CODE}\n\nLinks turn into #E4572E when hovered.`, ['#0D9488', '#E4572E']],
    ['with a function', `The paper is rgb(244 239 226) everywhere\n${CODE}`, ['#F4EFE2', '#0D9488']],
  ])('gives its colors: %s', (_, text, expected) => {
    expect(hexes(parseText(text)).toSorted()).toEqual(expected.toSorted());
    expect(parseText(text).problems).toEqual([]);
  });

  it.each([
    ['with its brace in the next line', 'main header #E4572E\n{ color: #0D9488; }'],
    ['that goes on behind a comma', 'main header #E4572E,\nfooter { color: #0D9488; }'],
    ['of one line', 'main header #E4572E { color: #0D9488; }'],
    ['without words', `#E4572E .a\n.b { color: #0D9488; }`],
    ['of a word that is hex by chance', `the old #facade of it\nmain { color: #0D9488; }`],
    ['of three digits', `see issue #123 about it\nmain { color: #0D9488; }`],
  ])('is not what a selector is: %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual(['#0D9488']);
  });
});

describe('colors alone beside code', () => {
  it.each([
    ['in lines', 'primary: #0ea5e9; secondary: #f43f5e;\n#00ff00\n#123456', 4],
    ['in statements', 'a: #0ea5e9; b: #f43f5e; oklch(0.7 0.15 150); #0f0', 4],
    ['in a line of several', '$a: #0ea5e9;\n- #f43f5e, rgb(1 2 3) #123456', 4],
    ['above a block', '#00ff00\n#123456;\n.a { color: #f43f5e }', 3],
  ])('are read: %s', (_, text, count) => {
    expect(hexes(parseText(text))).toHaveLength(count);
    expect(parseText(text).problems).toEqual([]);
  });

  it.each([
    ['with its brace in the same line', '#a1b2c3 { color: #0D9488; }'],
    ['with its brace in the next line', '#a1b2c3\n{ color: #0D9488; }'],
    ['of several', '#a1b2c3,\n#b1b2c3 { color: #0D9488; }'],
    ['of a word that is hex by chance', '#facade;\nmain { color: #0D9488; }'],
    ['that a script looks for', "find('#a1b2c3'); let a = '#0D9488';"],
  ])('are not what a selector is: %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual(['#0D9488']);
  });
});
