import { PALETTE_MAX, PALETTE_MIN } from '../color/paletteSize';
import type { Palette } from '../color/types';
import { ownScales } from './themeScales';
import type { Theme } from './theme';

/** The palette that a theme is made of: the first anchor of each hue, the other anchors, the grays; 2 to 9 colors. */
export const themePalette = (theme: Theme): Palette => {
  const first = theme.hues.flatMap(({ anchors }) => anchors.slice(0, 1));
  const others = theme.hues.flatMap(({ anchors }) => anchors.slice(1));
  const anchors = [...first, ...others, ...theme.grays];
  const missing = Math.max(PALETTE_MIN - anchors.length, 0);
  // A single color is complemented by the theme's text color.
  const added = missing === 0 ? [] : ownScales(theme, 'light').neutral.steps.slice(-missing);
  return [...anchors, ...added].slice(0, PALETTE_MAX);
};
