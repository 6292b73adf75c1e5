import type { ColorSummary } from '../../../../src/engine/engine';
import { createCoarseCells } from '../../shared/coarseCells';

/** Entries kept of a frame: 1.3 kB, so that 7,200 frames stay under 10 MB. */
const MAX_ENTRIES = 160;

/** The same cells for each frame: 80 kB new ones for every one of thousands would be left for the collector. */
const cells = createCoarseCells();

/** The colors of a frame, few enough to be kept with thousands of others. The lightest colors go. */
export const reduceSummary = (summary: ColorSummary): ColorSummary => {
  cells.clear();
  cells.add(summary);
  return cells.toSummary(MAX_ENTRIES);
};
