import { colorFromPacked } from '../../../../../src/color/color';
import { deltaE00 } from '../../../../../src/color/distance';
import { rgbToLab } from '../../../../../src/color/lab';
import type { PackedRgb } from '../../../../../src/engine/engine';
import type { Pixels } from '../../../../../src/engine/planes';
import { createXorshift } from '../../../../../src/engine/xorshift';
import { paintPixels, withDisc } from '../../../../engine/paintedPixels';

export const RED = 0xc8202a;

const SIZE = [480, 270] as const;

const labOf = (rgb: PackedRgb) => rgbToLab(colorFromPacked(rgb).rgb);

export const difference = (p: PackedRgb, q: PackedRgb): number => deltaE00(labOf(p), labOf(q));

/** The least ΔE00 between two colors of a palette. */
export const leastDifference = (palette: readonly PackedRgb[]): number =>
  Math.min(...palette.flatMap((p, i) => palette.slice(i + 1).map((q) => difference(p, q))));

/** Whether one of the colors is about the wanted one. */
export const has = (palette: readonly PackedRgb[], wanted: PackedRgb): boolean =>
  palette.some((rgb) => difference(rgb, wanted) <= 8);

export const flat = (rgb: PackedRgb): Pixels => paintPixels(...SIZE, () => rgb);

/** Houses, asphalt and sky in grays, with the noise of a camera. */
const street = (x: number, y: number, noise: number): PackedRgb => {
  const base =
    y < 90 ? 0xc4 - y * 0.2 : y < 190 ? 0x60 + (Math.floor(x / 48) % 5) * 14 : 0x44 + (y - 190) * 0.3;
  return 0x010101 * Math.round(Math.max(0, Math.min(255, base + noise)));
};

/** A gray street; `radius` is that of a red car in pixels, none without. */
export const grayStreet = (radius = 0): Pixels => {
  const random = createXorshift(3);
  const houses = (x: number, y: number): PackedRgb => street(x, y, random() * 8 - 4);
  return paintPixels(...SIZE, radius > 0 ? withDisc(houses, RED, 300, 210, radius) : houses);
};

/** Stripes of these colors, all equally wide. */
export const stripes = (...colors: readonly PackedRgb[]): Pixels =>
  paintPixels(...SIZE, (x) => colors[Math.floor((x * colors.length) / SIZE[0])] ?? 0);
