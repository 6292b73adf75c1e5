import { describe, expect, it } from 'vitest';

import {
  createRowFinder,
  isBorrowed,
  mergeAt,
  placeShots,
  removeAt,
  splitAt,
  withNewPictures,
} from '../../../../src/features/video-extraction/edits/placements';
import type { Placement } from '../../../../src/state/video/placement';

const picturesAt = (...seconds: number[]) => ({
  rowCount: () => seconds.length,
  pictureSecondsOf: (row: number) => seconds[row] ?? 0,
});

const part = (startSeconds: number, endSeconds: number, overrides: Partial<Placement> = {}): Placement => ({
  row: 0,
  startSeconds,
  endSeconds,
  entry: 'cut',
  typicalSeconds: (startSeconds + endSeconds) / 2,
  ...overrides,
});

const shot = (startSeconds: number, endSeconds: number, typicalSeconds: number) => ({
  firstFrame: 0,
  lastFrame: 0,
  startSeconds,
  endSeconds,
  entry: 'dissolve' as const,
  transition: null,
  typicalFrame: 0,
  typicalSeconds,
});

describe('the picture of a part of a film', () => {
  it.each([
    ['the nearest to its typical frame', part(10, 20), [2, 11, 14.5, 19], 2],
    ['its own, though another is nearer', part(10, 20, { typicalSeconds: 11 }), [9.9, 18], 1],
    ['its own before the typical frame', part(10, 20, { typicalSeconds: 19 }), [11, 20.5], 0],
    ['the nearest of all where it has none', part(10, 20), [3, 24, 40], 1],
    ['none that begins with what comes after it', part(10, 20, { typicalSeconds: 19.9 }), [20, 10], 1],
    ['the only one', part(10, 20), [77], 0],
  ])('is %s', (_, of, pictures, row) => {
    expect(createRowFinder(picturesAt(...pictures))(of)).toBe(row);
  });

  it('is found among pictures in any order', () => {
    const find = createRowFinder(picturesAt(30, 5, 17, 2));
    expect([part(0, 4), part(4, 10), part(15, 20), part(25, 35)].map(find)).toEqual([3, 1, 2, 0]);
  });

  it('is borrowed where it was taken elsewhere', () => {
    const pictures = picturesAt(5, 12);
    expect(isBorrowed(part(10, 20, { row: 0 }), pictures)).toBe(true);
    expect(isBorrowed(part(10, 20, { row: 1 }), pictures)).toBe(false);
    expect(isBorrowed({ ...part(10, 20), endSeconds: null }, pictures)).toBe(false);
  });
});

describe('shots on a film', () => {
  it('have start, end and entry of their own, and a picture each', () => {
    const placed = placeShots([shot(0, 4, 2), shot(5, 9, 6)], picturesAt(6.5, 1));
    expect(placed).toEqual([
      { row: 1, startSeconds: 0, endSeconds: 4, typicalSeconds: 2, entry: 'dissolve' },
      { row: 0, startSeconds: 5, endSeconds: 9, typicalSeconds: 6, entry: 'dissolve' },
    ]);
  });

  it('get the pictures that have come, and keep their own', () => {
    const order = placeShots([shot(0, 4, 2), shot(5, 9, 6)], picturesAt(1));
    expect(order.map(({ row }) => row)).toEqual([0, 0]);
    expect(withNewPictures(order, picturesAt(1))).toBe(order);
    // The first has a picture of its own: a better one changes nothing.
    const settled = withNewPictures(order, picturesAt(1, 6, 2));
    expect(settled.map(({ row }) => row)).toEqual([0, 1]);
    expect(withNewPictures(settled, picturesAt(1, 6, 2))).toBe(settled);
  });
});

describe('shots edited by hand', () => {
  const order = [part(0, 4, { row: 0 }), part(5, 15, { row: 1, entry: 'fade' }), part(15, 18, { row: 2 })];

  it('are merged with the next one: from the start of the first to the end of the second, with the picture of the longer', () => {
    const merged = mergeAt(order, 0);
    expect(merged).toMatchObject([{ ...part(0, 4), endSeconds: 15, row: 1, typicalSeconds: 10 }, order[2]]);
    expect(mergeAt(order, 1)).toMatchObject([order[0], { ...order[1], endSeconds: 18 }]);
    expect(mergeAt(order, 2)).toBeNull();
  });

  it('keep what they were merged of, also of those that were merged before, and parted there again', () => {
    const ends = (placements: readonly Placement[] | null) =>
      placements?.map(({ merged }) =>
        merged?.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]),
      );
    const all = mergeAt(mergeAt(order, 0) ?? [], 0) ?? [];
    expect(ends(all)).toEqual([
      [
        [0, 4],
        [5, 15],
        [15, 18],
      ],
    ]);
    const halves = splitAt(all, 15);
    expect(ends(halves)).toEqual([
      [
        [0, 4],
        [5, 15],
      ],
      undefined,
    ]);
    expect(halves?.map(({ typicalSeconds }) => typicalSeconds)).toEqual([10, 16.5]);
    expect(ends(splitAt(all, 2))).toEqual([
      undefined,
      [
        [2, 4],
        [5, 15],
        [15, 18],
      ],
    ]);
  });

  it('of which the last has no end are split as well', () => {
    const open = [part(0, 4), { ...part(4, 8), endSeconds: null }];
    const merged = mergeAt(open, 0) ?? [];
    expect(splitAt(merged, 6)).toMatchObject([
      { startSeconds: 0, endSeconds: 6, typicalSeconds: 2 },
      { startSeconds: 6, endSeconds: null, typicalSeconds: 6 },
    ]);
    // What is typical of the last shot is in the second part.
    expect(splitAt(merged, 5)?.[1]).toMatchObject({ startSeconds: 5, endSeconds: null, typicalSeconds: 6 });
  });

  it('are split in two, without a frame lost, and each looks for a frame of its own', () => {
    const late = splitAt(order, 7);
    expect(late?.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])).toEqual([
      [0, 4],
      [5, 7],
      [7, 15],
      [15, 18],
    ]);
    expect(late?.map(({ entry }) => entry)).toEqual(['cut', 'fade', 'cut', 'cut']);
    expect(late?.map(({ typicalSeconds }) => typicalSeconds)).toEqual([2, 6, 10, 16.5]);
    expect(splitAt(order, 12)?.[2]).toMatchObject({ startSeconds: 12, typicalSeconds: 13.5 });
  });

  it.each([4, 9, 15])('are split at %d s, where one between them was removed, without it', (seconds) => {
    const merged = mergeAt(removeAt(order, 1) ?? [], 0) ?? [];
    expect(splitAt(merged, seconds)).toMatchObject([
      { startSeconds: 0, endSeconds: 4, typicalSeconds: 2 },
      { startSeconds: 15, endSeconds: 18, typicalSeconds: 16.5, isAfterRemoved: true },
    ]);
  });

  it('are split where a part between them is damaged, without it', () => {
    const merged = mergeAt([part(0, 4), { ...part(6, 9), entry: 'start' }], 0) ?? [];
    const halves = splitAt(merged, 6);
    expect(halves).toMatchObject([
      { startSeconds: 0, endSeconds: 4, entry: 'cut' },
      { startSeconds: 6, endSeconds: 9, entry: 'start' },
    ]);
    expect(halves?.[1]).not.toHaveProperty('isAfterRemoved');
  });

  it.each([0, 4, 4.5, 5, 15, 18, 99])('are not split at %d s, where no shot goes on', (seconds) => {
    expect(splitAt(order, seconds)).toBeNull();
  });

  it('are removed one by one, but for the last', () => {
    expect(removeAt(order, 1)).toEqual([order[0], { ...order[2], isAfterRemoved: true }]);
    expect(removeAt(order, 2)).toEqual([order[0], order[1]]);
    expect(removeAt(order, 3)).toBeNull();
    expect(removeAt([part(0, 4)], 0)).toBeNull();
  });
});
