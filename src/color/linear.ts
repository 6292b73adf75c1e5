/** Gamma-encoded channel of sRGB or Display P3, in [0, 1], to linear light. */
export const decodeLight = (v: number): number =>
  // IEC 61966-2-1. WCAG 2 prints a threshold of 0.03928; no 8-bit channel lies between the two.
  v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;

/** Linear light of every 8-bit channel: a lookup for hot loops, in place of `decodeLight`. */
export const LINEAR: Float64Array = Float64Array.from({ length: 256 }, (_, channel) =>
  decodeLight(channel / 255),
);

/** Linear light in [0, 1] of an 8-bit channel; also of a fractional one, such as a mean of pixels. */
export const channelToLinear = (channel: number): number => LINEAR[channel] ?? decodeLight(channel / 255);

/** Inverse of `decodeLight`. */
export const encodeLight = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** The nearest 8-bit channel. Light outside [0, 1] is clipped, and NaN is black. */
export const linearToChannel = (light: number): number => {
  if (!(light > 0)) return 0;
  return Math.round(255 * encodeLight(Math.min(light, 1)));
};

/** Weights of linear red, green and blue in luminance: ITU-R BT.709 as rounded by WCAG 2. */
export const LUMINANCE_WEIGHTS = [0.2126, 0.7152, 0.0722] as const;
