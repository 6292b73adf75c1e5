import { packRgb } from './color';
import { NEAR_GRAY_CHROMA, rgbToOklch } from './oklab';
import type { Color } from './types';

export type SortMode = 'unordered' | 'hue' | 'saturation' | 'lightness';
export type SortDirection = 'ascending' | 'descending';

type Compare = (a: Color, b: Color) => number;

const isNearGray = ({ rgb }: Color): boolean => rgbToOklch(rgb).okC < NEAR_GRAY_CHROMA;

const byHue: Compare = (a, b) => a.hsl.h - b.hsl.h;
const bySaturation: Compare = (a, b) => a.hsl.s - b.hsl.s;
const byLightness: Compare = (a, b) => a.hsl.l - b.hsl.l;
// The last tie-breaker, so that the result never depends on the previous order.
const byValue: Compare = (a, b) => packRgb(a.rgb) - packRgb(b.rgb);

const hueOrder: Compare = (a, b) => byHue(a, b) || byLightness(b, a) || bySaturation(a, b) || byValue(a, b);
const grayOrder: Compare = (a, b) => byLightness(b, a) || byHue(a, b) || bySaturation(a, b) || byValue(a, b);

const ORDERS = {
  saturation: (a, b) => bySaturation(a, b) || byLightness(a, b) || byHue(a, b) || byValue(a, b),
  lightness: (a, b) => byLightness(a, b) || byHue(a, b) || bySaturation(a, b) || byValue(a, b),
} as const satisfies Partial<Record<SortMode, Compare>>;

/**
 * A copy sorted by the displayed HSL values. 'unordered' keeps the order, whatever the direction. By 'hue', near-grays
 * come last, light to dark; 'descending' reverses the colors and the grays, but grays stay last.
 */
export const sortSwatches = (colors: readonly Color[], mode: SortMode, direction: SortDirection): Color[] => {
  const sorted = (part: readonly Color[], order: Compare): Color[] =>
    part.toSorted(direction === 'ascending' ? order : (a, b) => order(b, a));

  if (mode === 'unordered') return [...colors];
  if (mode !== 'hue') return sorted(colors, ORDERS[mode]);
  const grays = colors.filter(isNearGray);
  const hues = colors.filter((color) => !isNearGray(color));
  return [...sorted(hues, hueOrder), ...sorted(grays, grayOrder)];
};
