import type { Place, Raster } from '../../../color/locateColors';
import { LINEAR, linearToChannel } from '../../../color/linear';
import { pixelAt } from './previewPixels';

/** The side, in pixels, of the square whose mean a picked color is. One stray pixel of a canvas or a grain tells nothing. */
export const SAMPLE_SIDES = [1, 5, 11] as const;
export type SampleSide = (typeof SAMPLE_SIDES)[number];

export type Sample = ReturnType<typeof pixelAt>;

const CHANNELS = [0, 1, 2] as const;

/**
 * The pixel at a place with the mean color, in linear light, of the square of `side` pixels around it: of what of it
 * lies in the picture, transparent pixels left out. Null as its color where the pixel itself is transparent.
 */
export const sampleColor = (raster: Raster, at: Place, side: SampleSide): Sample => {
  const pixel = pixelAt(raster, at);
  if (side === 1 || pixel.rgb === null) return pixel;
  const { width, height, rgba } = raster;
  const reach = (side - 1) / 2;
  const light = [0, 0, 0];
  let weight = 0;
  for (let row = Math.max(0, pixel.row - reach); row <= Math.min(height - 1, pixel.row + reach); row += 1) {
    const last = Math.min(width - 1, pixel.column + reach);
    for (let column = Math.max(0, pixel.column - reach); column <= last; column += 1) {
      const i = (row * width + column) * 4;
      const alpha = rgba[i + 3] ?? 0;
      weight += alpha;
      for (const channel of CHANNELS)
        light[channel] = (light[channel] ?? 0) + (LINEAR[rgba[i + channel] ?? 0] ?? 0) * alpha;
    }
  }
  const [red = 0, green = 0, blue = 0] = light.map((sum) => linearToChannel(sum / weight));
  return { ...pixel, rgb: (red << 16) | (green << 8) | blue };
};
