import { describe, expect, it } from 'vitest';

import {
  barsWithin,
  boundsOf,
  WHOLE_VIDEO,
  withIn,
  withOut,
} from '../../../../../src/features/video-extraction/timeline/part/part';

const BARS = [
  { index: 0, from: 0, to: 5 },
  { index: 1, from: 5, to: 10 },
  { index: 2, from: 10, to: 12 },
];

describe('in and out points', () => {
  it('bound the part of the film', () => {
    const part = withOut(withIn(WHOLE_VIDEO, 3), 8);
    expect(part).toEqual({ in: 3, out: 8 });
    expect(boundsOf(part, 12)).toEqual({ from: 3, to: 8 });
  });

  it('stand for the beginning and end of the film where they are not set', () => {
    expect(boundsOf({ in: null, out: 8 }, 12)).toEqual({ from: 0, to: 8 });
    expect(boundsOf({ in: 3, out: null }, 12)).toEqual({ from: 3, to: 12 });
    expect(boundsOf({ in: 3, out: 20 }, 12)).toEqual({ from: 3, to: 12 });
  });

  it('let go of the other one where it would leave nothing between them', () => {
    expect(withIn({ in: 1, out: 8 }, 8)).toEqual({ in: 8, out: null });
    expect(withOut({ in: 5, out: 8 }, 5)).toEqual({ in: null, out: 5 });
  });
});

describe('the bars of a part', () => {
  it('are those that reach into it, cut at its ends', () => {
    expect(barsWithin(BARS, { in: 6, out: 11 })).toEqual([
      { index: 1, from: 6, to: 10 },
      { index: 2, from: 10, to: 11 },
    ]);
  });

  it('do not include one that only touches it', () => {
    expect(barsWithin(BARS, { in: 5, out: 10 }).map(({ index }) => index)).toEqual([1]);
  });

  it('are all of them without points', () => {
    expect(barsWithin(BARS, WHOLE_VIDEO)).toBe(BARS);
  });
});
