import { colorFromPacked } from '../../../color/color';
import { rgbToOklab } from '../../../color/oklab';

const lightnessOf = (rgb: number): number => rgbToOklab(colorFromPacked(rgb).rgb).okL;

/**
 * For each color of `palette` its counterpart among `others`, in the palette's order: matched by rank of lightness,
 * from darkest to lightest, so that the picture keeps its light and shadow.
 */
export const counterparts = (palette: readonly number[], others: readonly number[]): readonly number[] => {
  const ladder = others.toSorted((a, b) => lightnessOf(a) - lightnessOf(b));
  const ranked = palette.toSorted((a, b) => lightnessOf(a) - lightnessOf(b));
  const step = ranked.length > 1 ? (ladder.length - 1) / (ranked.length - 1) : 0;
  return palette.map((rgb) => ladder[Math.round(ranked.indexOf(rgb) * step)] ?? rgb);
};
