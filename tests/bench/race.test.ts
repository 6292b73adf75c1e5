import { describe, expect, it } from 'vitest';
import { race } from '../../bench/race.mjs';
import type { Contender } from '../../bench/suite';

type Sample = {
  readonly name: string;
  readonly ms: number;
  readonly calls: number;
  readonly isWarmUp: boolean;
};

/** A clock that work moves on, so that nothing here depends on the machine. */
const createPlace = () => {
  let now = 0;
  const samples: Sample[] = [];
  return {
    samples,
    work: (ms: number) => (): number => (now += ms),
    time: async <T>(run: () => T | Promise<T>): Promise<{ ms: number; result: T }> => {
      const start = now;
      const result = await run();
      return { ms: now - start, result };
    },
    pause: async () => undefined,
    step: () => undefined,
    keep: ({ contender, ...sample }: Omit<Sample, 'name'> & { readonly contender: Contender }) =>
      void samples.push({ name: contender.name, ...sample }),
  };
};

describe('race', () => {
  it('times nothing where one result is wrong', async () => {
    const { samples, work, ...place } = createPlace();
    const contenders = [
      { name: 'right', run: work(10), isRight: () => true },
      { name: 'planted', run: work(10), isRight: (result: unknown) => result === 'something else' },
    ];
    await expect(race(contenders, place)).rejects.toThrow('planted gives a wrong result');
    expect(samples).toEqual([]);
  });

  it('tells what is wrong with a result where the contender says it', async () => {
    const { samples: _, work, ...place } = createPlace();
    const isRight = (): string => 'of 800 colors, row 3: 4 where 4.5 was expected';
    await expect(race([{ name: 'planted', run: work(10), isRight }], place)).rejects.toThrow(
      'planted gives a wrong result: of 800 colors, row 3: 4 where 4.5 was expected',
    );
  });

  it('batches calls until a sample lasts five milliseconds', async () => {
    const { samples, work, ...place } = createPlace();
    await race([{ name: 'quick', run: work(0.125), isRight: () => true }], place, { rounds: 3 });
    const counted = samples.filter(({ isWarmUp }) => !isWarmUp);
    expect(counted).toHaveLength(3);
    for (const { ms, calls } of counted) {
      expect(calls).toBe(40);
      expect(ms).toBeCloseTo(0.125);
    }
  });

  it('shows the warm-up, the first call first, until a tenth of a second is over', async () => {
    const { samples, work, ...place } = createPlace();
    await race([{ name: 'slow', run: work(30), isRight: () => true }], place, { rounds: 1 });
    expect(samples.map(({ isWarmUp }) => isWarmUp)).toEqual([true, true, true, true, false]);
    expect(samples.map(({ calls }) => calls)).toEqual([1, 1, 1, 1, 1]);
  });

  it('prepares each call of what changes its own input, and does not time that', async () => {
    const { samples, work, ...place } = createPlace();
    let fresh = false;
    const seen: boolean[] = [];
    const [prepared, called] = [work(1000), work(1)];
    const contender: Contender = {
      name: 'in place',
      prepare: () => {
        prepared();
        fresh = true;
      },
      run: () => {
        called();
        seen.push(fresh);
        fresh = false;
      },
      isRight: () => true,
    };
    await race([contender], place, { rounds: 2 });
    expect(seen).not.toContain(false);
    expect(samples.slice(-2).map(({ ms, calls }) => [ms, calls])).toEqual([
      [1, 5],
      [1, 5],
    ]);
  });

  it('goes round by round, and another one begins each time', async () => {
    const { samples, work, ...place } = createPlace();
    const contenders = ['a', 'b', 'c'].map((name) => ({ name, run: work(200), isRight: () => true }));
    await race(contenders, place, { rounds: 3 });
    const order = samples.filter(({ isWarmUp }) => !isWarmUp).map(({ name }) => name);
    expect(order.join('')).toBe('abcbcacab');
  });

  it('lets one that has used up its time sit out the rounds that are left', async () => {
    const { samples, work, ...place } = createPlace();
    const contenders = [
      { name: 'quick', run: work(200), isRight: () => true },
      { name: 'slow', run: work(900), isRight: () => true },
    ];
    await race(contenders, place, { rounds: 5, budgetMs: 1000 });
    const count = (wanted: string): number =>
      samples.filter(({ name, isWarmUp }) => name === wanted && !isWarmUp).length;
    expect(count('quick')).toBe(5);
    expect(count('slow')).toBe(2);
  });

  it('waits for what is not there at once, and multiplies what was measured on a part', async () => {
    const { samples, work, ...place } = createPlace();
    const step = work(100);
    const run = async (): Promise<number> => Promise.resolve().then(step);
    await race([{ name: 'part', run, isRight: () => true, scaledBy: 25 }], place, { rounds: 1 });
    expect(samples.at(-1)).toMatchObject({ ms: 2500, isWarmUp: false });
  });

  it('ends the rounds of who is known to one part in a hundred, and goes on with the others', async () => {
    const { samples, work, ...place } = createPlace();
    const restless = [10, 14];
    let turn = 0;
    const contenders = [
      { name: 'steady', run: work(10), isRight: () => true },
      { name: 'restless', run: () => work(restless[turn++ % 2]!)(), isRight: () => true },
    ];
    await race(contenders, place, { rounds: 15 });
    const counted = (name: string): number =>
      samples.filter((sample) => sample.name === name && !sample.isWarmUp).length;
    expect([counted('steady'), counted('restless')]).toEqual([7, 15]);
  });

  it('takes further samples of what is compared with another version, but of no peer', async () => {
    const { samples, work, ...place } = createPlace();
    const contenders = [
      { name: 'ours', run: work(10), isRight: () => true },
      { name: 'theirs', run: work(10), isRight: () => true, isPeer: true },
    ];
    await race(contenders, { ...place, comparedMs: 200 }, { rounds: 3 });
    const count = (wanted: string): number =>
      samples.filter(({ name, isWarmUp }) => name === wanted && !isWarmUp).length;
    expect([count('ours'), count('theirs')]).toEqual([20, 3]);
  });

  it('fails where the last result of ours is wrong, although the first one was right', async () => {
    const { samples, work, ...place } = createPlace();
    let calls = 0;
    const contenders = [
      { name: 'planted', run: () => work(10)() && ++calls, isRight: (result: unknown) => result === 1 },
    ];
    await expect(race(contenders, place, { rounds: 2 })).rejects.toThrow(
      'planted gives a wrong result after all calls',
    );
    expect(samples.length).toBeGreaterThan(2);
  });
});
