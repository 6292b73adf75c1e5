import { describe, expect, it } from 'vitest';

import { nominalRate } from '../../../../../workers/video-extraction/worker/open/nominalRate';

describe('the rate of a film', () => {
  it.each([
    [24, 24],
    [23.976, 24_000 / 1001],
    [29.97, 30_000 / 1001],
    [59.9, 60_000 / 1001],
    [25.003, 25],
    // A telephone's, which slows down in the dark.
    [27.1, 25],
    [12.2, 12],
    // In times of whole milliseconds.
    [99.97, 100],
    [239.6, 240_000 / 1001],
  ])('of %d frames a second in the mean is the nearest that cameras have: %d', (mean, rate) => {
    expect(nominalRate(mean)).toBe(rate);
  });

  it.each([1, 5, 8, 16, 18, 20, 90, 100, 240, 20.001])(
    'of %d frames a second is that whole number, whether cameras have it or not',
    (mean) => {
      expect(nominalRate(mean)).toBe(Math.round(mean));
    },
  );

  it.each([0, -1, Number.NaN, Infinity])('is unknown where the mean is %d', (mean) => {
    expect(nominalRate(mean)).toBeNull();
  });
});
