import type { Rgb } from './types';

/** HSL hue in sixths of the circle, [0, 6); 0 for grays. `delta` is the largest channel `max` less the smallest. */
export const hueSixths = ({ r, g, b }: Rgb, max: number, delta: number): number => {
  if (delta === 0) return 0;
  if (max === r) return ((g - b) / delta + 6) % 6;
  return max === g ? (b - r) / delta + 2 : (r - g) / delta + 4;
};
