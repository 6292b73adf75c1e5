import { describe, expect, it } from 'vitest';

import { mergeAt } from '../../../../../src/features/video-extraction/edits/placements';
import {
  readSheetFrame,
  sheetCards,
  spreadEvenly,
  type SheetCard,
} from '../../../../../src/features/video-extraction/timeline/contact-sheet/sheetFrames';
import { createFakeServices } from '../../../../support/fakeServices';
import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';
import { colorOf, shotPart, videoOf } from '../videoOfShots';

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

describe('a cell of a sheet', () => {
  const none = { readRow: async () => undefined, dominantOf: () => [] };
  const timeOf = async (card: Partial<SheetCard>) =>
    (await readSheetFrame(none, { row: 0, from: 4, to: 7.5, shots: 1, colors: null, ...card }, 25)).time;

  it('says how long a shot lasts, where that is known', async () => {
    expect(await timeOf({})).toBe('00:00:04:00 · 3 s 12 f');
    expect(await timeOf({ to: null })).toBe('00:00:04:00');
  });

  it('says how many shots were merged into one, as its card does', async () => {
    expect(await timeOf({ shots: 2 })).toBe('00:00:04:00 · 3 s 12 f · 2 shots');
  });

  it('has the first palette of its frame as it is by now, or the colors of the merged shots', async () => {
    const video = createFakeServices().videos.open(new Blob());
    video.add(createCapturedFrame(0));
    await video.replacePalettesOf(0, { palettes: [[0x123456], [0xabcdef]], round: 1 });
    const hexesOf = async (colors: SheetCard['colors']) =>
      (await readSheetFrame(video, { row: 0, from: 0, to: 4, shots: 1, colors }, 25)).hexes;
    expect(await hexesOf(null)).toEqual(['#123456']);
    expect(await hexesOf([0xff0000, 0x00ff00])).toEqual(['#FF0000', '#00FF00']);
  });
});

describe('the cells of a sheet', () => {
  const barsOf = (...spans: (readonly [number, number])[]) =>
    spans.map(([from, to], index) => ({ index, from, to }));
  const spansOf = (cards: readonly SheetCard[]) => cards.map(({ row, from, to }) => [row, from, to]);
  /** A shot of four seconds that was merged with the next, of six, and a third shot. */
  const merged = () => {
    const video = videoOf([shotPart(0, 4), shotPart(5, 11), shotPart(11, 14)]);
    video.arrange(mergeAt(video.order(), 0) ?? []);
    return video;
  };

  it('are as many as the cards, merged shots with the picture of their card and the colors of each', () => {
    expect(sheetCards(merged(), barsOf([0, 11], [11, 14]))).toEqual([
      { row: 1, from: 0, to: 11, shots: 2, colors: [colorOf(1), colorOf(0)] },
      { row: 2, from: 11, to: 14, shots: 1, colors: null },
    ]);
  });

  it('begin at the in point and end at the out point', () => {
    expect(spansOf(sheetCards(merged(), barsOf([6, 11], [11, 13])))).toEqual([
      [1, 6, 11],
      [2, 11, 13],
    ]);
  });

  it('have no picture and no color of a merged shot that is beyond them', () => {
    expect(sheetCards(merged(), barsOf([1, 4]))).toEqual([
      { row: 0, from: 1, to: 4, shots: 1, colors: null },
    ]);
    expect(sheetCards(merged(), barsOf([6, 11]))).toEqual([
      { row: 1, from: 6, to: 11, shots: 1, colors: null },
    ]);
  });

  it('have the times of their pictures and no length where frames come at intervals, whatever the points', () => {
    const video = createFakeServices().videos.open(new Blob());
    for (const row of [0, 1]) video.add(createCapturedFrame(row, 5 * row));
    expect(spansOf(sheetCards(video, barsOf([2, 5], [5, 8])))).toEqual([
      [0, 0, null],
      [1, 5, null],
    ]);
  });

  it('have five colors at most', () => {
    const video = createFakeServices().videos.open(new Blob());
    for (const row of [0, 1])
      video.add({
        ...createCapturedFrame(row, 4 * row),
        shot: { entry: 'cut', endSeconds: 4 * row + 4, pictureSeconds: 4 * row },
      });
    video.arrange(mergeAt(video.order(), 0) ?? []);
    expect(sheetCards(video, barsOf([0, 8]))[0]?.colors).toHaveLength(5);
  });
});
