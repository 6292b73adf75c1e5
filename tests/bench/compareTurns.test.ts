import { describe, expect, it } from 'vitest';
import { compareAll } from '../../bench/runner/comparisons.mjs';
import { compareTurns, nextProcess } from '../../bench/runner/compareTurns.mjs';
import { wordOf } from '../../bench/runner/markdown.mjs';
import { exitCodeOf, summarize } from '../../bench/runner/summary.mjs';
import { figureOf, resultWith, versionOf } from './results';

const SUITES = [{ name: 'contrast', goals: [] }];

/** Six processes of a kernel, numbered from `first` on. */
const kernel = (ms: number, first = 0) => {
  const figure = figureOf('kernel', [ms]);
  const blocks = figure.blocks.map((block, at) => ({ ...block, process: first + at, visit: 0 }));
  return { ...figure, blocks };
};
const measured = (ms: number, first = 0) => versionOf('here', [kernel(ms, first)]);

describe('compareTurns', () => {
  it('runs nothing once more where nothing seems to differ', async () => {
    const asked: (readonly string[])[] = [];
    const comparisons = await compareTurns([measured(1), measured(1)], SUITES, async (names) => {
      asked.push(names);
      return [];
    });
    expect(asked).toEqual([]);
    expect(comparisons.map(({ verdict }) => verdict)).toEqual(['no difference shown']);
  });

  it('has every sample of both runs in the result, those of the second in processes that follow', async () => {
    const versions = [measured(2), measured(1)] as const;
    const first = nextProcess(versions, 'contrast');
    const [comparison] = await compareTurns([...versions], SUITES, async () => [
      measured(2.2, first),
      measured(1.1, first),
    ]);
    expect(comparison).toMatchObject({ verdict: 'worse', value: expect.closeTo(2), units: 6 });
    const blocks = versions.map(({ figures }) => figures[0]!.blocks);
    expect(blocks[0]!.map(({ process }) => process)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(blocks[1]!.flatMap(({ samples }) => samples).slice(4, 8)).toEqual([1, 1, 1.1, 1.1]);
  });

  it('lets a suite fail that fails when a difference is to show again', async () => {
    const [ours, theirs] = [measured(2), measured(1)];
    const failures = [{ suite: 'contrast', message: 'kernel gives a wrong result' }];
    const again = [{ ...versionOf('here', []), failures }, versionOf('there', [])];
    const comparisons = await compareTurns([ours, theirs], SUITES, async () => again);
    const result = resultWith([], [], { versions: [ours, theirs] });
    expect(result.versions[0]!.failures).toEqual(failures);
    expect(exitCodeOf({ ...result, summary: summarize(result, SUITES, comparisons) })).toBe(2);
  });
});

describe('compareAll', () => {
  const task = (ms: number) => versionOf('here', [figureOf('longest task', [ms], { clock: 'wall' })]);

  it('says that what was zero before, or is now, has no ratio', () => {
    for (const [now, before] of [
      [80, 0],
      [0, 80],
    ] as const) {
      const [comparison] = compareAll(task(now), task(before), { isPaired: true });
      expect(wordOf(comparison!)).toBe('no difference shown: no ratio to zero');
    }
    expect(compareAll(task(0), task(0), { isPaired: true })).toEqual([]);
  });

  it('leaves out what others made, and suites that failed in either version', () => {
    const peer = figureOf('a library', [1], { isPeer: true });
    const [here, there] = [2, 1].map((ms) => versionOf('here', [kernel(ms), peer]));
    expect(compareAll(here!, there!, { isPaired: true }).map(({ name }) => name)).toEqual(['kernel']);
    const failed = { ...there!, failures: [{ suite: 'contrast', message: 'kernel gives a wrong result' }] };
    expect(compareAll(here!, failed, { isPaired: true })).toEqual([]);
    expect(compareAll(failed, here!, { isPaired: true })).toEqual([]);
  });

  it('leaves out no figure that is zero in most processes, and not in all', () => {
    const figure = figureOf('tasks over 50 ms', [0], { unit: '1', clock: 'none' });
    const [rare, none] = [[2, 2], []].map((counts) =>
      versionOf('here', [
        {
          ...figure,
          blocks: figure.blocks.map((_, at) => ({ calls: 1, warmUp: [], samples: [counts[at] ?? 0] })),
        },
      ]),
    );
    const [comparison] = compareAll(rare!, none!, { isPaired: true });
    expect(wordOf(comparison!)).toBe('no difference shown: no ratio to zero');
    expect(compareAll(rare!, rare!, { isPaired: true })).toHaveLength(1);
    // Nor where it was measured less often.
    const fewer = versionOf('here', [{ ...figure, blocks: figure.blocks.slice(1) }]);
    for (const zero of [none!, fewer]) expect(compareAll(none!, zero, { isPaired: true })).toEqual([]);
  });

  it('knows what has become worse from zero where every run gives the same', () => {
    const flips = (count: number) => versionOf('here', [figureOf('flips', [count], { isExact: true })]);
    const [comparison] = compareAll(flips(3), flips(0), { isPaired: true });
    expect(comparison).toMatchObject({ verdict: 'worse', value: Number.NaN, interval: null });
  });
});

describe('nextProcess', () => {
  it('is that behind the last of either version, and 0 of a suite that has not run', () => {
    expect(nextProcess([measured(1), measured(1, 2)], 'contrast')).toBe(8);
    expect(nextProcess([measured(1)], 'vision')).toBe(0);
  });
});
