import type { PackedRgb, Patches } from '../../../src/engine/engine';
import { CELLS, cellOf } from './coarseCells';

/** The patches of many frames, merged by coarse cell; each keeps the color of its largest patch. */
export type CoarsePatches = {
  /** `seconds` is the weight of the frame. */
  readonly add: (patches: Patches, seconds: number) => void;
  /** Areas as fractions of all frames together, contrasts as means. The largest first. */
  readonly read: () => Patches;
};

export const createCoarsePatches = (): CoarsePatches => {
  const colors = new Uint32Array(CELLS);
  const largest = new Float64Array(CELLS);
  /** Areas times seconds, and the same times contrasts. */
  const areas = new Float64Array(CELLS);
  const contrasts = new Float64Array(CELLS);
  let totalSeconds = 0;
  return {
    add: (patches, seconds) => {
      totalSeconds += seconds;
      for (let i = 0; i < patches.colors.length; i += 1) {
        const rgb: PackedRgb = patches.colors[i] ?? 0;
        const cell = cellOf(rgb);
        const area = (patches.areas[i] ?? 0) * seconds;
        areas[cell] = (areas[cell] ?? 0) + area;
        contrasts[cell] = (contrasts[cell] ?? 0) + area * (patches.contrasts[i] ?? 0);
        if (area <= (largest[cell] ?? 0)) continue;
        colors[cell] = rgb;
        largest[cell] = area;
      }
    },
    read: () => {
      const occupied = [...areas.keys()]
        .filter((cell) => (areas[cell] ?? 0) > 0)
        .toSorted((p, q) => (areas[q] ?? 0) - (areas[p] ?? 0) || p - q);
      return {
        colors: Uint32Array.from(occupied, (cell) => colors[cell] ?? 0),
        areas: Float32Array.from(occupied, (cell) => (areas[cell] ?? 0) / totalSeconds),
        contrasts: Float32Array.from(occupied, (cell) => (contrasts[cell] ?? 0) / (areas[cell] ?? 0)),
      };
    },
  };
};
