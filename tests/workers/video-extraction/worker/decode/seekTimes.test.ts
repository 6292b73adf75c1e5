import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seekTimes } from '../../../../../workers/video-extraction/worker/decode/seekTimes';
import { counts, createVideo, createSeekContext, stubDecoder } from '../../fakeVideo';

/** 25 frames a second, as a decoder counts them. */
const frames = (count: number) => Array.from({ length: count }, (_, index) => index * 0.04);

beforeEach(stubDecoder);
afterEach(() => {
  vi.unstubAllGlobals();
  // oxlint-disable-next-line vitest/no-standalone-expect -- whatever happened, no frame stays open
  expect(counts).toMatchObject({ open: 0, closedTwice: 0 });
});

describe('the frames at some times', () => {
  it('come in the order of time, whatever the order of asking, each with the time that was asked for', async () => {
    const { context, times } = createSeekContext(createVideo(frames(500), 20, 50));
    await seekTimes(context, [17.01, 0, 3.5]);
    expect(times).toEqual([0, 3.5, 17.01]);
  });

  it('are read from the key frame before each, and nothing in between', async () => {
    const { context } = createSeekContext(createVideo(frames(5000), 200, 50));
    await seekTimes(context, [100.4, 2.4, 180]);
    // Ten frames after a key frame each time, or none, and the few that a decoder keeps back.
    expect(counts.decoded).toBeLessThanOrEqual(11 + 11 + 1 + 3 * 4);
  });

  it('are the frames that begin there, where times were cut to microseconds', async () => {
    const thirds = Array.from({ length: 90 }, (_, index) => index / 30);
    const decoded: number[] = [];
    const { context } = createSeekContext(createVideo(thirds, 3, 30));
    const taker: typeof context.taker = {
      ...context.taker,
      take: async (frame, choose) => {
        decoded.push('timestamp' in frame ? frame.timestamp : -1);
        await context.taker.take(frame, choose);
      },
    };
    await seekTimes({ ...context, taker }, [Math.trunc(1e6 / 30) / 1e6, Math.trunc(61e6 / 30) / 1e6]);
    expect(decoded).toEqual([Math.round(1e6 / 30), Math.round(61e6 / 30)]);
  });

  it('that lie in one frame are two pictures of it, and those beyond the end are the last frame', async () => {
    const { context, times } = createSeekContext(createVideo(frames(100), 4));
    await seekTimes(context, [1.01, 1.02, 99]);
    expect(times).toEqual([1.01, 1.02, 99]);
  });
});
