import { WEEKLY_MESSAGES } from '../../domain/weeklyMessages';
import { safeMediaUrl } from '../../domain/safeUrl';
import {
  isScheduleWeek,
  isScheduleYear,
  type BackgroundType,
  type WeeklyDraft,
} from '../../domain/weeklyPalette';
import type { Palette } from '../../color/types';

/** What stands in the form, as it was typed. */
export type WeeklyFields = {
  readonly type: BackgroundType;
  readonly url: string;
  readonly week: string;
  readonly year: string;
};

export type WeeklyProblem = {
  readonly field: 'admin' | 'week' | 'year' | 'url';
  readonly message: string;
};

const toNumber = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The first thing that is wrong, in the order in which it is asked; null where the form may be saved. */
export const findProblem = (fields: WeeklyFields, isAdmin: boolean): WeeklyProblem | null => {
  if (!isAdmin) return { field: 'admin', message: WEEKLY_MESSAGES.weeklyAdminOnly };
  if (!isScheduleWeek(toNumber(fields.week))) return { field: 'week', message: WEEKLY_MESSAGES.weekInvalid };
  if (!isScheduleYear(toNumber(fields.year))) return { field: 'year', message: WEEKLY_MESSAGES.yearInvalid };
  if (fields.url.trim() === '') return { field: 'url', message: WEEKLY_MESSAGES.mediaUrlMissing };
  if (safeMediaUrl(fields.url.trim()) === null)
    return { field: 'url', message: WEEKLY_MESSAGES.mediaUrlRefused };
  return null;
};

/** The week that the fields name; null where they name none. */
export const weekOf = ({ week, year }: WeeklyFields): { year: number; week: number } | null => {
  const named = { year: toNumber(year), week: toNumber(week) };
  return isScheduleWeek(named.week) && isScheduleYear(named.year) ? named : null;
};

/** Of fields without a problem. */
export const toDraft = (colors: Palette, { type, url, week, year }: WeeklyFields): WeeklyDraft => ({
  colors,
  background: { type, url: url.trim() },
  week: toNumber(week),
  year: toNumber(year),
});
