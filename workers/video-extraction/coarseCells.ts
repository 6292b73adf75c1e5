import type { ColorSummary, PackedRgb } from '../../src/engine/engine';

type Cell = { rgb: PackedRgb; heaviest: number; weight: number };

/** 4 bits of each channel: 4,096 cells, so whatever is gathered in them stays small. */
const cellOf = (rgb: PackedRgb): number => ((rgb >> 12) & 0xf00) | ((rgb >> 8) & 0xf0) | ((rgb >> 4) & 0xf);

/** Colours gathered in coarse cells; each cell shows the heaviest colour that came into it, so it is a real one. */
export type CoarseCells = {
  readonly add: (summary: ColorSummary, scale?: number) => void;
  /** The heaviest cells first, at most `limit` of them, with weights rounded up. */
  readonly toSummary: (limit: number) => ColorSummary;
};

export const createCoarseCells = (): CoarseCells => {
  const cells = new Map<number, Cell>();
  return {
    add: ({ colors, weights }, scale = 1) => {
      colors.forEach((rgb, index) => {
        const weight = (weights[index] ?? 0) * scale;
        const key = cellOf(rgb);
        const cell = cells.get(key);
        if (!cell) {
          cells.set(key, { rgb, heaviest: weight, weight });
          return;
        }
        cell.weight += weight;
        if (weight > cell.heaviest) [cell.rgb, cell.heaviest] = [rgb, weight];
      });
    },
    toSummary: (limit) => {
      const kept = [...cells.values()]
        .toSorted((a, b) => b.weight - a.weight || a.rgb - b.rgb)
        .slice(0, limit);
      return {
        colors: Uint32Array.from(kept, ({ rgb }) => rgb),
        weights: Uint32Array.from(kept, ({ weight }) => Math.ceil(weight)),
      };
    },
  };
};
