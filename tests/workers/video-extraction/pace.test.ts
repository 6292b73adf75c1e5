import { describe, expect, it } from 'vitest';
import { createPace } from '../../../workers/video-extraction/pace';
import { createProgressMeter } from '../../../workers/video-extraction/progressMeter';

/** Whether the promise has settled, once every callback that is due has run. */
const isSettled = async (promise: Promise<void>): Promise<boolean> => {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
};

describe('the pace', () => {
  it('lets nothing be read that the player has not reached', async () => {
    const pace = createPace(0);
    const first = pace.reach(0);
    const later = pace.reach(5);
    expect(await isSettled(first)).toBe(true);
    pace.advance(4.9);
    expect(await isSettled(later)).toBe(false);
    expect(pace.isWaiting()).toBe(true);
    pace.advance(5);
    expect(await isSettled(later)).toBe(true);
    expect(pace.isWaiting()).toBe(false);
  });

  it('remembers where a player has been that is wound back', async () => {
    const pace = createPace(0);
    pace.advance(9);
    pace.advance(2);
    expect(await isSettled(pace.reach(8))).toBe(true);
  });

  it('stands still while it is paused, without a player too', async () => {
    const pace = createPace(Infinity);
    pace.setPaused(true);
    const reached = pace.reach(0);
    pace.advance(Infinity);
    expect(await isSettled(reached)).toBe(false);
    pace.setPaused(false);
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
