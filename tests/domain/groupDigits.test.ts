import { describe, expect, it } from 'vitest';
import { groupDigits } from '../../src/domain/groupDigits';
import { monthName, shortMonthName } from '../../src/domain/monthNames';

describe('groupDigits', () => {
  const whole = new Intl.NumberFormat('en-US');

  it.each([0, 7, 12, 999, 1000, 10_000, 48_210, 999_999, 1_000_000, 123_456_789, -1, -999, -1000])(
    'writes %s as it is written in the United States',
    (count) => {
      expect(groupDigits(count)).toBe(whole.format(count));
    },
  );
});

describe('names of months', () => {
  const named = (month: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat('en-US', { month, timeZone: 'UTC' }).format(Date.UTC(2026, at)),
    );

  it('are those of the United States, whole and short', () => {
    const months = Array.from({ length: 12 }, (_, at) => at);
    expect(months.map(monthName)).toEqual(named('long'));
    expect(months.map(shortMonthName)).toEqual(named('short'));
  });
});
