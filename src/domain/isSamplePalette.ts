/** The version of a UUID stands at the beginning of its third part. */
const VERSION_AT = 14;

/**
 * Whether a public palette came with the product, by its id: `supabase/seed.sql` gives those a UUID of version 8, and
 * what people save gets one of version 4, in the projects of the same accounts, too.
 */
export const isSamplePalette = (id: string): boolean => id.charAt(VERSION_AT) === '8';
