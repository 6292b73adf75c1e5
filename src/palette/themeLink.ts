import { PATHS } from '../domain/paths';
import type { SavedPlace } from '../domain/savedPalette';
import { type BuilderTarget, builderTarget } from './builderTarget';
import type { NamedPalette } from './namedPalette';
import { createPalette } from './palette';
import { paletteLink } from './paletteLink';

const BASE = 'base';

/** No theme ever made is longer; what is longer is not read, and not kept with a palette. */
export const THEME_LENGTH_MAX = 8000;

/** As the check of the column has it. */
export const THEME_TEXT = /^[hg]=[A-Za-z0-9._*%=&+-]+$/;

/** Whether a text has the form in which themes are kept with their palettes. What it says is read by `parseThemeQuery`. */
export const isThemeText = (text: string): boolean =>
  text.length <= THEME_LENGTH_MAX && THEME_TEXT.test(text);

/** The address that makes a theme of a palette: the builder's link, and the place of the brand's color where it is not the first. */
export const themeAddressOf = ({ colors, name }: NamedPalette, base = 0): string =>
  `${PATHS.theme}?${paletteLink(colors, name)}${base > 0 ? `&${BASE}=${base}` : ''}`;

/** The place of the brand's color; 0 where the address names none. */
export const parseThemeBase = (search: string): number => {
  const base = Number(new URLSearchParams(search).get(BASE));
  return Number.isInteger(base) ? Math.max(base, 0) : 0;
};

/** A palette with the theme that is kept with it, and where; null for none. */
type Themed = NamedPalette & { readonly theme: string | null };

/** Where the theme of a palette opens, or one that is made of it. The palette goes along: it is what the theme is saved with. */
export const themeTarget = ({ colors, name, theme }: Themed, saved?: SavedPlace): BuilderTarget => ({
  to: theme === null ? themeAddressOf({ colors, name }) : `${PATHS.theme}?${theme}`,
  state: builderTarget(createPalette(colors, { name, ...(saved && { saved }) })).state,
});
