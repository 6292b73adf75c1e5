import { shortMonthName } from './monthNames';

const DAY_MS = 86_400_000;
const THURSDAY = 4;

/** A week by the ISO calendar: weeks begin on Monday, and belong to the year that has their Thursday. */
export type IsoWeek = { readonly year: number; readonly week: number };

/** 1 for Monday to 7 for Sunday. */
const isoDay = (date: Date): number => date.getUTCDay() || 7;

/** The ISO 8601 week in UTC. */
export const isoWeek = (date: Date): IsoWeek => {
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const thursday = new Date(midnight + (THURSDAY - isoDay(date)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const dayOfYear = (thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS;
  return { year, week: Math.floor(dayOfYear / 7) + 1 };
};

/** 53 if the year begins or ends on a Thursday, else 52. */
export const weeksInYear = (year: number): 52 | 53 =>
  // The 28th of December is always in the last week.
  isoWeek(new Date(Date.UTC(year, 11, 28))).week === 53 ? 53 : 52;

/** The Monday that a week begins with, at midnight UTC. The week may lie beyond the end of the year. */
export const weekStart = ({ year, week }: IsoWeek): Date => {
  // The 4th of January is always in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4));
  return new Date(fourth.getTime() + ((week - 1) * 7 + 1 - isoDay(fourth)) * DAY_MS);
};

const monthDay = (date: Date): string => `${shortMonthName(date.getUTCMonth())} ${date.getUTCDate()}`;

/** 'Nov 23 to 29', 'Oct 26 to Nov 1'. */
export const weekDates = (week: IsoWeek): string => {
  const monday = weekStart(week);
  const sunday = new Date(monday.getTime() + 6 * DAY_MS);
  const isOneMonth = monday.getUTCMonth() === sunday.getUTCMonth();
  return `${monthDay(monday)} to ${isOneMonth ? sunday.getUTCDate() : monthDay(sunday)}`;
};
