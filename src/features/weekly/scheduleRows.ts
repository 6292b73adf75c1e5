import { isoWeek, weeksInYear, type IsoWeek } from '../../domain/isoWeek';
import type { ScheduledPalette } from '../../domain/weeklyPalette';

export type ScheduleRow = IsoWeek & {
  /** Null for a free week. */
  readonly palette: ScheduledPalette | null;
  readonly isThisWeek: boolean;
};

const isSame = (a: IsoWeek, b: IsoWeek): boolean => a.year === b.year && a.week === b.week;

/** Week 53 only in years that have one; but stored entries are always shown. */
const weeksOf = (year: number, history: readonly ScheduledPalette[]): number[] => {
  const last = weeksInYear(year);
  const extra = history.some((stored) => isSame(stored, { year, week: last + 1 })) ? 1 : 0;
  return Array.from({ length: last + extra }, (_, index) => index + 1);
};

/** Every week from the first stored one (the current one if there is none) to the end of next year. */
export const scheduleRows = (history: readonly ScheduledPalette[], now: Date): readonly ScheduleRow[] => {
  const thisWeek = isoWeek(now);
  const start = history[0] ?? thisWeek;
  const lastYear = Math.max(thisWeek.year + 1, ...history.map(({ year }) => year));
  const years = Array.from(
    { length: Math.max(0, lastYear - start.year + 1) },
    (_, index) => start.year + index,
  );
  return years.flatMap((year) =>
    weeksOf(year, history)
      .filter((week) => year > start.year || week >= start.week)
      .map((week) => ({
        year,
        week,
        palette: history.find((stored) => isSame(stored, { year, week })) ?? null,
        isThisWeek: isSame(thisWeek, { year, week }),
      })),
  );
};
