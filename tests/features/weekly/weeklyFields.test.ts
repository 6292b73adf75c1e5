import { describe, expect, it } from 'vitest';
import type { WeeklyFields } from '../../../src/domain/weeklyPalette';
import { findProblems } from '../../../src/features/weekly/weeklyFields';

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
