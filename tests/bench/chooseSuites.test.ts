import { describe, expect, it } from 'vitest';
import { chooseSuites } from '../../bench/runner/chooseSuites.mjs';
import type { Suite } from '../../bench/suite';

const suiteOf = (
  name: string,
  quick: number,
  isLong = false,
): Pick<Suite, 'name' | 'processes' | 'isLong'> => ({
  name,
  processes: { full: 6, quick },
  isLong,
});
const CONTRAST = suiteOf('contrast', 1);
const LEDGER = suiteOf('ledger', 0);
const TRICKS = suiteOf('tricks', 0, true);
const ALL = [CONTRAST, LEDGER, TRICKS];

const choose = (wanted: readonly string[], mode: 'quick' | 'full', found = ALL) => {
  const { suites, withoutRun } = chooseSuites(found, { wanted, mode });
  return { suites: suites.map(({ name }) => name), withoutRun };
};

describe('the suites of a run', () => {
  it('are all but those that take long where none is named', () => {
    expect(choose([], 'full')).toEqual({ suites: ['contrast', 'ledger'], withoutRun: [] });
    expect(choose(['engine'], 'full').suites).toEqual(['contrast', 'ledger', 'tricks']);
  });

  it('are in a quick run those that have one, and the others are named', () => {
    expect(choose([], 'quick')).toEqual({ suites: ['contrast'], withoutRun: ['ledger'] });
    expect(choose(['engine'], 'quick').withoutRun).toEqual(['ledger', 'tricks']);
  });

  it.each([
    ['one that is named has no quick run', ['contrast', 'ledger'], [CONTRAST, LEDGER]],
    ['none of a group has one', ['pages'], [LEDGER]],
  ])('are refused where %s', (_, wanted, found) => {
    const refused = () => choose(wanted, 'quick', found);
    expect(refused).toThrow('There is no quick run of ledger: leave out --quick.');
  });
});
