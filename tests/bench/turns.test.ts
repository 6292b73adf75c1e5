import { describe, expect, it } from 'vitest';
import { createTurns } from '../../bench/turns.mjs';

describe('createTurns', () => {
  it('lets one at a time go on, in the order in which they asked', async () => {
    const takeTurn = createTurns();
    const said: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
    };
    await Promise.all([takeTurn(work('a')), takeTurn(work('b'))]);
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('hands on what fails to who asked, and lets the next one go on', async () => {
    const takeTurn = createTurns();
    const failing = takeTurn(async () => Promise.reject(new Error('gone')));
    const next = takeTurn(async () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('gone');
    await expect(next).resolves.toBe('next');
  });
});
