import { PATHS } from '../domain/paths';
import type { SavedPlace } from '../domain/savedPalette';
import { type BuilderTarget, builderTarget } from './builderTarget';
import type { NamedPalette } from './namedPalette';
import { createPalette } from './palette';
import { paletteLink } from './paletteLink';

const BASE = 'base';

/** Longer than any theme can be; a longer text is neither read nor stored with a palette. */
export const THEME_LENGTH_MAX = 8000;

/** The same pattern as the database column's check. */
export const THEME_TEXT = /^[hg]=[A-Za-z0-9._*%=&+-]+$/;

/** Whether a text has the form of a theme stored with a palette. Its content is read by `parseThemeQuery`. */
export const isThemeText = (text: string): boolean =>
  text.length <= THEME_LENGTH_MAX && THEME_TEXT.test(text);

/** The address that makes a theme of a palette: the builder's query, and the index of a brand's color that is named. */
export const themeAddressOf = ({ colors, name }: NamedPalette, base?: number): string =>
  `${PATHS.theme}?${paletteLink(colors, name)}${base === undefined ? '' : `&${BASE}=${base}`}`;

/** The index of the brand's color; null where the address names none. */
export const parseThemeBase = (search: string): number | null => {
  const named = new URLSearchParams(search).get(BASE);
  return named !== null && /^\d{1,3}$/.test(named) ? Number(named) : null;
};

/** A palette and the theme that is saved with it; null for none. */
type Themed = NamedPalette & { readonly theme: string | null };

/**
 * The link that opens a palette's theme, or a theme made of the palette. The palette is passed along: the theme is
 * saved with it.
 */
export const themeTarget = ({ colors, name, theme }: Themed, saved?: SavedPlace): BuilderTarget => ({
  to: theme === null ? themeAddressOf({ colors, name }) : `${PATHS.theme}?${theme}`,
  state: builderTarget(createPalette(colors, { name, ...(saved && { saved }) })).state,
});
