import { shortMonthName } from '../../domain/monthNames';

const DAY_MS = 86_400_000;
const DAYS_IN_WORDS = 6;

const monthDay = (date: Date): string => `${shortMonthName(date.getMonth())} ${date.getDate()}`;
const fullDate = (date: Date): string => `${monthDay(date)}, ${date.getFullYear()}`;

const daysAgo = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
};

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** 'Sep 2, 2026', where the device is. */
export const dateText = (time: string): string => fullDate(new Date(time));

/** 'today', 'yesterday', '3 days ago', 'Nov 12', or with its year where that is another one. By the device's calendar. */
export const relativeDate = (time: string, now: Date): string => {
  const date = new Date(time);
  // Rounded: a day with a change of the clock is an hour shorter or longer.
  const days = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
  // A clock that is a little behind puts what was just made into the future.
  if (days <= DAYS_IN_WORDS) return daysAgo(Math.max(days, 0));
  return date.getFullYear() === now.getFullYear() ? monthDay(date) : fullDate(date);
};
