/** Why files yield no theme. */
export const THEME_IMPORT_MESSAGES = {
  themeFilesUnreadable: 'These files are damaged, too many or too large for a theme.',
  themeReadFailed: 'The theme could not be read.',
  themeFilesEmpty:
    'No role has a color here: there are no CSS variables, tokens or colors of a config with names of roles, and no scales.',
} as const;

/** For a file that states the theme it was written from and is unchanged since. */
export const SAME_THEME = 'A theme of Hueloom: it opens exactly as it was saved.';

const hues = (count: number): string => (count === 1 ? 'one hue' : `${count} hues`);

/** How many of all 32 roles the file gives a color, and what the scales are made from. */
export const rolesFound = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; scales of ${hues(hueCount)} are made of them.`;

/** The same for a file with its own scales, from another program. */
export const scalesTaken = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; its scales keep their names and steps, beside what the roles add: ${hues(hueCount)}.`;

/** For a file with scales only. */
export const scalesAlone = (hueCount: number): string =>
  `The file has scales of ${hues(hueCount)} and no roles: these follow from the rules.`;

/** The same for a file written by the rules, whose scales were reconstructed. */
export const scalesFound = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file, and the scales of ${hues(hueCount)} are those it was written from.`;

/** The same for a file with scales that the theme cannot match at every step. */
export const scalesNear = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; the scales of ${hues(hueCount)} are made anew, as near to its own as they come.`;

/** The same for a file with roles only. */
export const scalesOfRoles = (roles: number, hueCount: number): string =>
  `${roles} of 32 roles have the colors of the file; the scales of ${hues(hueCount)} are found from them.`;

/** Number of steps of the file's scales, in both modes, whose color differs in the theme or is missing. */
export const stepsDiffer = (steps: number, scales: number): string =>
  `${steps === 1 ? 'One step' : `${steps} steps`} of ${scales === 1 ? 'one scale' : `${scales} scales`} ${steps === 1 ? 'differs' : 'differ'} from the file, light and dark counted each.`;

/** Number of steps pinned to role colors that the scales would not give by themselves. */
export const stepsPinned = (pins: number): string =>
  `${pins === 1 ? 'One color is on no step of these scales, and is pinned' : `${pins} colors are on no step of these scales, and are pinned`}.`;

/** Roles whose colors are translucent in the file. */
export const translucentRoles = (names: readonly string[]): string =>
  `Translucent in the file, so as they look on its background: ${names.join(', ')}.`;

/** Roles without a color in the file. */
export const rolesByRules = (names: readonly string[]): string =>
  `Not in the file, so by the rules: ${names.join(', ')}.`;

/** What is lost in a file with scales but without its header line. */
export const NOT_IN_SCALES =
  'The comment that names the theme is missing. Curves are read from the scales as far as these show them. Not in the file, so as they begin: hue shifts and locks.';

/** The same for a file with roles only. */
export const NOT_IN_ROLES =
  'The comment that names the theme is missing. Not in the file, so as they begin: curves, hue shifts, locks, and hues that no role shows.';
