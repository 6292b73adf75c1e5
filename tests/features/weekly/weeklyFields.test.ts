import { describe, expect, it } from 'vitest';
import type { ScheduledPalette, WeeklyFields } from '../../../src/domain/weeklyPalette';
import { findProblems, scheduledFor } from '../../../src/features/weekly/weeklyFields';

const WRONG: WeeklyFields = { type: 'video', url: '  ', week: '54', year: '1999' };

describe('what is wrong with a weekly palette', () => {
  it('is said of every field at once [A-40]', () => {
    expect(findProblems(WRONG)).toEqual({
      week: 'Please enter a valid week number (1-53).',
      year: 'Please enter a valid year.',
      url: 'Please enter the URL of the media.',
    });
    expect(findProblems({ ...WRONG, week: '53', year: '2100' })).toEqual({
      url: 'Please enter the URL of the media.',
    });
    expect(findProblems({ ...WRONG, week: '53', year: '2100', url: ' /a.mp4 ' })).toEqual({});
  });
});

describe('the entry of a week', () => {
  const entryOf = (year: number, week: number): ScheduledPalette => ({
    id: `${year} ${week}`,
    year,
    week,
    colors: [],
    background: { type: 'image', url: '/a.png' },
    clickCount: 0,
  });
  const HISTORY = [entryOf(2025, 7), entryOf(2026, 8), entryOf(2026, 7)];

  it('is that of its year, too', () => {
    expect(scheduledFor({ year: 2026, week: 7 }, HISTORY)?.id).toBe('2026 7');
  });

  it.each([
    ['no week is named', null],
    ['the week has none', { year: 2025, week: 8 }],
  ])('is none where %s', (_, week) => {
    expect(scheduledFor(week, HISTORY)).toBeNull();
  });
});
