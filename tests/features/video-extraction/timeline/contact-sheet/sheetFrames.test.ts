import { describe, expect, it } from 'vitest';

import { mergeAt } from '../../../../../src/features/video-extraction/edits/placements';
import {
  readSheetFrame,
  sheetParts,
  spreadEvenly,
  type SheetPart,
} from '../../../../../src/features/video-extraction/timeline/contact-sheet/sheetFrames';
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

  it('are one for each frame, and for each of those of a merged shot, as long as they are themselves', () => {
    const video = videoOf([shotPart(0, 4), shotPart(5, 9), shotPart(9, 12)]);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    // The in point is at 6 s: the first of the two is not in the part.
    expect(sheetParts(video, barsOf([6, 9], [9, 12]))).toEqual([
      { row: 1, from: 5, to: 9, place: '2 of 2' },
      { row: 2, from: 9, to: 12, place: null },
    ]);
    expect(sheetParts(video, barsOf([0, 9])).map(({ place }) => place)).toEqual(['1 of 2', '2 of 2']);
  });
});
