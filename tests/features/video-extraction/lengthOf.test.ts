import { describe, expect, it } from 'vitest';

import { lengthBetween, lengthOf } from '../../../src/features/video-extraction/lengthOf';

describe('how long a part of a film lasts', () => {
  it.each([
    [4, 8.48, 25, '4 s 12 f'],
    [0, 0.32, 25, '8 f'],
    [10, 74, 24, '1 min 4 s'],
    [0, 3723.04, 25, '1 h 2 min 3 s 1 f'],
    [1, 1, 25, '0 s'],
    [2, 9.6, null, '7 s'],
  ])('from %f to %f at %s frames a second is %s', (start, end, frameRate, text) => {
    expect(lengthBetween(start, end, frameRate)).toBe(text);
  });

  it('is that of its spans together where it has several', () => {
    const spans = [
      { from: 0, to: 4 },
      { from: 9, to: 9.48 },
    ];
    expect(lengthOf(spans, 25)).toBe('4 s 12 f');
  });
});
