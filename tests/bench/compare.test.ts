import { describe, expect, it } from 'vitest';
import type { Figure } from '../../bench/result';
import {
  compareContenders,
  compareTogether,
  compareVersions,
  judge,
} from '../../bench/statistics/compare.mjs';
import { createRandom } from '../../bench/statistics/random.mjs';
import { fitExponent } from '../../bench/statistics/growth.mjs';

const figure = (processes: readonly (readonly number[])[], rest: Partial<Figure> = {}): Figure => ({
  suite: 'contrast',
  name: 'kernel',
  group: 'contrast',
  unit: 'ms',
  better: 'less',
  clock: 'lesser',
  blocks: processes.map((samples) => ({ calls: 1, warmUp: [], samples: [...samples] })),
  ...rest,
});

/** A machine that gets slower and slower: what was measured later took up to twice as long. */
const DRIFT = [1, 1.2, 1.1, 1.5, 1.6, 1.9, 2, 2.1];
const drifting = (factor: number): Figure =>
  figure(DRIFT.map((slow, at) => [slow * factor * (1 + (at % 3) / 500), slow * factor]));

describe('judge', () => {
  const interval = { low: 1.02, high: 1.2 };

  it.each([
    ['less', interval, 'worse'],
    ['more', interval, 'better'],
    ['less', { low: 0.8, high: 0.98 }, 'better'],
    ['less', { low: 0.98, high: 1.2 }, 'no difference shown'],
    // Less than a hundredth is laid to where things are in memory.
    ['less', { low: 1.005, high: 1.2 }, 'no difference shown'],
    ['less', null, 'no difference shown'],
  ] as const)('of what is better %s, %o is %s', (better, range, verdict) => {
    expect(judge({ value: 1.1, interval: range, units: 8 }, better)).toBe(verdict);
  });
});

describe('compareVersions', () => {
  it('sees through a drift that both versions had, process by process', () => {
    const { ratio, verdict } = compareVersions(drifting(1.05), drifting(1), { isPaired: true });
    expect(ratio.value).toBeCloseTo(1.05, 2);
    expect(verdict).toBe('worse');
  });

  it('holds the fastest samples of each process against each other, which a busy machine spares', () => {
    const busy = (factor: number, at: number) =>
      figure(DRIFT.map((_, process) => [factor, factor * 1.7, factor * (process % 3 === at ? 2.5 : 1.02)]));
    const { ratio, verdict } = compareVersions(busy(1.05, 0), busy(1, 1), { isPaired: true });
    expect(ratio.value).toBeCloseTo(1.05);
    expect(verdict).toBe('worse');
  });

  it('holds medians against each other where what is done differs from time to time', () => {
    const visits = (factor: number) =>
      figure(
        DRIFT.map(() => [0.1, factor, 9]),
        { clock: 'wall' },
      );
    expect(compareVersions(visits(1.05), visits(1), { isPaired: true }).ratio.value).toBeCloseTo(1.05);
  });

  it('cannot where they were measured at different times', () => {
    expect(compareVersions(drifting(1.05), drifting(1), { isPaired: false }).verdict).toBe(
      'no difference shown',
    );
  });

  it('needs no interval for what comes out alike every time', () => {
    const exact = { isExact: true, unit: 'ΔE00', clock: 'none' } as const;
    expect(
      compareVersions(figure([[8.09]], exact), figure([[8.08]], exact), { isPaired: true }).verdict,
    ).toBe('worse');
    expect(compareVersions(figure([[0]], exact), figure([[0]], exact), { isPaired: true }).verdict).toBe(
      'no difference shown',
    );
  });
});

describe('a longest task, of which 0 says that none was seen', () => {
  const bound = { clock: 'wall', zeroMeans: 'none over 50 ms', zeroAtMost: 50 } as const;
  const tasks = (visits: readonly number[], rest: Partial<Figure> = bound): Figure =>
    figure(
      visits.map((longest) => [longest]),
      rest,
    );
  const none = [0, 0, 0, 0, 0, 0];
  const long = [120, 120, 120, 120, 120, 120];

  it.each([
    ['has come', long, none, 2.4, 'worse'],
    ['is gone', none, long, 1 / 2.4, 'better'],
    ['is seen in one visit of both', [...long.slice(1), 60], [...none.slice(1), 60], 2.4 ** (5 / 6), 'worse'],
    ['is seen in two visits', [...none.slice(2), 120, 120], none, 2.4 ** (2 / 6), 'no difference shown'],
  ] as const)('has a ratio of every visit where it %s', (_, ours, theirs, value, expected) => {
    for (const isPaired of [true, false]) {
      const { ratio, verdict } = compareVersions(tasks(ours), tasks(theirs), { isPaired });
      expect(ratio).toMatchObject({ value: expect.closeTo(value), units: 6 });
      expect(verdict).toBe(expected);
    }
  });

  it('has one to an older result, too, which does not say how long none may be', () => {
    const older = tasks(none, { clock: 'wall', zeroMeans: 'none over 50 ms' });
    expect(compareVersions(tasks(long), older, { isPaired: false }).verdict).toBe('worse');
    expect(compareVersions(older, tasks(long), { isPaired: false }).verdict).toBe('better');
  });

  it('has none where neither was ever seen', () => {
    const { ratio } = compareVersions(tasks(none), tasks(none), { isPaired: true });
    expect(ratio).toEqual({ value: Number.NaN, interval: null, units: 0 });
    expect(compareContenders(tasks(none), tasks(none)).value).toBeNaN();
  });

  it('has none in a visit that the other did not make', () => {
    const { units } = compareContenders(tasks(long), tasks(none.slice(1)));
    expect(units).toBe(5);
  });
});

describe('compareTogether', () => {
  /** Six visits, each of twenty actions that take 2 to 40 ms; the visits end in another order each time. */
  const visits = (factor: number, seed: number): Figure[] => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, (_, kind) => {
      const blocks = DRIFT.slice(0, 6).map((drift, at) => ({
        process: at % 2,
        visit: at >> 1,
        calls: 1,
        warmUp: [],
        // The scatter of one kind is far more than what is looked for.
        samples: [2 * (kind + 1) * drift * factor * (1 + random() / 3)],
      }));
      return figure([], {
        name: `action ${kind}`,
        group: 'each action',
        clock: 'trace',
        blocks: seed % 2 ? blocks : blocks.toReversed(),
      });
    });
  };
  const pairsOf = (factor: number) => {
    const theirs = visits(1, 1);
    return visits(factor, 2).map((ours, at) => [ours, theirs[at]!] as const);
  };

  it('shows of all actions what most of them do not show alone', () => {
    const pairs = pairsOf(1.08);
    const alone = pairs.map(([ours, theirs]) => compareVersions(ours, theirs, { isPaired: true }).verdict);
    expect(alone.filter((verdict) => verdict === 'worse').length).toBeLessThan(10);
    const { ratio, verdict } = compareTogether(pairs);
    expect(ratio.units).toBe(6);
    expect(ratio.interval!.low).toBeLessThan(1.08);
    expect(ratio.interval!.high).toBeGreaterThan(1.08);
    expect(verdict).toBe('worse');
  });

  it('shows nothing of the same code', () => {
    expect(compareTogether(pairsOf(1)).verdict).toBe('no difference shown');
  });
});

describe('compareContenders', () => {
  it('holds rounds of the same process against each other', () => {
    const slow = figure(DRIFT.map((drift) => [10 * drift, 20 * drift, 40 * drift]));
    const quick = figure(DRIFT.map((drift) => [drift, 2 * drift, 4 * drift]));
    const { value, interval } = compareContenders(slow, quick);
    expect(value).toBeCloseTo(10);
    expect(interval!.low).toBeCloseTo(10);
    expect(interval!.high).toBeCloseTo(10);
  });

  it('pairs blocks by process and visit, wherever they stand', () => {
    const numbered = (of: readonly number[], scale: number): Figure => ({
      ...figure([]),
      blocks: of.map((process) => ({
        process,
        visit: 0,
        calls: 1,
        warmUp: [],
        samples: [scale * 2 ** process],
      })),
    });
    // The first was not measured in process 0.
    const ratio = compareContenders(numbered([1, 2, 3, 4, 5, 6], 10), numbered([0, 1, 2, 3, 4, 5, 6], 1));
    expect(ratio).toMatchObject({ value: expect.closeTo(10), units: 6 });
    expect(ratio.interval!.high).toBeCloseTo(10);
  });

  it('has no interval of a single process, however many rounds it has', () => {
    const rounds = Array.from({ length: 20 }, (_, round) => 10 + round);
    const { value, interval, units } = compareContenders(figure([rounds]), figure([rounds.map(() => 1)]));
    expect(value).toBeGreaterThan(10);
    expect({ interval, units }).toEqual({ interval: null, units: 1 });
  });

  it('leaves out rounds in which one of them is an amount of zero', () => {
    const zeros = figure(DRIFT.map((_, at) => [at % 2 ? 0 : 80, 60]));
    const { value, interval } = compareContenders(zeros, figure(DRIFT.map(() => [0, 30])));
    expect(value).toBeCloseTo(2);
    expect(interval!.high).toBeCloseTo(2);
    expect(compareContenders(figure([[0], [80]]), figure([[0], [0]]))).toMatchObject({
      value: Number.NaN,
      interval: null,
      units: 0,
    });
  });

  it('leaves out the rounds that one of them sat out', () => {
    const slow = figure(DRIFT.map(() => [10]));
    const quick = figure(DRIFT.map(() => [1, 5, 5]));
    expect(compareContenders(slow, quick).value).toBeCloseTo(10);
  });
});

describe('fitExponent', () => {
  it('is 2 where twice the size takes four times as long', () => {
    expect(fitExponent([10, 20, 80, 200].map((size) => [size, 3 * size ** 2]))).toBeCloseTo(2);
  });
});
