import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import {
  changeSearch,
  cleanWord,
  isSearch,
  readQuery,
  writeQuery,
} from '../../../src/features/explore/exploreQuery';

const TEAL = colorFromHex('#0D9488');
const NOTHING = { word: null, tags: [], near: null, size: null };
const read = (search: string) => readQuery(new URLSearchParams(search));

describe('the query of the address', () => {
  it.each([
    ['', { ...NOTHING, sort: 'popular' }],
    ['sort=recent', { ...NOTHING, sort: 'recent' }],
    ['q=night+ferry&size=5', { ...NOTHING, word: 'night ferry', size: 5, sort: 'popular' }],
    ['near=0d9488', { ...NOTHING, near: TEAL, sort: 'nearest' }],
    [
      'tag=autumn&tag=calm&near=0d9488',
      { ...NOTHING, tags: ['autumn', 'calm'], near: TEAL, sort: 'nearest' },
    ],
    ['near=0d9488&sort=recent', { ...NOTHING, near: TEAL, sort: 'recent' }],
  ])('%j is read, and written the same again', (search, query) => {
    expect(read(search)).toEqual(query);
    expect(writeQuery(read(search))).toBe(search);
  });

  it.each([
    ['an order that there is not', 'sort=name'],
    ['nearest without a color', 'sort=nearest'],
    ['a color that is none', 'near=zzz'],
    ['a size that no palette has', 'size=10'],
    ['a size that is no number', 'size=2.5'],
    ['a word of spaces', 'q=+++'],
    ['a palette, which the viewer reads', 'palette=1'],
  ])('asks for nothing by %s', (_, search) => {
    expect(read(search)).toEqual({ ...NOTHING, sort: 'popular' });
  });

  it('is the same text for the same query, however it was written', () => {
    expect(writeQuery(read('size=5&near=%230D9488&sort=nearest&q=%20Sea%20'))).toBe(
      'q=Sea&near=0d9488&size=5',
    );
  });
});

describe('a word', () => {
  it('is one line of at most 40 characters, whole ones', () => {
    expect(cleanWord('  night \n ferry ')).toBe('night ferry');
    expect(cleanWord('😀'.repeat(50))).toBe('😀'.repeat(40));
    expect(cleanWord(' \t ')).toBeNull();
  });
});

describe('a change of the search', () => {
  it('puts the nearest first with a color that is new, and not without one', () => {
    const recent = read('sort=recent');
    const near = changeSearch(recent, { near: TEAL });
    expect(near.sort).toBe('nearest');
    expect(changeSearch(near, { near: null }).sort).toBe('popular');
  });

  it('keeps the order that was chosen', () => {
    expect(changeSearch(read('near=0d9488&sort=recent'), { size: 5 }).sort).toBe('recent');
    expect(changeSearch(read('sort=recent'), { word: 'sea' }).sort).toBe('recent');
  });

  it('knows whether anything is looked for', () => {
    expect(isSearch(read('sort=recent'))).toBe(false);
    for (const search of ['q=a', 'near=fff', 'size=2']) expect(isSearch(read(search))).toBe(true);
  });
});
