import { describe, expect, it } from 'vitest';

import { pointAt } from '../../../../../src/features/video-extraction/timeline/part/pointAt';

const SHOT = { index: 3, from: 4, to: 7.5 };
const film = (frameRate: number | null) => ({ durationSeconds: 12.01, frameRate });

describe('where a point is set', () => {
  it('is where the player is', () => {
    expect(pointAt('in', 5, null, film(120))).toBe(5);
    expect(pointAt('out', 5, null, film(120))).toBe(5);
    expect(pointAt('out', 5, SHOT, film(120))).toBe(5);
  });

  it('is the beginning of the frame that the player shows, amid which it was stopped', () => {
    expect(pointAt('in', 5.037, null, film(25))).toBe(5);
    expect(pointAt('out', 5.041, SHOT, film(25))).toBe(126 / 25);
    // Frame 240 of a broken rate, as files round its beginning to milliseconds.
    expect(pointAt('in', 10.01, null, film(24_000 / 1001))).toBe((240 * 1001) / 24_000);
  });

  it('is where the player is itself while nobody knows the rate', () => {
    expect(pointAt('in', 5.037, null, film(null))).toBe(5.037);
  });

  it('is the last frame at the end of the film for the in point, and the very end for the out point', () => {
    expect(pointAt('in', 12.01, null, film(25))).toBe(299 / 25);
    expect(pointAt('out', 12.01, null, film(25))).toBe(12.01);
    expect(pointAt('in', 0, null, { durationSeconds: 0.02, frameRate: 25 })).toBe(0);
  });

  it('is the beginning of a shot that was chosen as a whole for the in point, and its end for the out point, as long as the player rests at its beginning', () => {
    // As players tell it, in whole microseconds.
    expect(pointAt('in', 3.999999, SHOT, film(120))).toBe(4);
    expect(pointAt('out', 3.999999, SHOT, film(120))).toBe(7.5);
  });

  it('is where a click amid a shot has sent the player', () => {
    expect(pointAt('in', 6.25, SHOT, film(120))).toBe(6.25);
    expect(pointAt('out', 6.25, SHOT, film(120))).toBe(6.25);
  });

  it('is where the player is again one frame further on or back', () => {
    expect(pointAt('out', 4 + 1 / 120, SHOT, film(120))).toBe(4 + 1 / 120);
    expect(pointAt('out', 4 - 1 / 120, SHOT, film(120))).toBe(4 - 1 / 120);
  });
});
