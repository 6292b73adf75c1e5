/** Why files give no theme. */
export const THEME_IMPORT_MESSAGES = {
  themeFilesUnreadable: 'These files are damaged, too many or too large for a theme.',
  themeFilesEmpty:
    'No role has a color here: there are no CSS variables, tokens or colors of a config with names of roles, and no scales.',
} as const;

/** Of a file that says which theme it was written from, and was not changed since. */
export const SAME_THEME = 'A theme of Hueloom: it opens exactly as it was saved.';

const hues = (count: number): string => (count === 1 ? 'one hue' : `${count} hues`);

/** How many roles the file gives a color, of all 32, and what the scales are made of. */
export const rolesFound = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; scales of ${hues(hueCount)} are made of them.`;

/** The same where the file has scales of its own, of another program. */
export const scalesTaken = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; its scales keep their names and steps, beside what the roles add: ${hues(hueCount)}.`;

/** Of a file that has scales alone. */
export const scalesAlone = (hueCount: number): string =>
  `The file has scales of ${hues(hueCount)} and no roles: these follow from the rules.`;

/** The same where the file was written by the rules, and its scales were found again. */
export const scalesFound = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file, and the scales of ${hues(hueCount)} are those it was written from.`;

/** The same where the file has scales of which the theme cannot have every step. */
export const scalesNear = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; the scales of ${hues(hueCount)} are made anew, as near to its own as they come.`;

/** The same where the file has roles alone. */
export const scalesOfRoles = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; the scales of ${hues(hueCount)} are found from them.`;

/** Of steps of the file's scales, in both modes, that the theme has in another color or not at all. */
export const stepsDiffer = (steps: number, scales: number): string =>
  `${steps === 1 ? 'One step' : `${steps} steps`} of ${scales === 1 ? 'one scale' : `${scales} scales`} ${steps === 1 ? 'differs' : 'differ'} from the file, light and dark counted each.`;

/** Of colors of roles that no step of the scales has by itself. */
export const stepsPinned = (pins: number): string =>
  `${pins === 1 ? 'One color is on no step of these scales, and is pinned' : `${pins} colors are on no step of these scales, and are pinned`}.`;

/** Of roles whose colors let something through in the file. */
export const translucentRoles = (names: readonly string[]): string =>
  `Translucent in the file, so as they look on its background: ${names.join(', ')}.`;

/** Of roles that the file gives no color. */
export const rolesByRules = (names: readonly string[]): string =>
  `Not in the file, so by the rules: ${names.join(', ')}.`;

/** What a file without its first line does not say, where it has scales. */
export const NOT_IN_SCALES =
  'The comment that names the theme is missing. Curves are read from the scales as far as these show them. Not in the file, so as they begin: hue shifts and locks.';

/** The same where it has roles alone. */
export const NOT_IN_ROLES =
  'The comment that names the theme is missing. Not in the file, so as they begin: curves, hue shifts, locks, and hues that no role shows.';
