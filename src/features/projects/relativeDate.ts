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

/** 'Sep 2, 2026', in the device's time zone. */
export const dateText = (time: string): string => fullDate(new Date(time));

/** 'today', 'yesterday', '3 days ago', 'Nov 12', or with the year if it is another one. In the device's time zone. */
export const relativeDate = (time: string, now: Date): string => {
  const date = new Date(time);
  // Rounded: a day with a daylight saving change is an hour shorter or longer.
  const days = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
  // A slow local clock would put recent times into the future.
  if (days <= DAYS_IN_WORDS) return daysAgo(Math.max(days, 0));
  return date.getFullYear() === now.getFullYear() ? monthDay(date) : fullDate(date);
};
