import type { Place } from '../../../color/locateColors';
import { LINEAR, linearToChannel } from '../../../color/linear';
import type { PixelSource } from './pixelSource';

/**
 * Side in pixels of the square that a picked color is averaged over. Single pixels of grain or canvas texture are not
 * representative.
 */
export const SAMPLE_SIDES = [1, 5, 11, 31, 101] as const;
export type SampleSide = (typeof SAMPLE_SIDES)[number];

/** A pixel, with its center and the averaged color; null if transparent. */
export type Sample = {
  readonly column: number;
  readonly row: number;
  readonly place: Place;
  readonly rgb: number | null;
};

const CHANNELS = [0, 1, 2] as const;

const cellOf = (part: number, cells: number): number =>
  Math.min(cells - 1, Math.max(0, Math.floor(part * cells)));

/** The mean of RGBA bytes in linear light, weighted by alpha. A single pixel is returned unchanged. */
const meanOf = (rgba: Uint8ClampedArray): number => {
  const light = [0, 0, 0];
  let weight = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] ?? 0;
    weight += alpha;
    for (const channel of CHANNELS)
      light[channel] = (light[channel] ?? 0) + (LINEAR[rgba[i + channel] ?? 0] ?? 0) * alpha;
  }
  const [red = 0, green = 0, blue = 0] = light.map((sum) => linearToChannel(sum / weight));
  return (red << 16) | (green << 8) | blue;
};

/**
 * The pixel at a place with the mean color, in linear light, of the square of `side` pixels around it, without
 * transparent pixels and beyond the edges.
 */
export const sampleColor = (source: PixelSource, { x, y }: Place, side: SampleSide): Sample => {
  const { width, height } = source;
  const [column, row] = [cellOf(x, width), cellOf(y, height)];
  const { rgba } = source.square(column, row, side);
  const isSeen = (rgba[((side * side - 1) / 2) * 4 + 3] ?? 0) > 0;
  return {
    column,
    row,
    place: { x: (column + 0.5) / width, y: (row + 0.5) / height },
    rgb: isSeen ? meanOf(rgba) : null,
  };
};
