import { describe, expect, it } from 'vitest';

import {
  captureOf,
  expectedFrames,
  INTERVALS,
  lengthToRead,
  nextTime,
  settingsFor,
  SPEEDS,
} from '../../../../src/features/video-extraction/configure/captureSettings';

const video = (durationSeconds: number | null, pictureSeconds = 0) => ({ durationSeconds, pictureSeconds });

describe('the settings of an extraction', () => {
  it('are 1 second for PRO and 5 seconds, 1x and for PRO 2x, 3x and Max [X-30] [X-31]', () => {
    expect(INTERVALS['1']).toMatchObject({ isPro: true, capture: { seconds: 1 } });
    expect(INTERVALS['5']).toMatchObject({ isPro: false, capture: { seconds: 5 } });
    expect([SPEEDS[1], SPEEDS[2], SPEEDS[3], SPEEDS.max].map(({ isPro, rate }) => [isPro, rate])).toEqual([
      [false, 1],
      [true, 2],
      [true, 3],
      [true, null],
    ]);
  });

  it('fall back to what is free without PRO, each by itself [R-06]', () => {
    expect(settingsFor({ interval: '1', speed: 'max' }, 'free', 60)).toEqual({ interval: '5', speed: '1' });
    expect(settingsFor({ interval: 'scenes', speed: '2' }, 'free', 60)).toEqual({
      interval: 'scenes',
      speed: '1',
    });
    const all = { interval: '1', speed: '3' } as const;
    expect(settingsFor(all, 'pro', 60)).toEqual(all);
  });

  it.each([
    ['free', 4, '5'],
    ['free', 5, '5'],
    ['free', 5.1, '5'],
    ['free', 60, '5'],
    ['free', null, '5'],
    ['pro', 4, '1'],
    ['pro', 10, '1'],
    ['pro', 10.1, '5'],
    ['pro', null, '5'],
  ] as const)(
    'begin, %s, for a film of %d seconds, with what gives more than one frame: %s',
    (plan, seconds, interval) => {
      expect(settingsFor({}, plan, seconds)).toEqual({ interval, speed: '1' });
    },
  );

  it('are what was chosen, however short the film is', () => {
    expect(settingsFor({ interval: '5' }, 'pro', 4).interval).toBe('5');
  });
});

describe('the number of frames', () => {
  it('is one for each interval that has begun', () => {
    expect(expectedFrames('5', video(12))).toBe(3);
    expect(expectedFrames('5', video(10))).toBe(2);
    expect(expectedFrames('1', video(7200))).toBe(7200);
    expect(expectedFrames('1', video(0.5))).toBe(1);
    expect(expectedFrames('5', video(0))).toBe(1);
  });

  it('is no more than what is kept: of a longer film, as much is read as that takes', () => {
    expect(expectedFrames('1', video(8400))).toBe(7200);
    expect(lengthToRead('1', video(8400))).toBe(7200);
    expect(lengthToRead('1', video(8400, 10))).toBe(7210);
    expect(lengthToRead('1', video(60))).toBe(60);
    expect(lengthToRead('5', video(8400))).toBe(8400);
    expect(lengthToRead('scenes', video(8400))).toBe(8400);
    expect(lengthToRead('1', video(null))).toBeNull();
  });

  it('is three of a film that no second interval of five seconds begins in: never one alone', () => {
    expect(captureOf('5', video(5))).toEqual({ kind: 'interval', seconds: 5, isWhole: true });
    expect(captureOf('5', video(5.1))).toEqual({ kind: 'interval', seconds: 5 });
    expect(captureOf('1', video(0.8))).toEqual({ kind: 'interval', seconds: 1 });
    expect(expectedFrames('5', video(5))).toBe(3);
    expect(nextTime('5', video(4), 0)).toBeNull();
  });

  it('is counted from the first picture where the sound begins before it', () => {
    expect(expectedFrames('1', video(13, 5))).toBe(8);
    expect(nextTime('1', video(13, 5), null)).toBe(5);
    expect(nextTime('1', video(13, 5), 12)).toBeNull();
    expect(expectedFrames('5', video(9, 5))).toBe(3);
  });

  it('shows only on the way without a duration, and where scenes decide', () => {
    expect(expectedFrames('5', video(null))).toBeNull();
    expect(expectedFrames('scenes', video(60))).toBeNull();
  });
});
