// Dates and times in UTC, so that every administrator reads the same.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const MEDIUM = format({ dateStyle: 'medium' });
const LONG = format({ dateStyle: 'long' });
const FULL = format({ dateStyle: 'full' });
const TIME = format({ timeStyle: 'short' });
const DAY = format({ month: 'short', day: 'numeric' });
const DAY_ONLY = format({ day: 'numeric' });
const DAY_MS = 86_400_000;

/** 'Nov 20, 2026' */
export const mediumDate = (time: string): string => MEDIUM.format(new Date(time));
/** 'November 19, 2026' */
export const longDate = (time: string): string => LONG.format(new Date(time));
/** 'Friday, November 20, 2026' */
export const fullDate = (date: Date): string => FULL.format(date);
/** 'Sep 14' */
export const dayText = (day: string): string => DAY.format(new Date(day));

/** 'Today, 9:42 AM UTC', or with the date if it was another day. */
export const momentText = (time: string, now: Date): string => {
  const date = new Date(time);
  const isToday = LONG.format(date) === LONG.format(now);
  return `${isToday ? 'Today' : LONG.format(date)}, ${TIME.format(date)} UTC`;
};

/** The Monday of the week in UTC: yyyy-mm-dd. */
export const mondayOf = (date: Date): string =>
  new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);

/** 'Sep 14 to 20', from its Monday. */
export const weekText = (monday: string): string => {
  const start = new Date(monday);
  const end = new Date(start.getTime() + 6 * DAY_MS);
  const isSameMonth = start.getUTCMonth() === end.getUTCMonth();
  return `${DAY.format(start)} to ${(isSameMonth ? DAY_ONLY : DAY).format(end)}`;
};
