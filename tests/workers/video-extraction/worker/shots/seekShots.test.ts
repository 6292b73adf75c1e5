import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Video } from '../../../../../workers/video-extraction/worker/open/openVideo';
import { seekShots } from '../../../../../workers/video-extraction/worker/shots/seekShots';
import { createSeekContext, createVideo, stubDecoder } from '../../fakeVideo';

const PIXELS = { rgba: new Uint8ClampedArray(4), width: 1, height: 1 };

/** A film of ten seconds whose last frame, at 2 s, is held; its packets do not say for how long. */
const HELD = createVideo(
  Array.from({ length: 51 }, (_, frame) => frame / 25),
  10,
  10,
  () => 0.04,
);

/** When the shots end that are captured of a film: all its frames are one, but for what is damaged. */
const endsOf = async (video: Video, maxFrames = Infinity): Promise<readonly number[]> => {
  const { context } = createSeekContext(video, maxFrames);
  const ends: number[] = [];
  const taker: typeof context.taker = {
    ...context.taker,
    isFull: () => maxFrames === 0,
    capture: (_, _startSeconds, shot) => ends.push(shot?.endSeconds ?? NaN),
  };
  await seekShots({ ...context, taker }, () => {
    const times: number[] = [];
    return {
      add: (_, timeSeconds) => {
        times.push(timeSeconds);
        return [];
      },
      state: () => null,
      finish: () => {
        const [startSeconds = 0] = times;
        const endSeconds = (times.at(-1) ?? 0) + 0.04;
        return [{ startSeconds, endSeconds, entry: 'start', pictureSeconds: startSeconds, pixels: PIXELS }];
      },
    };
  });
  return ends;
};

beforeEach(stubDecoder);
afterEach(() => {
  vi.unstubAllGlobals();
});

it('ends the last shot where the film ends, however long its last frame is held', async () => {
  expect(await endsOf(HELD)).toEqual([10]);
  expect(await endsOf(createVideo([0], 7))).toEqual([7]);
});

it('ends it behind its last frame where it is not known how the film goes on', async () => {
  expect(await endsOf({ ...HELD, missingFrom: async () => 2 })).toEqual([2.04]);
  expect(await endsOf({ ...HELD, info: { ...HELD.info, durationSeconds: null } })).toEqual([2.04]);
  // No more frames are kept.
  const [end] = await endsOf(HELD, 0);
  expect(end).toBeLessThanOrEqual(2.04);
});

it('ends the shots before a damaged part behind their last frames', async () => {
  const times = Array.from({ length: 51 }, (_, frame) => frame / 25);
  const ends = await endsOf(createVideo(times, 10, 10, undefined, (seconds) => seconds === 0.6));
  expect(ends).toHaveLength(2);
  expect(ends[0]).toBeLessThan(0.7);
  expect(ends[1]).toBe(10);
});
