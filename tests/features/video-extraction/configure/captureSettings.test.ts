import { describe, expect, it } from 'vitest';

import {
  expectedFrames,
  INTERVALS,
  settingsFor,
  SPEEDS,
} from '../../../../src/features/video-extraction/configure/captureSettings';

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
    ['free', 4, 'scenes'],
    ['free', 5, 'scenes'],
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
    expect(expectedFrames('5', 12)).toBe(3);
    expect(expectedFrames('5', 10)).toBe(2);
    expect(expectedFrames('1', 7200)).toBe(7200);
    expect(expectedFrames('5', 0.5)).toBe(1);
    expect(expectedFrames('5', 0)).toBe(1);
  });

  it('shows only on the way without a duration, and where scenes decide', () => {
    expect(expectedFrames('5', null)).toBeNull();
    expect(expectedFrames('scenes', 60)).toBeNull();
  });
});
