import { channelToLinear, linearToChannel } from './linear';
import type { Hsl, LinearRgb, Rgb } from './types';

/** The 8-bit color of an HSL triple. Exact halves round up. */
export const hslToRgb = ({ h, s, l }: Hsl): Rgb => {
  // Integers up to the one division, so that every JavaScript engine rounds halves alike.
  const amplitude = s * Math.min(l, 100 - l);
  const channel = (offset: number): number => {
    const k = (offset * 30 + h) % 360;
    const wave = Math.max(-30, Math.min(k - 90, 270 - k, 30));
    return Math.round((255 * (3000 * l - amplitude * wave)) / 300_000);
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
};

/** HSL hue in degrees, −60–300; 0 for grays. Unlike `hueSixths` it divides once, so exact halves stay exact. */
const hueOf = ({ r, g, b }: Rgb, max: number, delta: number): number => {
  if (delta === 0) return 0;
  if (max === r) return (60 * (g - b)) / delta;
  return max === g ? (60 * (b - r)) / delta + 120 : (60 * (r - g)) / delta + 240;
};

/** Rounded to integers, which about nine colors in ten do not survive: keep the `Rgb`. */
export const rgbToHsl = (rgb: Rgb): Hsl => {
  const max = Math.max(rgb.r, rgb.g, rgb.b);
  const min = Math.min(rgb.r, rgb.g, rgb.b);
  const sum = max + min;
  const delta = max - min;
  return {
    // 360 is added before rounding, so that reds just below 360° become 0, not 360 or −0.
    h: Math.round(hueOf(rgb, max, delta) + 360) % 360,
    s: delta === 0 ? 0 : Math.round((100 * delta) / Math.min(sum, 510 - sum)),
    l: Math.round((100 * sum) / 510),
  };
};

export const rgbToLinear = ({ r, g, b }: Rgb): LinearRgb => ({
  lr: channelToLinear(r),
  lg: channelToLinear(g),
  lb: channelToLinear(b),
});

/** The nearest 8-bit color; channels outside [0, 1] are clipped. */
export const linearToRgb = ({ lr, lg, lb }: LinearRgb): Rgb => ({
  r: linearToChannel(lr),
  g: linearToChannel(lg),
  b: linearToChannel(lb),
});
