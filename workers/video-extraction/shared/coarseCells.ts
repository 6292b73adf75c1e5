import type { ColorSummary, PackedRgb } from '../../../src/engine/engine';

/** 4 bits of each channel: 4,096 cells, so whatever is gathered in them stays small. */
const CELLS = 4096;
const cellOf = (rgb: PackedRgb): number => ((rgb >> 12) & 0xf00) | ((rgb >> 8) & 0xf0) | ((rgb >> 4) & 0xf);

/** Colors gathered in coarse cells; each cell shows the heaviest color that came into it, so it is a real one. */
export type CoarseCells = {
  readonly add: (summary: ColorSummary, scale?: number) => void;
  /** The heaviest cells first, at most `limit` of them, with weights rounded up. */
  readonly toSummary: (limit: number) => ColorSummary;
  readonly clear: () => void;
};

export const createCoarseCells = (): CoarseCells => {
  const colors = new Uint32Array(CELLS);
  const heaviest = new Float64Array(CELLS);
  const weights = new Float64Array(CELLS);
  let occupied: number[] = [];
  const colorOf = (cell: number): PackedRgb => colors[cell] ?? 0;
  const weightOf = (cell: number): number => weights[cell] ?? 0;
  return {
    add: (summary, scale = 1) => {
      for (let index = 0; index < summary.colors.length; index += 1) {
        const rgb = summary.colors[index] ?? 0;
        const weight = (summary.weights[index] ?? 0) * scale;
        const cell = cellOf(rgb);
        if (weightOf(cell) === 0) occupied.push(cell);
        weights[cell] = weightOf(cell) + weight;
        if (weight <= (heaviest[cell] ?? 0)) continue;
        colors[cell] = rgb;
        heaviest[cell] = weight;
      }
    },
    toSummary: (limit) => {
      const kept = occupied
        .toSorted((a, b) => weightOf(b) - weightOf(a) || colorOf(a) - colorOf(b))
        .slice(0, limit);
      return {
        colors: Uint32Array.from(kept, colorOf),
        weights: Uint32Array.from(kept, (cell) => Math.ceil(weightOf(cell))),
      };
    },
    clear: () => {
      for (const cell of occupied) {
        colors[cell] = 0;
        heaviest[cell] = 0;
        weights[cell] = 0;
      }
      occupied = [];
    },
  };
};
