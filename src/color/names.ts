import { COLOR_NAMES } from './names.data';
import type { Hsl } from './types';

const UNKNOWN = 'Unknown Color';

/** 0, 1 or 2: which of the table's levels 25, 50 and 75 percent is nearest. */
const bucket = (percent: number): number => {
  if (percent <= 37.5) return 0;
  return percent <= 62.5 ? 1 : 2;
};

/** The name of the nearest entry in the table; grays too are named by their hue. */
export const colorName = ({ h, s, l }: Hsl): string => {
  if (!Number.isFinite(h + s + l)) return UNKNOWN;
  // Hues from 355° round up to 360, which is 0.
  const hue = (Math.round(h / 10) * 10) % 360;
  return COLOR_NAMES[hue]?.[bucket(s) * 3 + bucket(l)] ?? UNKNOWN;
};
