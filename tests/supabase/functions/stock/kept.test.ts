import { describe, expect, it } from 'vitest';
import { createStock } from '../../../../supabase/functions/stock/logic.ts';
import { createFakeGate } from '../fakeGate';

const MINUTE_MS = 60_000;

/** A provider that answers by a number of its own each time, and refuses nobody. */
const setUp = () => {
  const asked: RequestInit[] = [];
  const clock = { now: 0 };
  const spent: string[] = [];
  const ask: typeof fetch = async (_, init = {}) => {
    asked.push(init);
    const address = 'https://images.pexels.com/a.jpeg';
    const src = { original: address, large: address, medium: address };
    return Response.json({ photos: [{ id: asked.length, width: 4, height: 3, src }] });
  };
  const load = createStock({
    apiKey: 'the key',
    fetch: ask,
    spend: async (actor, action, { most, seconds }) => {
      spent.push(`${actor} ${action} ${most} in ${seconds}`);
      return 0;
    },
    now: () => clock.now,
  });
  const idOf = async (query: string): Promise<unknown> => {
    const answer = await load(new URLSearchParams(query), 'visitor');
    return 'photos' in answer ? answer.photos[0]?.id : answer.videos;
  };
  return { asked, clock, spent, idOf };
};

describe('an answer of the provider', () => {
  it('is kept for a quarter of an hour, and no longer', async () => {
    const { clock, idOf } = setUp();
    expect(await idOf('kind=photos')).toBe('1');
    clock.now = 15 * MINUTE_MS - 1;
    expect(await idOf('kind=photos')).toBe('1');
    clock.now = 15 * MINUTE_MS;
    expect(await idOf('kind=photos')).toBe('2');
    clock.now = 30 * MINUTE_MS - 1;
    expect(await idOf('kind=photos')).toBe('2');
  });

  it('is of its page, its length and its kind alone', async () => {
    const { asked, idOf } = setUp();
    const queries = ['kind=photos', 'kind=photos&page=2', 'kind=photos&per_page=20', 'kind=videos'];
    for (const query of [...queries, ...queries, 'kind=photos&page=1&per_page=15']) await idOf(query);
    expect(asked).toHaveLength(queries.length);
  });

  it('is among two hundred that are kept; then all begin anew', async () => {
    const { asked, idOf } = setUp();
    for (let page = 1; page <= 200; page++) await idOf(`kind=photos&page=${page}`);
    expect([await idOf('kind=photos&page=1'), asked.length]).toEqual(['1', 200]);
    await idOf('kind=photos&page=201');
    expect([await idOf('kind=photos&page=1'), asked.length]).toEqual(['202', 202]);
    expect(await idOf('kind=photos&page=201')).toBe('201');
  });

  it('is counted for the visitor, then for all, and only where it is asked for', async () => {
    const { spent, idOf } = setUp();
    await idOf('kind=photos');
    await idOf('kind=photos');
    expect(spent).toEqual(['visitor stock provider 45 in 3600', 'everyone stock provider 180 in 3600']);
  });

  it('is waited for no longer than a signal says', async () => {
    const { asked, idOf } = setUp();
    await idOf('kind=photos');
    expect(asked[0]?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('a question that is refused', () => {
  const load = createStock({ apiKey: 'the key', fetch, spend: createFakeGate().spend, now: () => 0 });

  it.each([
    ['', 'kind must be photos or videos'],
    ['kind=music', 'kind must be photos or videos'],
    ['kind=photos&per_page=81', 'per_page must be a number from 1 to 80'],
    ['kind=photos&page=1001', 'page must be a number from 1 to 1000'],
  ])('%j says why', async (query, message) => {
    await expect(load(new URLSearchParams(query), 'visitor')).rejects.toMatchObject({ status: 400, message });
  });
});
