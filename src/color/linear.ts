/** Linear light of a channel in [0, 1] as sRGB and Display P3 encode it. */
export const decodeLight = (v: number): number =>
  // IEC 61966-2-1. The WCAG 2 text prints 0.03928; no 8-bit channel lies between the two.
  v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;

/** Linear light of every 8-bit channel, by IEC 61966-2-1. Read it in hot loops instead of the power. */
export const LINEAR: Float64Array = Float64Array.from({ length: 256 }, (_, channel) =>
  decodeLight(channel / 255),
);

/** Linear light in [0, 1] of an 8-bit channel; also of a fractional one, such as a mean of pixels. */
export const channelToLinear = (channel: number): number => LINEAR[channel] ?? decodeLight(channel / 255);

/** The other way round. */
export const encodeLight = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** The nearest 8-bit channel. Light outside [0, 1] is clipped, and NaN is black. */
export const linearToChannel = (light: number): number => {
  if (!(light > 0)) return 0;
  return Math.round(255 * encodeLight(Math.min(light, 1)));
};
