import { colorFromHsl, colorFromRgb, sameColor } from '../color';
import type { Color, RawHsl, RawRgb } from '../types';

const clampRound = (value: number, max: number): number => Math.max(0, Math.min(max, Math.round(value)));

/** Rounded halves up, and wrapped into 0–359. */
const wrapHue = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** The color with some HSL values replaced: hue wraps, percents are clamped. Unchanged values keep it exact. */
export const withHsl = (color: Color, change: Partial<RawHsl>): Color => {
  const { h, s, l } = { ...color.hsl, ...change };
  const hsl = { h: wrapHue(h), s: clampRound(s, 100), l: clampRound(l, 100) };
  const isUnchanged = hsl.h === color.hsl.h && hsl.s === color.hsl.s && hsl.l === color.hsl.l;
  return isUnchanged ? color : colorFromHsl(hsl);
};

/** The color with some channels replaced, rounded and clamped to 0–255. Unchanged values keep it exact. */
export const withRgb = (color: Color, change: Partial<RawRgb>): Color => {
  const { r, g, b } = { ...color.rgb, ...change };
  const next = colorFromRgb({ r: clampRound(r, 255), g: clampRound(g, 255), b: clampRound(b, 255) });
  return sameColor(next, color) ? color : next;
};

/** A gray's hue is meaningless, usually 0: raising its saturation would turn it red. */
export const isHueless = ({ hsl }: Color): boolean => hsl.s === 0;
