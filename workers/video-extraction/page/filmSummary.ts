import type { FilmSummary } from '../shared/api';
import { createCoarseCells } from '../shared/coarseCells';

/** What a frame adds up to, whatever its size: 7,200 of them still fit the 32 bits of a weight. */
const FRAME_WEIGHT = 10_000;
const MAX_ENTRIES = 4096;

export const createFilmSummary = (): FilmSummary => {
  const cells = createCoarseCells();
  return {
    add: (frame) => {
      const total = frame.weights.reduce((sum, weight) => sum + weight, 0);
      if (total > 0) cells.add(frame, FRAME_WEIGHT / total);
    },
    read: () => cells.toSummary(MAX_ENTRIES),
  };
};
