import { describe, expect, it } from 'vitest';

import { pointAt } from '../../../../../src/features/video-extraction/timeline/part/pointAt';

const SHOT = { index: 3, from: 4, to: 7.5 };

describe('where a point is set', () => {
  it('is where the player is', () => {
    expect(pointAt('in', 5, null)).toBe(5);
    expect(pointAt('out', 5, null)).toBe(5);
    expect(pointAt('out', 5, SHOT)).toBe(5);
  });

  it('is the beginning of a shot that was chosen as a whole for the in point, and its end for the out point, as long as the player rests at its beginning', () => {
    // As players tell it, in whole microseconds.
    expect(pointAt('in', 3.999999, SHOT)).toBe(4);
    expect(pointAt('out', 3.999999, SHOT)).toBe(7.5);
  });

  it('is where a click amid a shot has sent the player', () => {
    expect(pointAt('in', 6.25, SHOT)).toBe(6.25);
    expect(pointAt('out', 6.25, SHOT)).toBe(6.25);
  });

  it('is where the player is again one frame further on or back', () => {
    expect(pointAt('out', 4 + 1 / 120, SHOT)).toBe(4 + 1 / 120);
    expect(pointAt('out', 4 - 1 / 120, SHOT)).toBe(4 - 1 / 120);
  });
});
