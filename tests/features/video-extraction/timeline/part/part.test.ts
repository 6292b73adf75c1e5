import { describe, expect, it } from 'vitest';

import {
  barsWithin,
  boundsOf,
  WHOLE_VIDEO,
  withIn,
  withOut,
  type Part,
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
    expect(barsWithin(BARS, { in: 6, out: 11 }, 25)).toEqual([
      { index: 1, from: 6, to: 10 },
      { index: 2, from: 10, to: 11 },
    ]);
  });

  it('do not include one that only touches it', () => {
    expect(barsWithin(BARS, { in: 5, out: 10 }, 25).map(({ index }) => index)).toEqual([1]);
  });

  it('do not include one of which no frame is left', () => {
    const indexes = (part: Part, frameRate: number | null) =>
      barsWithin(BARS, part, frameRate).map(({ index }) => index);
    // At 25 frames a second the frame that begins at 5 s stands for 0.04 s: an out point amid it leaves it out.
    expect(indexes({ in: null, out: 5.03 }, 25)).toEqual([0]);
    expect(indexes({ in: null, out: 5.04 }, 25)).toEqual([0, 1]);
    // The last frame of the first one is on the screen at 4.97 s.
    expect(indexes({ in: 4.97, out: null }, 25)).toEqual([0, 1, 2]);
    // Files that count in milliseconds begin a shot up to half a one after its frame.
    expect(indexes({ in: 4.9995, out: null }, 25)).toEqual([1, 2]);
    expect(indexes({ in: null, out: 5.03 }, null)).toEqual([0, 1]);
  });

  it('are all of them without points', () => {
    expect(barsWithin(BARS, WHOLE_VIDEO, 25)).toBe(BARS);
  });
});
