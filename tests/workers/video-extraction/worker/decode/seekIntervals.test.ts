import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gap } from '../../../../../workers/video-extraction/common/api';
import type { DecodedFrame } from '../../../../../workers/video-extraction/common/decodedFrame';
import { createThrottle } from '../../../../../workers/video-extraction/common/throttle';
import { seekIntervals } from '../../../../../workers/video-extraction/worker/decode/seekIntervals';
import { seekKeyFrames } from '../../../../../workers/video-extraction/worker/decode/seekKeyFrames';
import { counts, createVideo, createSeekContext, stubDecoder, stubLateDecoder } from '../../fakeVideo';

const steadily = (seconds: number, rate = 30) =>
  Array.from({ length: Math.round(seconds * rate) }, (_, index) => index / rate);

beforeEach(stubDecoder);
afterEach(() => {
  vi.unstubAllGlobals();
  // Whatever happened: no frame stays open, and none is closed twice.
  // oxlint-disable-next-line vitest/no-standalone-expect -- part of every test here
  expect(counts).toMatchObject({ open: 0, closedTwice: 0 });
});

describe('the intervals of a film', () => {
  it('begin at 0 and end with it: a film of 12 seconds has 12, and 3 of five seconds', async () => {
    const video = createVideo(steadily(12), 12);
    const seconds = createSeekContext(video);
    await seekIntervals(seconds.context, { seconds: 1 });
    expect(seconds.times).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const fives = createSeekContext(video);
    await seekIntervals(fives.context, { seconds: 5 });
    expect(fives.times).toEqual([0, 5, 10]);
  });

  it('count a second that has just begun', async () => {
    const { context, times } = createSeekContext(createVideo(steadily(12.1), 12.1));
    await seekIntervals(context, { seconds: 1 });
    expect(times.at(-1)).toBe(12);
  });

  it('go by time where the rate changes, and a frame that stays counts each time', async () => {
    const { context, times } = createSeekContext(createVideo([...steadily(1, 20), 1, 6, 6.5], 8));
    await seekIntervals(context, { seconds: 1 });
    expect(times).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('come one to a frame where they are as long as it, also where the file rounds its times to milliseconds', async () => {
    const rounded = steadily(2).map((seconds) => Math.round(seconds * 1000) / 1000);
    const { context } = createSeekContext(createVideo(rounded, 2));
    const seen: number[] = [];
    const taker = {
      ...context.taker,
      take: async (frame: DecodedFrame) => {
        if ('timestamp' in frame) seen.push(Math.round(frame.timestamp * 30e-6));
        frame.close();
        await Promise.resolve();
      },
    };
    await seekIntervals({ ...context, taker }, { seconds: 1 / 30 });
    expect(seen).toEqual([...rounded.keys()]);
  });

  it('go on to the end of the film where its packets do not say how long they last', async () => {
    for (const [times, end, wanted] of [
      [steadily(4), 4, [0, 1, 2, 3]],
      [[0, 1, 3.5], 6, [0, 1, 2, 3, 4, 5]],
    ] as const) {
      const seek = createSeekContext(createVideo(times, end, 60, () => 0));
      await seekIntervals(seek.context, { seconds: 1 });
      expect(seek.times).toEqual(wanted);
    }
  });

  it('ask where the film ends behind its last frame only: some files have to be read whole for that', async () => {
    const endSeconds = vi.fn(async () => Promise.resolve(4));
    const { context } = createSeekContext({ ...createVideo(steadily(4), 4), endSeconds });
    await seekIntervals(context, { seconds: 1 });
    expect(endSeconds).toHaveBeenCalledOnce();
  });

  it('go on behind the frame that an earlier run captured last', async () => {
    const { context, times } = createSeekContext(createVideo(steadily(12), 12));
    await seekIntervals({ ...context, resume: { count: 3, afterSeconds: 4 } }, { seconds: 2 });
    expect(times).toEqual([6, 8, 10]);
    await seekIntervals({ ...context, resume: { count: 6, afterSeconds: 10 } }, { seconds: 2 });
    expect(times).toEqual([6, 8, 10]);
  });

  it('begin with the first picture, and count from the film’s own beginning', async () => {
    const video = createVideo(
      steadily(4).map((seconds) => seconds + 103),
      107,
    );
    const info = { ...video.info, zeroSeconds: 100, pictureSeconds: 3 };
    const { context, times } = createSeekContext({
      ...video,
      info,
      endSeconds: async () => Promise.resolve(7),
    });
    await seekIntervals(context, { seconds: 1 });
    expect(times).toEqual([3, 4, 5, 6]);
  });

  it('end where an edit ends the film', async () => {
    const { context, times } = createSeekContext({ ...createVideo(steadily(12), 12), cutSeconds: 4 });
    await seekIntervals(context, { seconds: 1 });
    expect(times).toEqual([0, 1, 2, 3]);
  });

  it('go on with the key frame behind a damage, which is told', async () => {
    const damaged = vi.fn<(gap: Gap) => void>();
    const isBroken = (seconds: number): boolean => seconds > 2.5 && seconds < 3.7;
    // Key frames every two seconds.
    const { context, times } = createSeekContext(createVideo(steadily(12), 12, 60, undefined, isBroken));
    await seekIntervals({ ...context, damaged }, { seconds: 1 });
    expect(times).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(damaged).toHaveBeenCalledOnce();
    const [gap] = damaged.mock.calls[0] ?? [];
    expect(gap?.toSeconds).toBe(4);
    expect(gap?.fromSeconds).toBeGreaterThan(2);
    expect(gap?.fromSeconds).toBeLessThanOrEqual(2.6);
  });

  it('are given up where nothing can be read to the end, with what came before', async () => {
    const damaged = vi.fn<(gap: Gap) => void>();
    const { context, times } = createSeekContext(
      createVideo(steadily(12), 12, 60, undefined, (seconds) => seconds > 5),
    );
    await expect(seekIntervals({ ...context, damaged }, { seconds: 1 })).rejects.toMatchObject({
      failure: 'corrupt',
    });
    expect(times).toEqual([0, 1, 2, 3, 4, 5]);
    expect(damaged).not.toHaveBeenCalled();
  });

  it('of a film that no second one begins in are its beginning, middle and end', async () => {
    const { context, times } = createSeekContext(createVideo(steadily(4, 10), 4));
    await seekIntervals(context, { seconds: 5, isWhole: true });
    expect(times).toEqual([0, 2, 3.9]);
    const still = createSeekContext(createVideo([0], 4));
    await seekIntervals(still.context, { seconds: 5, isWhole: true });
    expect(still.times).toEqual([0]);
  });

  it('decode no more than the wanted frames need', async () => {
    const { context, times } = createSeekContext(createVideo(steadily(100), 100, 30));
    await seekIntervals(context, { seconds: 10 });
    expect(times).toHaveLength(10);
    // Each of the ten is a key frame here; a decoder wants a few packets more before it lets one go.
    expect(counts.decoded).toBeLessThanOrEqual(10 * 5);
  });

  it('go no further than the player', async () => {
    const { context, times } = createSeekContext(createVideo(steadily(12), 12));
    const throttle = createThrottle(3.5);
    const seeking = seekIntervals({ ...context, throttle }, { seconds: 1 });
    await vi.waitFor(() => expect(throttle.isWaiting()).toBe(true));
    expect(Math.max(...times)).toBeLessThanOrEqual(3);
    throttle.advance(Infinity);
    await seeking;
    expect(times).toHaveLength(12);
  });

  it('are all there at the pace of a player, of a film of one frame a second too', async () => {
    stubLateDecoder();
    const { context, times } = createSeekContext(createVideo(steadily(100, 1), 100, 10));
    const throttle = createThrottle(0);
    const seeking = seekIntervals({ ...context, throttle }, { seconds: 1 });
    for (let second = 1; second < 100; second += 1) {
      // The player goes on once what it shows has been read.
      await vi.waitFor(() => expect(throttle.isWaiting()).toBe(true), { interval: 1 });
      throttle.advance(second);
    }
    await seeking;
    expect(times).toEqual(Array.from({ length: 100 }, (_, second) => second));
  });

  it('end when no more frames are kept', async () => {
    const { context, times } = createSeekContext(createVideo(steadily(60), 60), 5);
    await seekIntervals(context, { seconds: 1 });
    // The decoder is ahead of what it has handed out; the taker turns such frames away.
    expect(times.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(counts.decoded).toBeLessThan(10 * 30);
  });

  it('close what was decoded also when a frame cannot be read', async () => {
    const { context } = createSeekContext(createVideo(steadily(12), 12));
    const take: typeof context.taker.take = async (frame) => {
      frame.close();
      return Promise.reject(new Error('no canvas'));
    };
    await expect(
      seekIntervals({ ...context, taker: { ...context.taker, take } }, { seconds: 1 }),
    ).rejects.toThrow('no canvas');
  });
});

describe('the key frames of a film', () => {
  it('are all that is decoded', async () => {
    const { context, times } = createSeekContext(createVideo(steadily(12), 12, 60));
    await seekKeyFrames(context);
    expect(times).toEqual([0, 2, 4, 6, 8, 10]);
    expect(counts.decoded).toBe(6);
  });

  it('go on behind the one captured last, and leave out damaged ones', async () => {
    const isBroken = (seconds: number): boolean => seconds === 14;
    const { context, times } = createSeekContext(createVideo(steadily(24), 24, 60, undefined, isBroken));
    await seekKeyFrames({ ...context, resume: { count: 1, afterSeconds: 2 } });
    expect(times.at(0)).toBe(4);
    expect(times).not.toContain(14);
    expect(times.slice(-4)).toEqual([16, 18, 20, 22]);
  });
});
