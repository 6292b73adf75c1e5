import { describe, expect, it } from 'vitest';

import {
  readSheetFrame,
  spreadEvenly,
} from '../../../../../src/features/video-extraction/timeline/contact-sheet/sheetFrames';

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
  const film = (end: number | null) => ({
    read: async () => undefined,
    dominantAt: () => [],
    timeAt: () => 4,
    endAt: () => end,
  });
  const bar = { index: 0, from: 4, to: 9 };

  it('says how long a shot lasts, where that is known', async () => {
    expect((await readSheetFrame(film(7.5), bar, 25)).time).toBe('00:00:04:00 · 3 s 12 f');
    expect((await readSheetFrame(film(null), bar, 25)).time).toBe('00:00:04:00');
  });
});
