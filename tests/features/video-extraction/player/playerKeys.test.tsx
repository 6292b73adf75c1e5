import { describe, expect, it, vi } from 'vitest';

import { createPlayerKeys } from '../../../../src/features/video-extraction/player/playerKeys';
import { createToasts } from '../../../../src/state/toasts';

const FILM = { frameRate: 25, durationSeconds: 4 };

/** A player without pictures, which comes to a new place once `arrive` says so. */
const createPlayer = (seconds: number) => {
  const element = document.createElement('video');
  let isPaused = true;
  Object.defineProperties(element, {
    paused: { get: () => isPaused },
    currentTime: { value: seconds, writable: true },
    play: {
      value: async () => {
        isPaused = false;
        element.dispatchEvent(new Event('play'));
      },
    },
    pause: { value: () => (isPaused = true) },
  });
  return { element, arrive: () => element.dispatchEvent(new Event('seeked')) };
};

const setUp = (seconds: number, film: Parameters<typeof createPlayerKeys>[1] = FILM) => {
  const player = createPlayer(seconds);
  const rates: number[] = [];
  const keys = createPlayerKeys(player.element, film, createToasts(), (rate) => rates.push(rate));
  return { ...player, keys, rates };
};

/** Each picture that a film shows on its way back takes so long. */
const clock = () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame'] });
  return { pass: (ms: number) => vi.advanceTimersByTime(ms), end: () => vi.useRealTimers() };
};

describe('forward', () => {
  it('plays as the film is meant to be seen, then twice, four and eight times as fast, and no faster', () => {
    const { element, keys } = setUp(1);
    const seen = Array.from({ length: 5 }, () => {
      keys.forward();
      return element.playbackRate;
    });
    expect(seen).toEqual([1, 2, 4, 8, 8]);
    expect(element.paused).toBe(false);
  });

  it('begins anew at the speed of the film after a pause', () => {
    const { element, keys } = setUp(1);
    keys.forward();
    keys.forward();
    element.pause();
    keys.forward();
    expect(element.playbackRate).toBe(1);
  });
});

describe('one frame', () => {
  it.each([
    { at: 1, step: 1, shows: 26 },
    { at: 1, step: -1, shows: 24 },
    // Within the frame that begins at 1 s.
    { at: 1.03, step: -1, shows: 24 },
    { at: 0, step: -1, shows: 0 },
    // The end shows the last of a hundred frames.
    { at: 4, step: -1, shows: 98 },
    { at: 4, step: 1, shows: 99 },
  ])('from $at s by $step', ({ at, step, shows }) => {
    const { element, keys } = setUp(at);
    keys.step(step);
    expect(element.currentTime).toBeCloseTo(shows / 25, 5);
  });

  it('pauses what plays', () => {
    const { element, keys } = setUp(1);
    keys.forward();
    keys.step(1);
    expect(element.paused).toBe(true);
  });

  it('is a second where nobody knows how many frames it has', () => {
    const { element, keys } = setUp(1.4, { frameRate: null, durationSeconds: null });
    keys.step(1);
    expect(element.currentTime).toBeCloseTo(2, 5);
  });
});

describe('backward', () => {
  it('goes back as much time as has passed, twice as much after a second press, and ends at the beginning', () => {
    const { pass, end } = clock();
    const { element, keys, rates, arrive } = setUp(3);
    keys.backward();
    expect(element.currentTime).toBeCloseTo(2.96, 5);
    arrive();
    pass(500);
    // The picture before the next one may be drawn a frame of the screen late.
    const once = element.currentTime;
    expect(once).toBeLessThan(2.96);
    keys.backward();
    expect(rates).toEqual([1, 2]);
    for (let picture = 0; picture < 200 && element.currentTime > 0; picture += 1) {
      arrive();
      pass(20);
    }
    expect(element.currentTime).toBe(0);
    expect(rates).toEqual([1, 2, 0]);
    end();
  });

  it('ends when it is told to, when the film plays, and when somebody sends the player elsewhere', () => {
    const { pass, end } = clock();
    const endings: readonly ((set: ReturnType<typeof setUp>) => void)[] = [
      ({ keys }) => expect(keys.endBackward()).toBe(true),
      ({ keys }) => keys.forward(),
      ({ element }) => void element.play(),
      ({ element, arrive }) => {
        element.currentTime = 1;
        arrive();
      },
    ];
    for (const finish of endings) {
      const set = setUp(3);
      set.keys.backward();
      finish(set);
      expect(set.rates).toEqual([1, 0]);
      const { currentTime } = set.element;
      set.arrive();
      pass(100);
      expect(set.element.currentTime).toBe(currentTime);
      expect(set.keys.endBackward()).toBe(false);
    }
    end();
  });

  it('has one way back at a time, also after it began anew', () => {
    const { pass, end } = clock();
    const { element, keys, arrive } = setUp(3);
    keys.backward();
    arrive();
    keys.endBackward();
    keys.backward();
    const { currentTime } = element;
    // The picture that the first way asked for is not drawn any more.
    pass(100);
    expect(element.currentTime).toBe(currentTime);
    end();
  });
});
