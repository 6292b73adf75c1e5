import { describe, expect, it } from 'vitest';

import { mergeAt } from '../../../../../src/features/video-extraction/edits/placements';
import {
  readSheetFrame,
  sheetParts,
  spreadEvenly,
  type SheetPart,
} from '../../../../../src/features/video-extraction/timeline/contact-sheet/sheetFrames';
import { createFakeServices } from '../../../../support/fakeServices';
import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';
import { videoOf, shotPart } from '../videoOfShots';

describe('frames of which not all have room', () => {
  it('are spread from the first to the last', () => {
    expect(spreadEvenly([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
    const thinned = spreadEvenly(
      Array.from({ length: 7200 }, (_, i) => i),
      190,
    );
    expect(new Set(thinned).size).toBe(190);
    expect([thinned[0], thinned.at(-1)]).toEqual([0, 7199]);
  });

  it('are all of them where they have room', () => {
    expect(spreadEvenly([0, 1, 2], 3)).toEqual([0, 1, 2]);
    expect(spreadEvenly([0, 1, 2], 1)).toEqual([0]);
  });
});

describe('the caption of a frame', () => {
  const video = { readRow: async () => undefined, dominantOf: () => [] };
  const timeOf = async (part: SheetPart) => (await readSheetFrame(video, part, 25)).time;

  it('says how long a shot lasts, where that is known', async () => {
    const shot = { row: 0, from: 4, to: 7.5, place: null };
    expect(await timeOf(shot)).toBe('00:00:04:00 · 3 s 12 f');
    expect(await timeOf({ ...shot, to: Infinity })).toBe('00:00:04:00');
  });

  it('says which it is of those that one shot was made of', async () => {
    expect(await timeOf({ row: 0, from: 4, to: 6, place: '2 of 3' })).toBe('00:00:04:00 · 2 s · 2 of 3');
  });
});

describe('the cells of a sheet', () => {
  const barsOf = (...spans: (readonly [number, number])[]) =>
    spans.map(([from, to], index) => ({ index, from, to }));

  it('are one for each frame, and for each of those of a merged shot', () => {
    const video = videoOf([shotPart(0, 4), shotPart(5, 9), shotPart(9, 12)]);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    expect(sheetParts(video, barsOf([0, 9], [9, 12]))).toEqual([
      { row: 0, from: 0, to: 4, place: '1 of 2' },
      { row: 1, from: 5, to: 9, place: '2 of 2' },
      { row: 2, from: 9, to: 12, place: null },
    ]);
  });

  it('begin at the in point and end at the out point, and what is not between them has none', () => {
    const video = videoOf([shotPart(0, 4), shotPart(5, 9), shotPart(9, 12)]);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    expect(sheetParts(video, barsOf([6, 9], [9, 11]))).toEqual([
      { row: 1, from: 6, to: 9, place: '2 of 2' },
      { row: 2, from: 9, to: 11, place: null },
    ]);
    // Nothing of the second one, not even where the out point is in what is between the two.
    expect(sheetParts(video, barsOf([1, 4.5])).map(({ row, from, to }) => [row, from, to])).toEqual([
      [0, 1, 4],
    ]);
  });

  it('have no length where frames come at intervals, with an out point either', () => {
    const video = createFakeServices().videos.open(new Blob());
    for (const row of [0, 1]) video.add(createCapturedFrame(row, 5 * row));
    expect(sheetParts(video, barsOf([2, 5], [5, 8])).map(({ from, to }) => [from, to])).toEqual([
      [2, Infinity],
      [5, Infinity],
    ]);
  });
});
