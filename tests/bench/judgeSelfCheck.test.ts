import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../bench/result';
import { comparePaired } from '../../bench/runner/comparisons.mjs';
import { countDifferences, judgeSelfCheck } from '../../bench/runner/judgeSelfCheck.mjs';
import { figureOf, versionOf } from './results';

const ROUNDS = 20;

const compared = (name: string, isDifferent: boolean, isExact = false): Comparison => ({
  suite: 'contrast',
  name,
  isTime: true,
  isExact,
  value: 1.1,
  interval: { low: 1.05, high: 1.15 },
  units: 6,
  verdict: isDifferent ? 'worse' : 'no difference shown',
});

/** Twenty rounds of figures, each of which comes out as different in the first few. */
const roundsOf = (figures: Record<string, number>, exact = 0): Comparison[][] =>
  Array.from({ length: ROUNDS }, (_, round) => [
    ...Object.entries(figures).map(([name, different]) => compared(name, round < different)),
    ...Array.from({ length: exact }, (__, at) => compared(`exact ${at}`, false, true)),
  ]);

const judged = (rounds: readonly (readonly Comparison[])[]) => judgeSelfCheck(countDifferences(rounds), []);

describe('a self check', () => {
  it('is sound where one in twenty comparisons differs', () => {
    expect(judged(roundsOf({ kernel: 2, copy: 0 }))).toEqual({
      text: 'Sound: the same code comes out alike.',
      exitCode: 0,
    });
  });

  it('is not sound where one figure always differs, however many others never do', () => {
    const others = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`figure ${at}`, 0]));
    expect(judged(roundsOf({ kernel: ROUNDS, ...others }))).toEqual({
      text: 'Not sound: the same code comes out as different too often of contrast: kernel.',
      exitCode: 1,
    });
  });

  it('does not count what comes out alike in every run', () => {
    const rounds = roundsOf({ kernel: 3, copy: 2 }, 50);
    expect(countDifferences(rounds)).toEqual([
      { figure: 'contrast: kernel', rounds: ROUNDS, different: 3 },
      { figure: 'contrast: copy', rounds: ROUNDS, different: 2 },
    ]);
    expect(judged(rounds).exitCode).toBe(1);
  });

  it('tries all that versions are compared by, also what is compared as a whole', () => {
    const actions = ['click', 'drag'].map((name) => figureOf(name, [10], { group: 'scripting' }));
    const together = [{ group: 'scripting', name: 'scripting, action by action' }];
    const round = comparePaired(versionOf('here', actions), versionOf('here again', actions), [
      { name: 'contrast', together },
    ]);
    expect(countDifferences([round]).map(({ figure }) => figure)).toEqual([
      'contrast: scripting, action by action',
      'contrast: click',
      'contrast: drag',
    ]);
  });

  it('is none where a suite failed, or nothing was compared', () => {
    const failures = [{ suite: 'vision', message: 'Brettel gives a wrong result' }];
    expect(judgeSelfCheck(countDifferences(roundsOf({ kernel: 0 })), failures)).toEqual({
      text: 'Not checked: failed: vision.',
      exitCode: 2,
    });
    expect(judged([])).toMatchObject({ exitCode: 2 });
  });
});
