import { expect, it } from 'vitest';

import { askTests, FARTHER, NEAREST, TRIES } from './askTests.mjs';

const MUTANT = { file: 'src/color/mix.ts', line: 1, start: 0, end: 1, text: '2', what: '1 → 2' };

/** Tests of the given names, of which some notice the fault, some always fail, and some fail at first. */
const openFake = ({
  noticing = [],
  failingAlways = [],
  failingOnce = [],
  unfinished = [],
}: Partial<Record<'noticing' | 'failingAlways' | 'failingOnce' | 'unfinished', readonly string[]>>) => {
  const once = new Set(failingOnce);
  const asked: string[][] = [];
  const unsound: string[] = [];
  let runs = 0;
  const isFailing = (test: string): boolean => failingAlways.includes(test) || once.delete(test);
  const outcomeOf = askTests(
    {
      failing: async (some) => {
        runs++;
        return some.filter(isFailing);
      },
      failingWith: async (some, mutant) => {
        expect(mutant).toBe(MUTANT);
        asked.push([...some]);
        const failed = some.find((test) => noticing.includes(test) || isFailing(test));
        if (failed !== undefined) return [failed];
        return some.some((test) => unfinished.includes(test)) ? null : [];
      },
    },
    (test) => unsound.push(test),
  );
  return {
    outcomeOf: (near: readonly string[]) => outcomeOf(MUTANT, near),
    asked,
    unsound,
    runsWithoutFault: () => runs,
  };
};

const named = (count: number): string[] => Array.from({ length: count }, (_, i) => `test ${i}`);

it('asks the nearest first, and no other where one of them notices the fault', async () => {
  const near = named(NEAREST + 1);
  const { outcomeOf, asked } = openFake({ noticing: ['test 2'] });
  expect(await outcomeOf(near)).toEqual({ outcome: 'killed', isSure: true });
  expect(asked).toEqual([near.slice(0, NEAREST)]);
});

it('shows those behind them what the nearest do not notice, and no more than so many', async () => {
  const near = named(NEAREST + FARTHER + 1);
  const far = openFake({ noticing: [`test ${NEAREST + FARTHER - 1}`] });
  expect(await far.outcomeOf(near)).toEqual({ outcome: 'killed', isSure: true });
  const tooFar = openFake({ noticing: [`test ${NEAREST + FARTHER}`] });
  expect(await tooFar.outcomeOf(near)).toEqual({ outcome: 'survived', isSure: true });
  expect(tooFar.asked.flat()).toEqual(near.slice(0, -1));
});

it('does not take the word of a test that fails without the fault, too, and asks the others', async () => {
  const noticed = openFake({ noticing: ['test 1'], failingAlways: ['test 0'] });
  expect(await noticed.outcomeOf(named(3))).toEqual({ outcome: 'killed', isSure: true });
  expect(noticed.unsound).toEqual(['test 0']);

  const unnoticed = openFake({ failingAlways: ['test 0'] });
  expect(await unnoticed.outcomeOf(named(3))).toEqual({ outcome: 'survived', isSure: false });
  await unnoticed.outcomeOf(named(3));
  expect(unnoticed.unsound, 'told once').toEqual(['test 0']);
  expect(unnoticed.runsWithoutFault(), 'and not tried again').toBe(TRIES);
});

it('takes a test for sound that passes at one of its tries', async () => {
  const { outcomeOf, unsound } = openFake({ noticing: ['test 0'], failingOnce: ['test 0'] });
  expect(await outcomeOf(named(1))).toEqual({ outcome: 'killed', isSure: true });
  expect(unsound).toEqual([]);
});

it('is not sure of a fault where a test was not run to its end', async () => {
  const { outcomeOf } = openFake({ unfinished: ['test 0'] });
  expect(await outcomeOf(named(2))).toEqual({ outcome: 'survived', isSure: false });
});

it('calls a fault unreached where there is no test to ask', async () => {
  expect((await openFake({}).outcomeOf([])).outcome).toBe('unreached');
  expect((await openFake({ failingAlways: ['test 0'] }).outcomeOf(named(1))).outcome).toBe('unreached');
});
