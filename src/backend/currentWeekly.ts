import { isoWeek } from '../domain/isoWeek';
import type { ScheduledPalette } from '../domain/weeklyPalette';
import { BackendError } from './backend';
import type { BackendConfiguration } from './configuration';
import { timedFetch } from './timedFetch';
import { readWeekly, type WeeklyRow } from './weeklyRow';

/**
 * The palette of the week that has this day. The service's client is not used: the home page shows it to everybody, and
 * its picture, the largest thing there, would wait for the client's code.
 */
export const readCurrentWeekly = async (
  { url, publishableKey }: BackendConfiguration,
  now: Date,
): Promise<ScheduledPalette | null> => {
  const { year, week } = isoWeek(now);
  const address = `${url}/rest/v1/palette_of_the_week?select=*&year=eq.${year}&week_of_year=eq.${week}`;
  const response = await timedFetch(address, { headers: { apikey: publishableKey } });
  if (!response.ok) throw new BackendError('unexpected');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows of a table have its columns
  const [row] = (await response.json()) as readonly WeeklyRow[];
  return row ? readWeekly(row) : null;
};
