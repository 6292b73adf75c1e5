import { describe, expect, it } from 'vitest';
import { createThrottle } from '../../../../workers/video-extraction/common/throttle';
import { createProgressMeter } from '../../../../workers/video-extraction/common/progressMeter';

/** Whether the promise has settled, once every callback that is due has run. */
const isSettled = async (promise: Promise<void>): Promise<boolean> => {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
};

describe('the throttle', () => {
  it('lets nothing be read that the player has not reached', async () => {
    const throttle = createThrottle(0);
    const first = throttle.reach(0);
    const later = throttle.reach(5);
    expect(await isSettled(first)).toBe(true);
    throttle.advance(4.9);
    expect(await isSettled(later)).toBe(false);
    expect(throttle.isWaiting()).toBe(true);
    throttle.advance(5);
    expect(await isSettled(later)).toBe(true);
    expect(throttle.isWaiting()).toBe(false);
  });

  it('remembers where a player has been that is wound back', async () => {
    const throttle = createThrottle(0);
    throttle.advance(9);
    throttle.advance(2);
    expect(await isSettled(throttle.reach(8))).toBe(true);
  });

  it('stands still while it is paused, without a player too', async () => {
    const throttle = createThrottle(Infinity);
    throttle.setPaused(true);
    const reached = throttle.reach(0);
    throttle.advance(Infinity);
    expect(await isSettled(reached)).toBe(false);
    throttle.setPaused(false);
    expect(await isSettled(reached)).toBe(true);
  });
});

describe('the progress', () => {
  const at = (nowMs: number, timeSeconds: number, isWaiting = false) => ({
    nowMs,
    timeSeconds,
    decoded: timeSeconds * 30,
    captured: timeSeconds,
    isWaiting,
  });

  it('tells share, frames per second and the time left', () => {
    const read = createProgressMeter(100, true);
    read(at(0, 0));
    expect(read(at(1000, 20))).toEqual({
      timeSeconds: 20,
      share: 0.2,
      framesPerSecond: 600,
      secondsLeft: 4,
      captured: 20,
    });
  });

  it('leaves pauses out of the speed', () => {
    const read = createProgressMeter(100, true);
    read(at(0, 0));
    read(at(1000, 20));
    read(at(61_000, 20, true));
    expect(read(at(62_000, 40)).secondsLeft).toBeCloseTo(3, 5);
  });

  it('knows no share without a duration, and no time left at the pace of a player', () => {
    expect(createProgressMeter(null, true)(at(0, 5))).toMatchObject({ share: null, secondsLeft: null });
    const read = createProgressMeter(100, false);
    read(at(0, 0));
    expect(read(at(1000, 3))).toMatchObject({ share: 0.03, secondsLeft: null });
  });
});
