import { describe, expect, it } from 'vitest';
import { readUserPage, readUserSearch } from '../../../../supabase/functions/_shared/readUserSearch.ts';

const read = (query: string) => readUserPage(new URLSearchParams(query));

describe('what users are looked for', () => {
  it('is everybody, the newest first, where nothing is said', () => {
    expect(read('')).toEqual({
      word: '',
      plan: 'all',
      sort: 'joined',
      descends: true,
      most: 1000,
      skip: 0,
      page: 0,
    });
  });

  it('is read from the query', () => {
    expect(read('search=%20ann%20&filter=pro&sort=name&direction=asc&per_page=100&page=3')).toEqual({
      word: 'ann',
      plan: 'pro',
      sort: 'name',
      descends: false,
      most: 100,
      skip: 200,
      page: 3,
    });
  });

  it.each([
    'filter=everyone',
    'filter=all&filter=pro',
    'sort=password',
    'sort=d.user_id',
    'sort=name;drop table projects',
    'direction=sideways',
    `search=${'x'.repeat(201)}`,
    'search=a&search=b',
    'search=a%00b',
    'per_page=1001',
    'per_page=0',
    'page=-1',
    'page=1e9',
  ])('is refused for %j [FN-17]', (query) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it.each(['name', 'email', 'joined', 'status', 'palettes', 'projects'])(
    'is sorted by %s where that column’s heading is pressed',
    (column) => {
      expect(read(`sort=${column}`).sort).toBe(column);
    },
  );

  it('takes any other letters for a word', () => {
    for (const word of ["' or 1=1 --", '%_\\', '😀', 'ﷺ', '(a+)+$'])
      expect(readUserSearch(new URLSearchParams({ search: word })).word).toBe(word);
  });
});
