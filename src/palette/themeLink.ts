import { PATHS } from '../domain/paths';
import type { NamedPalette } from './namedPalette';
import { paletteLink } from './paletteLink';

const BASE = 'base';

/** The address that makes a theme of a palette: the builder's link, and the place of the brand's color where it is not the first. */
export const themeAddressOf = ({ colors, name }: NamedPalette, base = 0): string =>
  `${PATHS.theme}?${paletteLink(colors, name)}${base > 0 ? `&${BASE}=${base}` : ''}`;

/** The place of the brand's color; 0 where the address names none. */
export const parseThemeBase = (search: string): number => {
  const base = Number(new URLSearchParams(search).get(BASE));
  return Number.isInteger(base) && base > 0 ? base : 0;
};
