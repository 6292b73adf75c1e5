import type { Palette } from '../../color/types';
import { paletteLink } from '../../palette/paletteLink';

/** What tells the palettes of themes apart: the colors alone, as a theme has no part of their names. */
export const paletteKey = (colors: Palette): string =>
  paletteLink(colors.map(({ rgb, hsl }) => ({ rgb, hsl })));
