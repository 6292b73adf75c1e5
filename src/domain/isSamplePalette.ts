/** The version of a UUID is the first character of its third group. */
const VERSION_AT = 14;

/**
 * Whether a public palette is a built-in one, by its id: `supabase/seed.sql` gives those a UUID of version 8; palettes
 * that people save get version 4, also in projects of the same accounts.
 */
export const isSamplePalette = (id: string): boolean => id.charAt(VERSION_AT) === '8';
