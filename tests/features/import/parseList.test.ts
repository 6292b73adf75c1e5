import { describe, expect, it } from 'vitest';
import { parseList } from '../../../src/features/import/parseList';
import { hexes, named } from './hexes';

describe('the colors of a list', () => {
  it.each([
    ['red green blue', ['#FF0000', '#008000', '#0000FF']],
    ['rebeccapurple teal;', ['#663399', '#008080']],
    ['  tomato  navy, white ', ['#FF6347', '#000080', '#FFFFFF']],
  ])('may be words of CSS side by side: %s', (text, expected) => {
    expect(hexes(parseList(text))).toEqual(expected);
  });

  it('are not the colors in a name', () => {
    const found = parseList('#264653\nlight red, navy');
    expect(hexes(found)).toEqual(['#264653', '#000080']);
    expect(found.problems).toEqual([{ line: 2, text: 'light red' }]);
    expect(named(parseList('Navy blue #264653'))).toEqual(['#264653 Navy blue']);
  });
});
