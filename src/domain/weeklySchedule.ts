/** Valid weeks and years; week 53 is accepted in any year. */
const SCHEDULE = { firstWeek: 1, lastWeek: 53, firstYear: 2000, lastYear: 2100 } as const;

const isWholeBetween = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

export const isScheduleWeek = (week: number): boolean =>
  isWholeBetween(week, SCHEDULE.firstWeek, SCHEDULE.lastWeek);

export const isScheduleYear = (year: number): boolean =>
  isWholeBetween(year, SCHEDULE.firstYear, SCHEDULE.lastYear);
