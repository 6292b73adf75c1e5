import { labToRgb, rgbToLab } from '../../../../src/color/lab';
import type { PackedRgb } from '../../../../src/engine/engine';

/** Steps of lightness: seven of them are at most ΔE00 7 away, so a shade still belongs to its frame. */
const STEP = 1;
const MAX_STEPS = 7;

const shade = (rgb: PackedRgb, steps: number): PackedRgb => {
  const lab = rgbToLab({ r: rgb >> 16, g: (rgb >> 8) & 255, b: rgb & 255 });
  const { r, g, b } = labToRgb({ ...lab, L: lab.L + steps * STEP });
  return (r << 16) | (g << 8) | b;
};

/** 1, −1, 2, −2 … from `first` on, then round again from 1. */
const offsets = (first: number): number[] =>
  Array.from({ length: MAX_STEPS }, (_, index) => ((first - 1 + index) % MAX_STEPS) + 1).flatMap((steps) => [
    steps,
    -steps,
  ]);

/**
 * Fills a palette up to `count` with slightly lighter and darker shades of its own colors: a frame of one color
 * still gives palettes to work with. Another `first` step gives another palette.
 */
export const shadePalette = (
  colors: readonly PackedRgb[],
  count: number,
  first: number,
): readonly PackedRgb[] => {
  const filled = new Set(colors);
  for (const steps of offsets(first)) {
    for (const rgb of colors) if (filled.size < count) filled.add(shade(rgb, steps));
  }
  return [...filled];
};
