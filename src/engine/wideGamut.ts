import { LINEAR, linearToChannel } from '../color/linear';
import type { ColorSummary } from './colorSummary';
import type { PackedRgb, PaletteEntry } from './engine';
import type { Pixels } from './planes';

/** The color space that the pixels of a picture are coded in; both have the transfer curve of sRGB. */
export type PixelColorSpace = 'srgb' | 'display-p3';

/** Linear light outside 0–1 that rounding to 8 bits alone can make of a color of sRGB. */
const TOLERANCE = 0.01;

/** Display P3 to sRGB, in linear light (CSS Color 4, §17). Not clipped. */
const toLinearSrgb = (p3: PackedRgb): readonly [number, number, number] => {
  const red = LINEAR[p3 >> 16] ?? 0;
  const green = LINEAR[(p3 >> 8) & 255] ?? 0;
  const blue = LINEAR[p3 & 255] ?? 0;
  return [
    1.2249401762805598 * red - 0.22494017628055996 * green,
    1.0420569547096881 * green - 0.04205695470968816 * red,
    1.0982736001409663 * blue - 0.0196375545903344 * red - 0.0786360455506319 * green,
  ];
};

/** Clipped in linear light, as browsers show Display P3 on a screen of sRGB. */
const cutToSrgb = (p3: PackedRgb): PackedRgb => {
  const [red, green, blue] = toLinearSrgb(p3);
  return (linearToChannel(red) << 16) | (linearToChannel(green) << 8) | linearToChannel(blue);
};

/** Whether a color of Display P3 is one that sRGB does not have. */
export const isOutsideSrgb = (p3: PackedRgb): boolean =>
  toLinearSrgb(p3).some((light) => light < -TOLERANCE || light > 1 + TOLERANCE);

/**
 * The summary of a picture in Display P3 with its colors as sRGB, and what they were as `p3`. Colors that sRGB cannot
 * tell apart become one, as strong as the heaviest of them.
 */
export const fromP3 = ({ colors, weights }: ColorSummary): ColorSummary => {
  const rows = new Map<PackedRgb, { weight: number; heaviest: number; p3: PackedRgb }>();
  colors.forEach((p3, at) => {
    const weight = weights[at] ?? 0;
    const rgb = cutToSrgb(p3);
    const row = rows.get(rgb);
    if (!row) {
      rows.set(rgb, { weight, heaviest: weight, p3 });
      return;
    }
    row.weight += weight;
    if (weight > row.heaviest) Object.assign(row, { heaviest: weight, p3 });
  });
  return {
    colors: Uint32Array.from(rows.keys()),
    weights: Uint32Array.from(rows.values(), ({ weight }) => weight),
    p3: Uint32Array.from(rows.values(), ({ p3 }) => p3),
  };
};

/** Changes RGBA pixels from Display P3 to sRGB, in place. */
export const pixelsToSrgb = ({ rgba }: Pick<Pixels, 'rgba'>): void => {
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
    const rgb = cutToSrgb((red << 16) | (green << 8) | blue);
    rgba.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255], at);
  }
};

/** Squared distance in 8-bit codes within which an entry is taken for a color of the summary. */
const SAME = 3 * 4 ** 2;

const distance = (a: PackedRgb, b: PackedRgb): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

/** Gives each entry that stands for a color outside sRGB that color. */
export const markWide = (
  entries: readonly PaletteEntry[],
  { colors, p3 }: ColorSummary,
): readonly PaletteEntry[] => {
  if (!p3) return entries;
  return entries.map((entry) => {
    let nearest = 0;
    for (let at = 1; at < colors.length; at++) {
      if (distance(entry.rgb, colors[at] ?? 0) < distance(entry.rgb, colors[nearest] ?? 0)) nearest = at;
    }
    const wide = p3[nearest] ?? 0;
    const isWide = distance(entry.rgb, colors[nearest] ?? 0) <= SAME && isOutsideSrgb(wide);
    return isWide ? { ...entry, p3: wide } : entry;
  });
};
