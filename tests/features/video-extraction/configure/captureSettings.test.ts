import { describe, expect, it } from 'vitest';

import {
  allowedSettings,
  expectedFrames,
  INTERVALS,
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
    expect(allowedSettings({ interval: '1', speed: 'max' }, 'free')).toEqual({ interval: '5', speed: '1' });
    expect(allowedSettings({ interval: 'scenes', speed: '2' }, 'free')).toEqual({
      interval: 'scenes',
      speed: '1',
    });
    const all = { interval: '1', speed: '3' } as const;
    expect(allowedSettings(all, 'pro')).toEqual(all);
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
