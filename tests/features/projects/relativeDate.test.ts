import { describe, expect, it } from 'vitest';

import { dateText, relativeDate } from '../../../src/features/projects/relativeDate';

const NOW = new Date(2026, 10, 20, 0, 30);
const at = (...time: [number, number, number, number, number]) =>
  relativeDate(new Date(...time).toISOString(), NOW);

describe('when something was made', () => {
  it('is counted in days of the calendar, not in hours', () => {
    expect(at(2026, 10, 20, 0, 1)).toBe('today');
    expect(at(2026, 10, 19, 23, 59)).toBe('yesterday');
    expect(at(2026, 10, 17, 12, 0)).toBe('3 days ago');
  });

  it('is a date after six days, with its year where that is another one', () => {
    expect(at(2026, 10, 14, 12, 0)).toBe('6 days ago');
    expect(at(2026, 10, 13, 12, 0)).toBe('Nov 13');
    expect(at(2025, 11, 31, 12, 0)).toBe('Dec 31, 2025');
  });

  it('is never in the future, whatever the clocks say', () => {
    expect(at(2026, 10, 21, 9, 0)).toBe('today');
  });

  it('can be written out', () => {
    expect(dateText(new Date(2026, 8, 2, 12).toISOString())).toBe('Sep 2, 2026');
  });
});
