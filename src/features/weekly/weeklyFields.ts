import type { IsoWeek } from '../../domain/isoWeek';
import { WEEKLY_MESSAGES } from '../../domain/weeklyMessages';
import { safeMediaUrl } from '../../domain/safeUrl';
import type { ScheduledPalette, WeeklyDraft, WeeklyFields } from '../../domain/weeklyPalette';
import { isScheduleWeek, isScheduleYear } from '../../domain/weeklySchedule';
import type { Palette } from '../../color/types';

export type WeeklyFieldName = 'week' | 'year' | 'url';
export type WeeklyProblems = Readonly<Partial<Record<WeeklyFieldName, string>>>;

const toNumber = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

const urlProblem = (url: string): string | null => {
  if (url === '') return WEEKLY_MESSAGES.mediaUrlMissing;
  return safeMediaUrl(url) === null ? WEEKLY_MESSAGES.mediaUrlRefused : null;
};

/** All errors by field; empty if the form can be saved. */
export const findProblems = (fields: WeeklyFields): WeeklyProblems => {
  const url = urlProblem(fields.url.trim());
  return {
    ...(!isScheduleWeek(toNumber(fields.week)) && { week: WEEKLY_MESSAGES.weekInvalid }),
    ...(!isScheduleYear(toNumber(fields.year)) && { year: WEEKLY_MESSAGES.yearInvalid }),
    ...(url !== null && { url }),
  };
};

/** The week in the fields; null if invalid. */
export const weekOf = ({ week, year }: WeeklyFields): { year: number; week: number } | null => {
  const named = { year: toNumber(year), week: toNumber(week) };
  return isScheduleWeek(named.week) && isScheduleYear(named.year) ? named : null;
};

/** The entry of a week; null if there is none, or the week is invalid. */
export const scheduledFor = (
  named: IsoWeek | null,
  history: readonly ScheduledPalette[] = [],
): ScheduledPalette | null =>
  history.find(({ year, week }) => year === named?.year && week === named.week) ?? null;

/** Converts valid fields. */
export const toDraft = (colors: Palette, { type, url, week, year }: WeeklyFields): WeeklyDraft => ({
  colors,
  background: { type, url: url.trim() },
  week: toNumber(week),
  year: toNumber(year),
});
