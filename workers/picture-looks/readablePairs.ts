import { colorFromPacked } from '../../src/color/color';
import { rgbToLab } from '../../src/color/lab';
import type { Lab } from '../../src/color/types';
import type { PackedRgb } from '../../src/engine/engine';
import type { ReadablePair } from './api';

/** WCAG AA for normal text. */
const LEAST_RATIO = 4.5;
const MOST_PAIRS = 24;
/** Two pairs are similar if both of their colors are closer to each other than this in CIELAB. */
const ALIKE = 22;

/**
 * The most readable pairs, best first. Every color is used as a background once and as text at most twice, and of
 * similar pairs only the best is taken; otherwise the list would repeat white on black. `ratios` is n × n, row-major,
 * row = background.
 */
export const readablePairs = (
  colors: readonly PackedRgb[],
  ratios: Float32Array,
): readonly ReadablePair[] => {
  const count = colors.length;
  const labs = colors.map((rgb) => rgbToLab(colorFromPacked(rgb).rgb));
  const isNear = (p: Lab | undefined, q: Lab | undefined): boolean =>
    p !== undefined && q !== undefined && Math.hypot(p.L - q.L, p.a - q.a, p.b - q.b) < ALIKE;
  const ranked = Array.from(ratios.keys())
    .filter((at) => (ratios[at] ?? 0) >= LEAST_RATIO)
    .toSorted((p, q) => (ratios[q] ?? 0) - (ratios[p] ?? 0) || p - q);
  const uses = new Uint8Array(count);
  const taken: { row: number; column: number; ratio: number }[] = [];
  for (const at of ranked) {
    if (taken.length === MOST_PAIRS) break;
    const row = Math.floor(at / count);
    const column = at % count;
    const isRepeated =
      (uses[column] ?? 0) >= 2 ||
      taken.some(
        (pair) =>
          pair.row === row || (isNear(labs[pair.row], labs[row]) && isNear(labs[pair.column], labs[column])),
      );
    if (isRepeated) continue;
    uses[column] = (uses[column] ?? 0) + 1;
    taken.push({ row, column, ratio: ratios[at] ?? 0 });
  }
  return taken.map(({ row, column, ratio }) => ({
    background: colors[row] ?? 0,
    text: colors[column] ?? 0,
    ratio,
  }));
};
