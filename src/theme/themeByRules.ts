import { sameColor } from '../color/color';
import { rgbToOklch } from '../color/oklab';
import type { Color, Palette } from '../color/types';
import { isGray, isSameHue, themeOfHues } from './themeFromPalette';
import type { Theme } from './theme';

/** OKLCH chroma from which a fill is seen as a color of its own, on light and on dark pages. */
const STRONG_FROM = 0.07;
/** OKLCH lightness of a fill that stands out from a white page as well as from a nearly black one. */
const FILL = { from: 0.33, to: 0.82 };
/** How much a lack of chroma counts, compared with the same lack of lightness. */
const CHROMA_WEIGHT = 3;

/** Tinted whites and blacks: pages and texts rather than hues, if no strong color of the palette has their hue. */
const TINT = { below: 0.04, lightFrom: 0.88, darkTo: 0.27 };

/**
 * How far a color is from one that can fill a button: 0 for a usable one. Whether black or white can be read on it need
 * not be asked, as one of the two always reaches 4.5.
 */
const unfitness = ({ rgb }: Color): number => {
  const { okL, okC } = rgbToOklch(rgb);
  const pale = Math.max(0, okL - FILL.to);
  const dark = Math.max(0, FILL.from - okL);
  return pale + dark + CHROMA_WEIGHT * Math.max(0, STRONG_FROM - okC);
};

const isUsable = (color: Color): boolean => unfitness(color) === 0;

const isTint = ({ rgb }: Color): boolean => {
  const { okL, okC } = rgbToOklch(rgb);
  return okC < TINT.below && (okL >= TINT.lightFrom || okL <= TINT.darkTo);
};

/** The brand's color: the palette's first usable one, else the one that comes closest; null if all are gray. */
const brandOf = (palette: Palette): Color | null =>
  palette.filter((color) => !isGray(color)).toSorted((a, b) => unfitness(a) - unfitness(b))[0] ?? null;

/** The colors of a palette that make the neutral: its grays, and tinted whites and blacks that no hue needs. */
export const neutralsOf = (palette: Palette, chosen: Color | null = null): Palette => {
  const brand = chosen && !isGray(chosen) ? chosen : brandOf(palette);
  const leading = palette.filter((color) => isUsable(color) || (brand && sameColor(color, brand)));
  return palette.filter(
    (color) => isGray(color) || (isTint(color) && !leading.some((other) => isSameHue(other, color))),
  );
};

/**
 * Makes a theme of a palette. The chosen color is the brand unless it is gray; without one, it is the first that can
 * fill a button. The other hues follow in the palette's order, usable ones first, as the next two fill areas, too.
 */
export const themeByRules = (palette: Palette, chosen: Color | null, name: string | null = null): Theme => {
  const brand = chosen && !isGray(chosen) ? chosen : brandOf(palette);
  const neutrals = neutralsOf(palette, chosen);
  const others = palette.filter((color) => !neutrals.includes(color) && !(brand && sameColor(color, brand)));
  const ordered = [...others.filter(isUsable), ...others.filter((color) => !isUsable(color))];
  return themeOfHues(brand ? [brand, ...ordered] : ordered, neutrals, name);
};
