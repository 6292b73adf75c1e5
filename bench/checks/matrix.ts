import { contrastRatio } from '../../src/color/contrast';
import type { PackedRgb } from '../../src/engine/engine';

/** Ratios in single precision: at 21 the last digit is worth 2e-6. */
const TOLERANCE = 1e-5;
/** Of matrices of more than 200 colors every nth ratio is checked: a prime number that reaches every row and column. */
const ALL_CHECKED = 40_000;
const CHECKED_EVERY = 7;

const toRgb = (color: PackedRgb) => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });

/** The contrast of two colors by the formula in doubles. */
export const exactRatio = (one: PackedRgb, other: PackedRgb): number =>
  contrastRatio(toRgb(one), toRgb(other));

/**
 * Whether a matrix holds the contrast of every pair of colors.
 * @returns true, or a message for the first ratio that differs from the formula's
 */
export const isMatrix = (ratios: Float32Array, of: readonly PackedRgb[]): true | string => {
  if (ratios.length !== of.length ** 2) return `${ratios.length} ratios of ${of.length} colors`;
  for (let at = 0; at < ratios.length; at += ratios.length > ALL_CHECKED ? CHECKED_EVERY : 1) {
    const [row, column] = [Math.floor(at / of.length), at % of.length];
    const exact = exactRatio(of[row]!, of[column]!);
    if (!(Math.abs(ratios[at]! - exact) <= TOLERANCE)) {
      return `of ${of.length} colors, row ${row}, column ${column}: ${ratios[at]} where ${exact} was expected`;
    }
  }
  return true;
};
