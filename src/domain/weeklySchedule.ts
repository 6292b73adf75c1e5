/** What a week and its year may be, a week 53 in any year among them. */
const SCHEDULE = { firstWeek: 1, lastWeek: 53, firstYear: 2000, lastYear: 2100 } as const;

const isWholeBetween = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

export const isScheduleWeek = (week: number): boolean =>
  isWholeBetween(week, SCHEDULE.firstWeek, SCHEDULE.lastWeek);

export const isScheduleYear = (year: number): boolean =>
  isWholeBetween(year, SCHEDULE.firstYear, SCHEDULE.lastYear);
