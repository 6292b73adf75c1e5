/** The most rows that the service returns per request: `max_rows` of supabase/config.toml. */
export const ROWS_AT_ONCE = 50;

/** Rows of a page of each list; none has more than `ROWS_AT_ONCE`. */
export const PAGE_SIZES = {
  projects: 48,
  projectPalettes: 48,
  foundPalettes: 48,
  explore: 50,
  /** The latest activities, for administrators. */
  activities: 10,
} as const;
