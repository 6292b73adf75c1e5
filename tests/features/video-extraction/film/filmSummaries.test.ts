import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFilmSummaries } from '../../../../src/features/video-extraction/film/filmSummaries';

const entry = fc.record({
  rgb: fc.integer({ min: 0, max: 0xffffff }),
  weight: fc.oneof(fc.constantFrom(0, 127, 128, 16_383, 16_384, 2 ** 32 - 1), fc.nat(300_000)),
});
const summary = fc.array(entry, { maxLength: 160 }).map((entries) => ({
  colors: Uint32Array.from(entries, ({ rgb }) => rgb),
  weights: Uint32Array.from(entries, ({ weight }) => weight),
}));

describe('the colors of the frames of a film', () => {
  it('come back as they were put there', () => {
    fc.assert(
      fc.property(fc.array(summary, { maxLength: 200, size: 'max' }), (frames) => {
        const summaries = createFilmSummaries();
        for (const [index, frame] of frames.entries()) summaries.put(index, frame);
        expect(frames.map((_, index) => summaries.at(index))).toEqual(frames);
      }),
      { numRuns: 20 },
    );
  });

  it('may be more of one frame than there is room for beside others', () => {
    const whole = {
      colors: new Uint32Array(40_000).fill(0x0d9488),
      weights: new Uint32Array(40_000).fill(7),
    };
    const summaries = createFilmSummaries();
    summaries.put(0, whole);
    expect(summaries.at(0)).toEqual(whole);
  });

  it('are missing where nothing was put', () => {
    expect(createFilmSummaries().at(0)).toBeUndefined();
  });
});
