/** By the number that a date has for its month, from 0. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'July'; not by `Intl`, for what `groupDigits` says. `month` counts from 0. */
export const monthName = (month: number): string => MONTHS[month] ?? '';

/** 'Jul' */
export const shortMonthName = (month: number): string => monthName(month).slice(0, 3);
