import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOneAtATime } from '../../../../supabase/local/backend/oneAtATime.mjs';

let nowMs: number;
beforeEach(() => {
  nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => vi.restoreAllMocks());

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('one at a time', () => {
  it('begins nothing before the one before it has ended, in the order they came', async () => {
    const oneAtATime = createOneAtATime();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await nextTurn();
      log.push(`${name} ends`);
      return name;
    };
    const results = ['a', 'b', 'c'].map((name) => oneAtATime(work(name)));
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('takes in what has arrived every few milliseconds, however long the line', async () => {
    const oneAtATime = createOneAtATime();
    const log: string[] = [];
    const work = (name: string) => async () => {
      nowMs += 6;
      return log.push(name);
    };
    setImmediate(() => log.push('arrival'));
    await Promise.all(['a', 'b', 'c'].map((name) => oneAtATime(work(name))));
    expect(log).toEqual(['a', 'arrival', 'b', 'c']);
  });

  it('takes in what has arrived after many short pieces of work too', async () => {
    const oneAtATime = createOneAtATime();
    let done = 0;
    let atArrival = 0;
    setImmediate(() => (atArrival = done));
    await Promise.all(
      Array.from({ length: 40 }, () =>
        oneAtATime(async () => {
          nowMs += 1;
          done += 1;
        }),
      ),
    );
    expect(atArrival).toBeGreaterThan(0);
    expect(atArrival).toBeLessThan(20);
  });

  it('goes on after a failure, which only its own caller hears of', async () => {
    const oneAtATime = createOneAtATime();
    const failing = oneAtATime(() => Promise.reject(new Error('broken')));
    const next = oneAtATime(async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });
});
