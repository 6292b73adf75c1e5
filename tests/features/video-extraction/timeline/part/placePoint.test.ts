import { describe, expect, it } from 'vitest';

import { WHOLE_VIDEO } from '../../../../../src/features/video-extraction/timeline/part/part';
import { placePoint } from '../../../../../src/features/video-extraction/timeline/part/placePoint';

const FILM = { durationSeconds: 12, frameRate: 25 };

describe('a point that is moved', () => {
  it('comes to the beginning of the nearest frame', () => {
    // Of 25 frames a second, the 76th begins at 3.04 s.
    expect(placePoint(WHOLE_VIDEO, 'in', 3.05, FILM)).toBeCloseTo(3.04, 9);
    expect(placePoint(WHOLE_VIDEO, 'out', 3.03, FILM)).toBeCloseTo(3.04, 9);
  });

  it('comes to whole seconds where nobody knows the rate', () => {
    expect(placePoint(WHOLE_VIDEO, 'in', 3.4, { ...FILM, frameRate: null })).toBe(3);
  });

  it('stays a frame away from the other one, which stays where it is', () => {
    expect(placePoint({ in: 2, out: 8 }, 'in', 9, FILM)).toBeCloseTo(8 - 1 / 25, 9);
    expect(placePoint({ in: 2, out: 8 }, 'out', 1, FILM)).toBeCloseTo(2 + 1 / 25, 9);
  });

  it('stays in the film, of which a frame is left in any case', () => {
    expect(placePoint(WHOLE_VIDEO, 'in', -Infinity, FILM)).toBe(0);
    expect(placePoint(WHOLE_VIDEO, 'in', Infinity, FILM)).toBeCloseTo(12 - 1 / 25, 9);
    expect(placePoint(WHOLE_VIDEO, 'out', Infinity, FILM)).toBe(12);
    expect(placePoint(WHOLE_VIDEO, 'out', -Infinity, FILM)).toBeCloseTo(1 / 25, 9);
  });
});
