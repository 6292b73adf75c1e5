/** Of a file that says which theme it was written from, and was not changed since. */
export const SAME_THEME = 'A theme of Hueloom: it opens exactly as it was saved.';

const hues = (count: number): string => (count === 1 ? 'one hue' : `${count} hues`);

/** How many roles the file gives a color, of all 32, and what the scales are made of. */
export const rolesFound = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; scales of ${hues(hueCount)} are made of them.`;

/** The same where the file was written by the rules, and its scales were found again. */
export const scalesFound = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file, and the scales of ${hues(hueCount)} are those it was written from.`;

/** What a file without its first line does not say. */
export const NOT_IN_FILE =
  'The comment that names the theme is missing. Not in the file, so as they begin: curves, hue shifts, locks, and hues that no role shows.';
