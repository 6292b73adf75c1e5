/** By month number, from 0. */
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

/** 'July'; not with `Intl`, for the reason given at `groupDigits`. `month` counts from 0. */
export const monthName = (month: number): string => MONTHS[month] ?? '';

/** 'Jul' */
export const shortMonthName = (month: number): string => monthName(month).slice(0, 3);
