import { ROWS_AT_ONCE } from '../domain/pageSizes';
import type { Backend } from './backend';
import { request } from './failures';
import { writeColors } from './rows';
import type { Client } from './supabaseClient';
import { readWeekly, type WeeklyRow } from './weeklyRow';

export const createWeekly = (getClient: () => Promise<Client>): Omit<Backend['weekly'], 'current'> => ({
  history: async () => {
    const client = await getClient();
    const rows: WeeklyRow[] = [];
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins after the previous one
      const { data } = await request(() => {
        const last = rows.at(-1);
        const page = client
          .from('palette_of_the_week')
          .select()
          .order('year')
          .order('week_of_year')
          .limit(ROWS_AT_ONCE);
        const isLater =
          last && `year.gt.${last.year},and(year.eq.${last.year},week_of_year.gt.${last.week_of_year})`;
        return (isLater === undefined ? page : page.or(isLater)).throwOnError();
      });
      rows.push(...data);
      if (data.length < ROWS_AT_ONCE) return rows.map(readWeekly).filter((palette) => palette !== null);
    }
  },

  save: async ({ colors, background, year, week }) => {
    const client = await getClient();
    const written = writeColors(colors);
    await request(() =>
      client
        .rpc('save_palette_of_the_week', {
          palette_colors: written.colors,
          exact: written.exact,
          background_media_type: background.type,
          background_media_url: background.url,
          week_of_year: week,
          year,
        })
        .throwOnError(),
    );
  },

  countClick: async (paletteId) => {
    const client = await getClient();
    await request(() => client.rpc('increment_weekly_click_count', { palette_id: paletteId }).throwOnError());
  },
});
