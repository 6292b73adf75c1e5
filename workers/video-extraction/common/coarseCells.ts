import type { ColorSummary } from '../../../src/engine/colorSummary';
import type { PackedRgb } from '../../../src/engine/engine';

/** 4 bits per channel: 4,096 cells, so whatever is accumulated in them stays small. */
export const CELLS = 4096;
export const cellOf = (rgb: PackedRgb): number =>
  ((rgb >> 12) & 0xf00) | ((rgb >> 8) & 0xf0) | ((rgb >> 4) & 0xf);

/** Colors accumulated in coarse cells; each cell keeps the heaviest color added to it, so it is a color that occurs. */
export type CoarseCells = {
  readonly add: (summary: ColorSummary, scale?: number) => void;
  /** The heaviest cells first, at most `limit`, with weights times `scale` rounded up; ties ordered by cell. */
  readonly toSummary: (limit: number, scale?: number) => ColorSummary;
  readonly clear: () => void;
};

export const createCoarseCells = (): CoarseCells => {
  const colors = new Uint32Array(CELLS);
  const heaviest = new Float64Array(CELLS);
  const weights = new Float64Array(CELLS);
  const occupied = new Uint16Array(CELLS);
  let count = 0;
  return {
    add: (summary, scale = 1) => {
      for (let index = 0; index < summary.colors.length; index += 1) {
        const rgb = summary.colors[index] ?? 0;
        const weight = (summary.weights[index] ?? 0) * scale;
        if (weight === 0) continue;
        const cell = cellOf(rgb);
        if (weights[cell] === 0) {
          occupied[count] = cell;
          count += 1;
        }
        weights[cell] = (weights[cell] ?? 0) + weight;
        if (weight <= (heaviest[cell] ?? 0)) continue;
        colors[cell] = rgb;
        heaviest[cell] = weight;
      }
    },
    toSummary: (limit, scale = 1) => {
      // Weight and cell combined in one number, which sorts ten times as fast as with a comparator: this runs for every
      // frame.
      const keys = new Float64Array(count);
      for (let i = 0; i < count; i += 1) {
        const cell = occupied[i] ?? 0;
        keys[i] = Math.ceil((weights[cell] ?? 0) * scale) * CELLS + (CELLS - 1 - cell);
      }
      keys.sort();
      const length = Math.min(count, limit);
      const kept = { colors: new Uint32Array(length), weights: new Uint32Array(length) };
      for (let i = 0; i < length; i += 1) {
        const key = keys[count - 1 - i] ?? 0;
        kept.colors[i] = colors[CELLS - 1 - (key % CELLS)] ?? 0;
        kept.weights[i] = Math.floor(key / CELLS);
      }
      return kept;
    },
    clear: () => {
      for (const cell of occupied.subarray(0, count)) {
        colors[cell] = 0;
        heaviest[cell] = 0;
        weights[cell] = 0;
      }
      count = 0;
    },
  };
};
