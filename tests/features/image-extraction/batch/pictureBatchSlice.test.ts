import { describe, expect, it } from 'vitest';

import {
  batchCleared,
  batchEnded,
  batchExtended,
  batchMerged,
  batchPictureChanged,
  batchRestored,
  batchResumed,
  mergeEnded,
  mergeStarted,
  pictureBatchReducer,
  selectBatch,
  selectBatchPictures,
  selectIsBatchRunning,
  togetherChosen,
} from '../../../../src/features/image-extraction/batch/pictureBatchSlice';

type Action = Parameters<typeof pictureBatchReducer>[1];

const ENTRIES = [
  { rgb: 0x0d9488, share: 0.6 },
  { rgb: 0xf5f5f4, share: 0.4 },
];
const chosen = (leftOut: number, ...ids: readonly number[]) =>
  batchExtended({ pictures: ids.map((id) => ({ id, name: `${id}.jpg` })), leftOut });
const start = pictureBatchReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => ({
  pictureBatch: actions.reduce(pictureBatchReducer, start),
});
const states = (state: ReturnType<typeof after>) =>
  selectBatchPictures(state).map(({ id, state: one }) => `${id} ${one}`);

/** Four pictures: one read, one that cannot be, one under way, one that waits. */
const HALF = [
  chosen(2, 1, 2, 3, 4),
  batchPictureChanged({ id: 1, name: '1.jpg', state: 'read', entries: ENTRIES }),
  batchPictureChanged({ id: 2, name: '2.jpg', state: 'unread', reason: 'It is empty.' }),
  batchPictureChanged({ id: 3, name: '3.jpg', state: 'reading' }),
];

describe('several pictures', () => {
  it('are none at first', () => {
    expect(selectBatch(after())).toMatchObject({ pictures: [], together: null, leftOut: 0 });
    expect(selectIsBatchRunning(after())).toBe(false);
  });

  it('wait for their turn in the order in which they were chosen, more of them behind', () => {
    const state = after(chosen(2, 1, 2), chosen(3, 3));
    expect(selectBatchPictures(state)).toEqual(
      [1, 2, 3].map((id) => ({ id, name: `${id}.jpg`, state: 'waiting' })),
    );
    expect([selectIsBatchRunning(state), selectBatch(state).leftOut]).toEqual([true, 5]);
  });

  it('change one by one', () => {
    expect(states(after(...HALF))).toEqual(['1 read', '2 unread', '3 reading', '4 waiting']);
  });

  it('that were not reached by the end are left, which can be read, with the reason', () => {
    const ended = after(...HALF, batchEnded({ reason: 'Stopped.' }));
    expect(selectIsBatchRunning(ended)).toBe(false);
    expect(selectBatchPictures(ended)).toEqual([
      { id: 1, name: '1.jpg', state: 'read', entries: ENTRIES },
      { id: 2, name: '2.jpg', state: 'unread', reason: 'It is empty.' },
      { id: 3, name: '3.jpg', state: 'unread', reason: 'Stopped.', isLeft: true },
      { id: 4, name: '4.jpg', state: 'unread', reason: 'Stopped.', isLeft: true },
    ]);
    const resumed = after(...HALF, batchEnded({ reason: 'Stopped.' }), batchResumed('isLeft'));
    expect(selectIsBatchRunning(resumed)).toBe(true);
    expect(selectBatchPictures(resumed).slice(1)).toEqual([
      { id: 2, name: '2.jpg', state: 'unread', reason: 'It is empty.' },
      { id: 3, name: '3.jpg', state: 'waiting' },
      { id: 4, name: '4.jpg', state: 'waiting' },
    ]);
  });

  it('come back as they were after being closed by mistake', () => {
    const before = after(...HALF);
    expect(after(...HALF, batchCleared())).toEqual(after());
    expect(after(...HALF, batchCleared(), batchRestored(before.pictureBatch))).toEqual(before);
  });
});

describe('one palette for all of them', () => {
  const ended = [chosen(0, 1, 2), batchEnded({ reason: 'Stopped.' })];
  const together = (...actions: readonly Action[]) => selectBatch(after(...actions)).together;

  it('is there once all were read', () => {
    expect(together(...ended)).toBeNull();
    expect(together(...ended, batchMerged(ENTRIES))).toEqual(ENTRIES);
  });

  it.each([
    ['more are chosen', chosen(0, 3)],
    ['the others are read after all', batchResumed('isLeft')],
  ])('is none again while %s, whatever comes late', (_, action) => {
    expect(together(...ended, batchMerged(ENTRIES), action)).toBeNull();
    expect(together(...ended, action, batchMerged(ENTRIES))).toBeNull();
  });

  it('is being made until that ends, and no longer where all come back from being closed', () => {
    const isMerging = (...actions: readonly Action[]) => selectBatch(after(...actions)).mergeId !== null;
    expect([isMerging(), isMerging(mergeStarted('a'))]).toEqual([false, true]);
    expect(isMerging(mergeStarted('a'), mergeEnded('a'))).toBe(false);
    // One that was asked for in its place is still being made.
    expect(isMerging(mergeStarted('a'), mergeStarted('b'), mergeEnded('a'))).toBe(true);
    const { pictureBatch } = after(...ended, mergeStarted('a'));
    expect(isMerging(batchRestored(pictureBatch))).toBe(false);
  });

  it('is as it was chosen for it, also when more come', () => {
    const options = { count: 7, style: 'even' } as const;
    const state = selectBatch(after(...ended, togetherChosen(options), chosen(0, 3)));
    expect(state.togetherOptions).toEqual(options);
    expect(state.pictures).toHaveLength(3);
  });
});
