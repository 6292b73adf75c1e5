import { describe, expect, it } from 'vitest';

import { formatTime, formatTimeLeft } from '../../../src/features/video-extraction/formatTime';

describe('a time of a film', () => {
  it('has minutes and seconds, and hours where there are some', () => {
    expect([0, 5, 59.99, 60, 92, 3599, 3600, 3692].map(formatTime)).toEqual([
      '0:00',
      '0:05',
      '0:59',
      '1:00',
      '1:32',
      '59:59',
      '1:00:00',
      '1:01:32',
    ]);
  });

  it('is never before the start', () => {
    expect(formatTime(-0.2)).toBe('0:00');
  });
});

describe('the time that is left', () => {
  it('is told in seconds, then in minutes', () => {
    expect([0, 0.2, 58, 89, 90, 600].map(formatTimeLeft)).toEqual([
      'about 1 s left',
      'about 1 s left',
      'about 58 s left',
      'about 89 s left',
      'about 2 min left',
      'about 10 min left',
    ]);
  });
});
