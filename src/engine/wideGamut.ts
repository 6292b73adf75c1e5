import { packRgb } from '../color/color';
import { linearToRgb } from '../color/convert';
import { p3LightToLinear } from '../color/displayP3';
import { LINEAR } from '../color/linear';
import type { LinearRgb } from '../color/types';
import type { ColorSummary } from './colorSummary';
import type { PackedRgb, PaletteEntry } from './engine';
import type { Pixels } from './planes';

/** The color space that the pixels of a picture are coded in; both have the transfer curve of sRGB. */
export type PixelColorSpace = 'srgb' | 'display-p3';

/** How far rounding to 8 bits alone can bring the linear light of an sRGB color outside 0–1. */
const TOLERANCE = 0.01;

const isLight = (light: number): boolean => light >= -TOLERANCE && light <= 1 + TOLERANCE;

/** Linear sRGB, not clipped. */
const toLinearSrgb = (p3: PackedRgb): LinearRgb =>
  p3LightToLinear(LINEAR[p3 >> 16] ?? 0, LINEAR[(p3 >> 8) & 255] ?? 0, LINEAR[p3 & 255] ?? 0);

/** Clipped in linear light, as browsers show Display P3 on an sRGB screen. */
const cutToSrgb = (p3: PackedRgb): PackedRgb => packRgb(linearToRgb(toLinearSrgb(p3)));

/** Whether a color of Display P3 lies outside sRGB. */
export const isOutsideSrgb = (p3: PackedRgb): boolean => {
  const { lr, lg, lb } = toLinearSrgb(p3);
  return !(isLight(lr) && isLight(lg) && isLight(lb));
};

/**
 * The summary of a Display P3 picture in sRGB, with the original colors in `p3`. Colors that clip to the same sRGB
 * color are merged: their weights add up, and the heaviest gives `p3`.
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

/** Converts RGBA pixels from Display P3 to sRGB, in place. */
export const pixelsToSrgb = ({ rgba }: Pick<Pixels, 'rgba'>): void => {
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
    const rgb = cutToSrgb((red << 16) | (green << 8) | blue);
    rgba.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255], at);
  }
};

/** Squared distance in 8-bit codes within which an entry counts as a color of the summary. */
const SAME = 3 * 4 ** 2;

const distance = (a: PackedRgb, b: PackedRgb): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

/** Adds `p3` to the entries whose color lies outside sRGB. */
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
