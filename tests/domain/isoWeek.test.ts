import { afterEach, describe, expect, it, vi } from 'vitest';

import { isoWeek, weekDates, weeksInYear, weekStart } from '../../src/domain/isoWeek';

afterEach(() => vi.unstubAllEnvs());

describe('the ISO week', () => {
  // The examples of ISO 8601's own table of year boundaries.
  it.each([
    ['2005-01-01', 2004, 53],
    ['2005-01-02', 2004, 53],
    ['2005-12-31', 2005, 52],
    ['2007-01-01', 2007, 1],
    ['2007-12-30', 2007, 52],
    ['2007-12-31', 2008, 1],
    ['2008-12-28', 2008, 52],
    ['2008-12-29', 2009, 1],
    ['2009-12-31', 2009, 53],
    ['2010-01-03', 2009, 53],
  ])('of %s is that of %i, week %i', (date, year, week) => {
    expect(isoWeek(new Date(`${date}T00:00:00Z`))).toEqual({ year, week });
    expect(isoWeek(new Date(`${date}T23:59:59.999Z`))).toEqual({ year, week });
  });

  it.each(['America/New_York', 'Pacific/Auckland'])('is that of UTC on a device in %s [A-34]', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(isoWeek(new Date('2026-11-23T00:00:00Z'))).toEqual({ year: 2026, week: 48 });
    expect(isoWeek(new Date('2026-11-22T23:59:59Z'))).toEqual({ year: 2026, week: 47 });
  });
});

describe('a year', () => {
  it('has 53 weeks exactly where it ends or begins on a Thursday', () => {
    const long = Array.from({ length: 101 }, (_, i) => 2000 + i).filter((year) => weeksInYear(year) === 53);
    // The published list of long years of this century.
    expect(long).toEqual([
      2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048, 2054, 2060, 2065, 2071, 2076, 2082, 2088, 2093,
      2099,
    ]);
  });
});

describe('the days of a week', () => {
  it.each([
    [2026, 48, 'Nov 23 to 29'],
    [2026, 44, 'Oct 26 to Nov 1'],
    [2026, 53, 'Dec 28 to Jan 3'],
    [2027, 1, 'Jan 4 to 10'],
    [2025, 1, 'Dec 30 to Jan 5'],
  ])('of %i, week %i, are %s', (year, week, dates) => {
    expect(weekDates({ year, week })).toBe(dates);
  });

  it('begin on the Monday from which the week counts, in every week of every year', () => {
    for (let year = 2000; year <= 2100; year++)
      for (let week = 1; week <= weeksInYear(year); week++) {
        const monday = weekStart({ year, week });
        expect(monday.getUTCDay()).toBe(1);
        expect(isoWeek(monday)).toEqual({ year, week });
      }
  });
});
