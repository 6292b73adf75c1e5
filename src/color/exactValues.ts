import { hueSixths } from './hueSixths';
import { rgbToOklch } from './oklab';
import type { Oklch, Rgb } from './types';

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Hues from 360 on wrap to 0, also those that round up to 360: the design tokens format excludes it. */
const roundHue = (hueDegrees: number, decimals: number): number => round(hueDegrees, decimals) % 360;

/** HSL with one decimal: hue in degrees [0, 360), saturation and lightness in percent 0–100. */
export type DecimalHsl = { readonly h: number; readonly s: number; readonly l: number };

/**
 * HSL that rounds back to exactly this color: converted back, no channel is off by more than 0.45 of 255 levels.
 * `Hsl` with its integers does so for about one color in ten.
 */
export const exactHsl = (rgb: Rgb): DecimalHsl => {
  const max = Math.max(rgb.r, rgb.g, rgb.b);
  const delta = max - Math.min(rgb.r, rgb.g, rgb.b);
  const sum = 2 * max - delta;
  return {
    h: roundHue(60 * hueSixths(rgb, max, delta), 1),
    s: delta === 0 ? 0 : round((100 * delta) / Math.min(sum, 510 - sum), 1),
    l: round((100 * sum) / 510, 1),
  };
};

/** OKLCH that rounds back to exactly this color: converted back, no channel is off by more than 0.2 of 255 levels. */
export const exactOklch = (rgb: Rgb): Oklch => {
  const { okL, okC, okH } = rgbToOklch(rgb);
  return { okL: round(okL, 4), okC: round(okC, 5), okH: roundHue(okH, 3) };
};
