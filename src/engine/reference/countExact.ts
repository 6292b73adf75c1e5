import type { ExactColors } from '../engine';
import { type ExactEntry, MAX_EXACT_COLORS, toExactColors } from '../pictureReader';
import { isShadow, weightOf } from './alphaWeight';
import { packed } from './pixelWords';

const SHORTEST_RUN = 3;

/** Counts every color by itself, until there are too many. */
export const countExact = (): {
  readonly addRow: (row: Uint32Array) => void;
  readonly finish: () => ExactColors | null;
} => {
  const entries = new Map<number, ExactEntry>();
  const addRun = (pixel: number, pixels: number): void => {
    const weight = isShadow(pixel) ? 0 : weightOf(pixel) * pixels;
    if (weight === 0) return;
    const color = packed(pixel);
    const { weight: before, solid } = entries.get(color) ?? { weight: 0, solid: 0 };
    entries.set(color, {
      color,
      weight: before + weight,
      solid: solid + (pixels < SHORTEST_RUN ? 0 : weight),
    });
  };
  return {
    addRow: (row) => {
      for (let at = 0; at < row.length && entries.size <= MAX_EXACT_COLORS;) {
        const first = at;
        while (at < row.length && row[at] === row[first]) at++;
        addRun(row[first]!, at - first);
      }
    },
    finish: () => (entries.size > MAX_EXACT_COLORS ? null : toExactColors([...entries.values()])),
  };
};
