import { rgbToOklch } from '../color/oklab';
import type { Color } from '../color/types';
import type { ThemeMode } from './theme';

/** OKLab lightness range in which a series looks like its hue, neither brown nor pastel. */
const EVEN: Readonly<Record<ThemeMode, { readonly from: number; readonly to: number }>> = {
  light: { from: 0.5, to: 0.66 },
  dark: { from: 0.62, to: 0.82 },
};
/** Outside of the range by this much, the cost is 1, and a color counts half. */
const UNEVEN = 0.12;
/** OKLCH chroma below which a series begins to look gray, and the cost of gray itself. */
const COLORFUL = 0.12;
const GRAY_COST = 1;

/** Darker oranges are brown and darker yellows mustard: OKLCH degrees, OKLab lightness. */
const BROWNS = [
  { from: 40, to: 66, below: 0.55 },
  { from: 66, to: 112, below: 0.66 },
] as const;
const BROWN_COST = 1.2;

/** The penalty of a chart color that is too dark, pale or gray: 0 for none, 1 for a color that counts half. */
export const seriesCost = ({ rgb }: Color, mode: ThemeMode): number => {
  const { okL, okC, okH } = rgbToOklch(rgb);
  const { from, to } = EVEN[mode];
  const off = Math.max(from - okL, okL - to, 0);
  const isBrown = BROWNS.some(({ from: red, to: green, below }) => okH > red && okH < green && okL < below);
  return off / UNEVEN + GRAY_COST * Math.max(0, 1 - okC / COLORFUL) + (isBrown ? BROWN_COST : 0);
};
