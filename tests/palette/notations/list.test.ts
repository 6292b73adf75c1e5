import { describe, expect, it } from 'vitest';
import { parseList } from '../../../src/palette/notations/list';
import { hexes, named } from './hexes';

describe('the colors of a list', () => {
  it.each([
    ['red green blue', ['#FF0000', '#008000', '#0000FF']],
    ['rebeccapurple teal;', ['#663399', '#008080']],
    ['  tomato  navy, white ', ['#FF6347', '#000080', '#FFFFFF']],
  ])('may be words of CSS side by side: %s', (text, expected) => {
    expect(hexes(parseList(text))).toEqual(expected);
  });

  it.each([
    ['fff, 000, abc', ['#FFFFFF', '#000000', '#AABBCC']],
    ['111 222 aaa 0d9488', ['#111111', '#222222', '#AAAAAA', '#0D9488']],
    // Three digits alone, or beside words, are numbers.
    ['000 111 222', []],
    ['take 100 for abc', ['#AABBCC']],
  ])('may be short hex without a sign, of digits too beside one with a letter: %s', (text, expected) => {
    expect(hexes(parseList(text))).toEqual(expected);
  });

  it('are not the colors in a name', () => {
    const found = parseList('#264653\nlight red, navy');
    expect(hexes(found)).toEqual(['#264653', '#000080']);
    expect(found.problems).toEqual([{ line: 2, text: 'light red' }]);
    expect(named(parseList('Navy blue #264653'))).toEqual(['#264653 Navy blue']);
  });
});
