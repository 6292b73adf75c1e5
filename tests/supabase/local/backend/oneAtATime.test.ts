import { describe, expect, it } from 'vitest';
import { createOneAtATime } from '../../../../supabase/local/backend/oneAtATime.mjs';

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

  it('takes in what has arrived after each, however long the line', async () => {
    const oneAtATime = createOneAtATime();
    const log: string[] = [];
    setImmediate(() => log.push('arrival'));
    await Promise.all(['a', 'b', 'c'].map((name) => oneAtATime(async () => log.push(name))));
    expect(log).toEqual(['a', 'arrival', 'b', 'c']);
  });

  it('goes on after a failure, which only its own caller hears of', async () => {
    const oneAtATime = createOneAtATime();
    const failing = oneAtATime(() => Promise.reject(new Error('broken')));
    const next = oneAtATime(async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });
});
