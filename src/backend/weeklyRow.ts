import { safeMediaUrl } from '../domain/safeUrl';
import type { ScheduledPalette } from '../domain/weeklyPalette';
import type { Database } from './database.types';
import { readColors } from './readColors';

export type WeeklyRow = Database['public']['Tables']['palette_of_the_week']['Row'];

/** Null if the media URL is not one that the page may load. */
export const readWeekly = (row: WeeklyRow): ScheduledPalette | null => {
  const url = safeMediaUrl(row.background_media_url);
  if (url === null) return null;
  return {
    id: row.id,
    colors: readColors(row.palette_colors, row.exact),
    background: { type: row.background_media_type === 'video' ? 'video' : 'image', url },
    year: row.year,
    week: row.week_of_year,
    clickCount: row.click_count,
  };
};
