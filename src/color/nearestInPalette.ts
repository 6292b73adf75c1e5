import { deltaEOk } from './distance';
import { rgbToOklab } from './oklab';
import type { Color, Palette } from './types';

/** Index of the palette color nearest to another, and its distance in OKLab. */
export const nearestInPalette = (
  palette: Palette,
  color: Color,
): { readonly index: number; readonly distance: number } => {
  const goal = rgbToOklab(color.rgb);
  const distances = palette.map(({ rgb }) => deltaEOk(rgbToOklab(rgb), goal));
  const distance = Math.min(...distances);
  return { index: distances.indexOf(distance), distance };
};
