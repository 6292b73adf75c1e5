import type { Color } from '../../color/types';
import { nearestColors, type Pixels } from './nearestColors';

/** The share of each color in every vertical slice of a picture, 0 to 1. */
export const readBars = (pixels: Pixels, colors: readonly Color[], count: number): number[][] => {
  const { width, height } = pixels;
  const map = nearestColors(pixels, colors);
  const bars = Array.from({ length: count }, () => colors.map(() => 0));
  map.forEach((color, pixel) => {
    const bar = bars[Math.floor(((pixel % width) * count) / width)];
    if (bar) bar[color] = (bar[color] ?? 0) + 1;
  });
  return bars.map((bar) => bar.map((pixelCount) => (pixelCount * count) / (width * height)));
};
