import { describe, expect, it } from 'vitest';
import type { Duration } from '../../bench/result';
import { createDurationKeeper, mergeDurations } from '../../bench/runner/durations.mjs';
import { processesToCompare } from '../../bench/runner/runSuites.mjs';

const duration = (suite: string, seconds: number, mode: Duration['mode'] = 'full'): Duration => ({
  suite,
  mode,
  seconds,
});

describe('how long suites take', () => {
  it('is told as the mean of all processes of a suite', () => {
    const durations: Duration[] = [];
    const keep = createDurationKeeper(durations, 'full');
    keep('palette', 40);
    keep('door', 5);
    keep('palette', 10);
    expect(durations).toEqual([duration('palette', 25), duration('door', 5)]);
  });

  it('is kept of suites that did not run this time, and of the other mode', () => {
    const older = [duration('palette', 25), duration('palette', 4, 'quick'), duration('door', 5)];
    expect(mergeDurations(older, [duration('palette', 30)])).toEqual([
      duration('palette', 4, 'quick'),
      duration('door', 5),
      duration('palette', 30),
    ]);
  });
});

describe('processesToCompare', () => {
  const once = { full: 1, quick: 1 };

  it('has six units for an interval, and each version go first', () => {
    expect(processesToCompare({ processes: once }, 'full')).toBe(6);
    expect(processesToCompare({ processes: once, visits: { full: 6, quick: 2 } }, 'full')).toBe(2);
    expect(processesToCompare({ processes: once, visits: { full: 6, quick: 2 } }, 'quick')).toBe(3);
    expect(processesToCompare({ processes: { full: 9, quick: 6 } }, 'full')).toBe(9);
  });
});
