import { describe, expect, it } from 'vitest';

import { isOwnPicture, type Placement, withNext } from '../../../src/state/video/placement';

const shot = (row: number, startSeconds: number, endSeconds: number | null): Placement => ({
  row,
  startSeconds,
  endSeconds,
  entry: 'cut',
  typicalSeconds: startSeconds + 1,
});

describe('the picture of a part', () => {
  const part = { startSeconds: 2, endSeconds: 4 };

  it.each([
    ['at its start', 2, true],
    ['inside it', 3, true],
    ['at its end, where the next one starts', 4, false],
    ['before it', 1.99, false],
    ['after it', 5, false],
  ])('is its own if taken %s: %s s → %s', (_, seconds, isOwn) => {
    expect(isOwnPicture(part, seconds)).toBe(isOwn);
  });

  it('is its own whenever taken, as long as its end is not known', () => {
    expect(isOwnPicture({ startSeconds: 2, endSeconds: null }, 0)).toBe(true);
  });
});

describe('a shot that a run reads next', () => {
  const next = { ...shot(9, 10, 14), typicalSeconds: 12 };

  it('comes after what ends where it starts, which stays as it is', () => {
    const before = [shot(0, 0, 6), shot(1, 6, 10)];
    expect(withNext(before, next)).toEqual([...before, next]);
  });

  it('takes the place of what starts with it, or up to a frame before or after it', () => {
    const first = shot(0, 0, 9.96);
    expect(withNext([first, shot(1, 9.96, 14)], next)).toEqual([first, next]);
    expect(withNext([first, shot(1, 10.04, 14)], next)).toEqual([first, next]);
  });

  it('ends the one before it, whose typical frame stays unless it lies behind the new end', () => {
    expect(withNext([shot(0, 6, 13)], next)).toEqual([{ ...shot(0, 6, 10), typicalSeconds: 7 }, next]);
    const late = { ...shot(0, 6, 13), typicalSeconds: 10 };
    expect(withNext([late], next)).toEqual([{ ...late, endSeconds: 10, typicalSeconds: 8 }, next]);
  });

  it('takes merged shots from the one before it; one that is left is no merged one', () => {
    const parts = [shot(0, 4, 6), shot(0, 6, 10), shot(0, 10, 13)];
    const merged = { ...shot(0, 4, 13), merged: parts };
    expect(withNext([merged], next)[0]).toEqual({ ...shot(0, 4, 10), merged: parts.slice(0, 2) });
    const two = { ...shot(0, 4, 13), merged: [shot(0, 4, 10), shot(0, 10, 13)] };
    expect(withNext([two], next)[0]).toEqual(shot(0, 4, 10));
  });

  it('comes last where its end is not known, and changes nothing', () => {
    const before = [shot(0, 0, 30)];
    expect(withNext(before, shot(1, 10, null))).toEqual([...before, shot(1, 10, null)]);
  });
});
