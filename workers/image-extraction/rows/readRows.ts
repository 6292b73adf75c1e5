import type { Engine } from '../../../src/engine/engine';
import type { RowsReading } from '../../../src/engine/pictureParts';
import type { RowsTask } from './api';
import { openCopy } from './copyRows';

/** Rows copied at a time: their bytes stay in the cache, and the buffer is reused. */
const BAND_ROWS = 64;

/**
 * Reads some rows of a decoded picture. Null if its pixels are not accessible. The caller keeps ownership of the frame.
 */
export const readRows = async (
  frame: VideoFrame,
  { size, corner, previewSide, rows }: RowsTask,
  engine: Engine,
): Promise<RowsReading | null> => {
  const copyRows = openCopy(frame);
  const reader = engine.openRows(size, { previewSide }, rows);
  for (let first = rows.first; first < rows.end; first += BAND_ROWS) {
    const end = Math.min(rows.end, first + BAND_ROWS);
    // oxlint-disable-next-line no-await-in-loop -- all bands share one buffer
    const planes = await copyRows({ first: corner.y + first, end: corner.y + end }).catch(() => null);
    if (!planes) return null;
    reader.addPlanes(planes, corner, end - first);
  }
  return reader.finish();
};
