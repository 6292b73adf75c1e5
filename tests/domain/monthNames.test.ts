import { expect, it } from 'vitest';

import { monthName, shortMonthName } from '../../src/domain/monthNames';

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
/** The calendar of the platform, which the product does not ask itself. */
const named = (month: number, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en-US', { month: length, timeZone: 'UTC' }).format(Date.UTC(2026, month, 15));

it('months are called as in English, whole and in three letters', () => {
  expect(MONTHS.map(monthName)).toEqual(MONTHS.map((month) => named(month, 'long')));
  expect(MONTHS.map(shortMonthName)).toEqual(MONTHS.map((month) => named(month, 'short')));
});

it.each([-1, 12, Number.NaN])('no month is the number %d', (month) => {
  expect([monthName(month), shortMonthName(month)]).toEqual(['', '']);
});
