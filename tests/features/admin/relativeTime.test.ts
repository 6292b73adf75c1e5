import { describe, expect, it } from 'vitest';

import { relativeTime } from '../../../src/features/admin/relativeTime';
import { momentText, mondayOf, weekText } from '../../../src/features/admin/dateText';

const NOW = new Date('2026-11-20T12:00:00Z');
const secondsAgo = (seconds: number): string => new Date(NOW.getTime() - seconds * 1000).toISOString();

describe('how long ago something was', () => {
  it.each([
    [-30, 'just now'],
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 min ago'],
    [3599, '59 min ago'],
    [3600, '1 h ago'],
    [86_399, '23 h ago'],
    [86_400, '1 d ago'],
    [604_799, '6 d ago'],
    [604_800, 'Nov 13, 2026'],
  ])('%i seconds ago is said as %j', (seconds, words) => {
    expect(relativeTime(secondsAgo(seconds), NOW)).toBe(words);
  });
});

describe('days and weeks in UTC', () => {
  it('begin on Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map((day) => mondayOf(new Date(day)))).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-16',
    ]);
    expect(mondayOf(new Date('2026-11-23'))).toBe('2026-11-23');
  });

  it('are told by their ends', () => {
    expect([weekText('2026-09-14'), weekText('2026-08-31')]).toEqual(['Sep 14 to 20', 'Aug 31 to Sep 6']);
  });

  it('tell a moment of today without its date', () => {
    expect(momentText('2026-11-20T09:42:00Z', NOW)).toBe('Today, 9:42 AM UTC');
    expect(momentText('2026-11-19T09:42:00Z', NOW)).toBe('November 19, 2026, 9:42 AM UTC');
  });
});
