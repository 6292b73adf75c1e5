import { describe, expect, it } from 'vitest';
import { NO_WRITES, paceAfterWrite, waitBeforeWriteMs } from '../../../src/features/builder/addressPace';

/** When the address is written if there is always something to write. */
const writeTimes = (untilMs: number): number[] => {
  const times: number[] = [];
  let pace = NO_WRITES;
  for (let nowMs = 1000; nowMs < untilMs;) {
    const waitMs = waitBeforeWriteMs(pace, nowMs);
    nowMs += waitMs;
    if (waitMs > 0) continue;
    times.push(nowMs);
    pace = paceAfterWrite(pace, nowMs);
    nowMs += 1;
  }
  return times;
};
const most = (times: readonly number[], windowMs: number): number =>
  Math.max(...times.map((start) => times.filter((time) => time >= start && time < start + windowMs).length));

describe('the pace of the address', () => {
  it('stays below what browsers refuse: 100 changes in 10 s, 200 in 30 s', () => {
    const times = writeTimes(120_000);
    expect(most(times, 10_000)).toBeLessThan(100);
    expect(most(times, 30_000)).toBeLessThan(200);
  });

  it('makes nobody wait who changes the palette by hand, also as fast as eight times a second for nine seconds', () => {
    let pace = NO_WRITES;
    for (let nowMs = 0; nowMs < 9000; nowMs += 125) {
      expect(waitBeforeWriteMs(pace, nowMs)).toBe(0);
      pace = paceAfterWrite(pace, nowMs);
    }
  });
});
