import { describe, expect, it } from 'vitest';

import { formatLength } from '../../../src/features/video-extraction/formatTime';

describe('how long a part of a film lasts', () => {
  it.each([
    [7.28, '7.3 s'],
    [4, '4 s'],
    [0.04, '0.04 s'],
    [0.98, '1 s'],
    [59.96, '1 min'],
    [67.3, '1 min 7.3 s'],
    [3600, '60 min'],
  ])('%f s is %s', (seconds, text) => {
    expect(formatLength(seconds)).toBe(text);
  });
});
