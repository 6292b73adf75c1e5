import type { ExactSums } from '../pictureParts';
import { MAX_EXACT_COLORS } from '../pictureReader';
import { isShadow, weightOf } from './alphaWeight';
import { packed } from './pixelWords';

const SHORTEST_RUN = 3;

/** Counts every exact color, until there are more than `MAX_EXACT_COLORS`. */
export const countExact = (): {
  readonly addRow: (row: Uint32Array) => void;
  readonly finish: () => ExactSums | null;
} => {
  const entries = new Map<number, { readonly weight: number; readonly solid: number }>();
  const addRun = (pixel: number, pixels: number): void => {
    const weight = isShadow(pixel) ? 0 : weightOf(pixel) * pixels;
    if (weight === 0) return;
    const color = packed(pixel);
    const { weight: before, solid } = entries.get(color) ?? { weight: 0, solid: 0 };
    entries.set(color, {
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
    finish: () => {
      if (entries.size > MAX_EXACT_COLORS) return null;
      return {
        colors: Uint32Array.from(entries.keys()),
        weights: Float64Array.from(entries.values(), ({ weight }) => weight),
        solids: Float64Array.from(entries.values(), ({ solid }) => solid),
      };
    },
  };
};
