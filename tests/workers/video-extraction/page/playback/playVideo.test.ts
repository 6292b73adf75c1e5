import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createThrottle } from '../../../../../workers/video-extraction/common/throttle';
import { playVideo } from '../../../../../workers/video-extraction/page/playback/playVideo';

const player = vi.hoisted(() => ({
  width: 640,
  height: 360,
  zeroSeconds: 0,
  pictureSeconds: 0,
  durationSeconds: () => 10,
  // No bitmap is needed: the worker of the test takes anything.
  frameAt: vi.fn(async () => new ArrayBuffer(1)),
  close: vi.fn(),
}));
vi.mock('../../../../../workers/video-extraction/page/playback/hiddenPlayer', () => ({
  openHiddenPlayer: async () => Promise.resolve(player),
}));

beforeEach(() => {
  player.close.mockClear();
});

const play = (reachedSeconds: number) => {
  const controller = new AbortController();
  const playFrame = vi.fn(async (_frame: unknown, timeSeconds: number) =>
    timeSeconds < 1 ? true : new Promise<boolean>(() => undefined),
  );
  const throttle = createThrottle(reachedSeconds);
  const capture = { kind: 'interval', seconds: 1 } as const;
  const done = playVideo(
    // The type of a remote function does not take one that answers either way.
    { playFrame: playFrame as never },
    controller.signal,
    new Blob(),
    capture,
    null,
    throttle,
    () => {},
  );
  return { controller, playFrame, throttle, done };
};

describe('a player whose frames are passed to the worker', () => {
  it('is closed where the work is given up while the worker reads a frame', async () => {
    const { controller, playFrame, done } = play(Infinity);
    await vi.waitFor(() => expect(playFrame).toHaveBeenCalledTimes(2));
    controller.abort('enough');
    await expect(done).rejects.toBe('enough');
    expect(player.close).toHaveBeenCalledTimes(1);
  });

  it('is closed where the work is given up while it waits for the film on the page', async () => {
    const { controller, throttle, done } = play(0.5);
    await vi.waitFor(() => expect(throttle.isWaiting()).toBe(true));
    controller.abort('enough');
    await expect(done).rejects.toBe('enough');
    expect(player.close).toHaveBeenCalledTimes(1);
  });
});
