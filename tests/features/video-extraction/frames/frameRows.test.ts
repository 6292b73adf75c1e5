import { describe, expect, it } from 'vitest';

import { cellAt, placeOf, rowCount } from '../../../../src/features/video-extraction/frames/frameRows';
import type { FrameOrder } from '../../../../src/features/video-extraction/videoExtractionState';

const cells = (count: number, order: FrameOrder, hasBusy: boolean) =>
  Array.from({ length: count + 2 }, (_, place) => cellAt({ count, order, hasBusy }, place));

describe('the places of the cards', () => {
  it('begin with the frame being read, then the newest', () => {
    expect(cells(3, 'newest', true)).toEqual(['busy', 2, 1, 0, null]);
    expect(cells(3, 'newest', false)).toEqual([2, 1, 0, null, null]);
  });

  it('end with the frame being read where the oldest come first', () => {
    expect(cells(3, 'oldest', true)).toEqual([0, 1, 2, 'busy', null]);
    expect(cells(3, 'oldest', false)).toEqual([0, 1, 2, null, null]);
  });

  it('are where a frame is found again', () => {
    for (const order of ['newest', 'oldest'] as const)
      for (const hasBusy of [true, false]) {
        const shape = { count: 7, order, hasBusy };
        for (let index = 0; index < 7; index += 1) expect(cellAt(shape, placeOf(shape, index))).toBe(index);
      }
  });

  it('make rows that hold all of them', () => {
    const rows = (count: number, hasBusy: boolean) =>
      rowCount({ count, columns: 5, order: 'newest', hasBusy });
    expect([rows(0, false), rows(0, true), rows(5, false), rows(5, true), rows(7200, false)]).toEqual([
      0, 1, 1, 2, 1440,
    ]);
  });
});
