import { describe, expect, it } from 'vitest';
import { findProblem, type WeeklyFields } from '../../../src/features/weekly/weeklyFields';

const WRONG: WeeklyFields = { type: 'video', url: '  ', week: '54', year: '1999' };

describe('what is wrong with a weekly palette', () => {
  it('is asked in the order of the rules, one thing at a time [A-40]', () => {
    expect(findProblem(WRONG, false)?.message).toBe('Only administrators can set the Palette of the Week.');
    expect(findProblem(WRONG, true)?.message).toBe('Please enter a valid week number (1-53).');
    expect(findProblem({ ...WRONG, week: '53' }, true)?.message).toBe('Please enter a valid year.');
    expect(findProblem({ ...WRONG, week: '53', year: '2100' }, true)?.message).toBe(
      'Please enter the URL of the media.',
    );
    expect(findProblem({ ...WRONG, week: '53', year: '2100', url: ' /a.mp4 ' }, true)).toBeNull();
  });
});
