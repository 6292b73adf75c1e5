import { describe, expect, it } from 'vitest';
import { isSettled } from '../../bench/runner/isSettled.mjs';
import { figureOf } from './results';

const suite = (atMost: number) => ({
  name: 'contrast',
  goals: [{ id: 'F-6', text: 'the goal', figure: 'kernel', atMost }],
});
/** Six processes whose medians differ by so many parts of ten. */
const kernel = (spread: number) => {
  const figure = figureOf('kernel', [10]);
  const blocks = figure.blocks.map(({ calls, warmUp }, at) => ({
    calls,
    warmUp,
    samples: [10 + (spread * at) / 5],
  }));
  return { ...figure, blocks };
};

describe('isSettled', () => {
  it('spares a process where goals are decided, or known to four parts in a hundred', () => {
    expect(isSettled(suite(20), [kernel(4)], 6, 1)).toBe(true);
    expect(isSettled(suite(5), [kernel(4)], 6, 1)).toBe(true);
    expect(isSettled(suite(10.1), [kernel(0.2)], 6, 1)).toBe(true);
  });

  it('asks for another one where a goal is open and the interval wide', () => {
    expect(isSettled(suite(12), [kernel(4)], 6, 1)).toBe(false);
  });

  it('spares none before there are enough for an interval, nor of a suite without goals', () => {
    expect(isSettled(suite(20), [kernel(4)], 5, 1)).toBe(false);
    expect(isSettled({ name: 'contrast', goals: [] }, [kernel(4)], 6, 1)).toBe(false);
  });
});
