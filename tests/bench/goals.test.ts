import { describe, expect, it } from 'vitest';
import { readGoals } from '../../bench/goals.mjs';
import type { Goal } from '../../bench/suite';
import { figureOf } from './results';

const TASK: Goal = { id: 'F-4', text: 'no task over 50 ms', figure: 'longest task', atMost: 50 };
const taskOf = (samples: readonly number[], processes = 1) =>
  figureOf('longest task', [], {
    clock: 'wall',
    blocks: Array.from({ length: processes }, () => ({ calls: 1, warmUp: [], samples: [...samples] })),
  });
const stateOf = (goal: Goal, figures: Parameters<typeof readGoals>[2], timesSlower = 1) =>
  readGoals('contrast', [goal], figures, timesSlower)[0]!.state;

describe('a goal for a maximum', () => {
  const most: Goal = { ...TASK, isMaximum: true };

  it('is missed where one sample is beyond the limit, and else open until there are enough processes', () => {
    expect(stateOf(most, [taskOf([80])])).toBe('missed');
    expect(stateOf(TASK, [taskOf([80])])).toBe('open');
    expect(stateOf(most, [taskOf([40])])).toBe('open');
    expect(stateOf(most, [taskOf([40], 6)])).toBe('met');
    expect(stateOf(most, [taskOf([0, 0, 0, 80], 6)])).toBe('missed');
  });

  it('is not missed by milliseconds where the machine explains them', () => {
    expect(stateOf(most, [taskOf([80])], 2)).toBe('open');
  });
});

describe('a goal for a ratio', () => {
  const ratio: Goal = { ...TASK, over: 'plainer', atMost: 1 };
  const plainer = (samples: readonly number[]) => ({ ...taskOf(samples, 6), name: 'plainer' });

  it('is open where there is no ratio, as both or one are zero', () => {
    const [both] = readGoals('contrast', [ratio], [taskOf([0], 6), plainer([0])], 1);
    expect(both).toMatchObject({ value: Number.NaN, interval: null, units: 0, unit: '×', state: 'open' });
    expect(stateOf(ratio, [taskOf([80], 6), plainer([0])])).toBe('open');
  });

  it.each([
    ['met', 'removes the task', [0], [120], expect.closeTo(2.4)],
    ['missed', 'makes it', [120], [0], expect.closeTo(1 / 2.4)],
    ['missed', 'leaves it as it is', [120, 0], [120, 0], expect.closeTo(1)],
    ['open', 'is for one that was never seen', [0], [0], Number.NaN],
  ] as const)('is %s where a trick %s', (state, _, product, plain, value) => {
    const task = (name: string, samples: readonly number[]) => ({
      ...taskOf(samples, 8),
      name,
      zeroAtMost: 50,
    });
    const trick: Goal = {
      id: 'ledger',
      text: 'plainer ≥ 1.05 ×',
      figure: 'plainer',
      over: 'longest task',
      atLeast: 1.05,
    };
    const [goal] = readGoals('contrast', [trick], [task('longest task', product), task('plainer', plain)], 1);
    expect(goal).toMatchObject({ state, value });
  });

  it('goes by the rounds that have a ratio', () => {
    const [goal] = readGoals('contrast', [ratio], [taskOf([0, 80], 6), plainer([60, 40])], 1);
    expect(goal).toMatchObject({ value: expect.closeTo(2), state: 'missed' });
  });

  it('is not measured where one of them was not', () => {
    expect(stateOf(ratio, [taskOf([80], 6)])).toBe('not measured');
    expect(stateOf(ratio, [])).toBe('not measured');
  });
});
