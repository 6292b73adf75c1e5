import type { Engine } from '../../../src/engine/engine';
import type { RowsReading } from '../../../src/engine/pictureParts';
import type { RowsTask } from './api';
import { openCopy } from './copyRows';

/** Rows that are copied at a time: their bytes stay in the cache, and the room for them is used again. */
const BAND_ROWS = 64;

/** What some rows of a decoded picture come to. Null where its pixels cannot be had. The frame stays the caller's. */
export const readRows = async (
  frame: VideoFrame,
  { size, corner, previewSide, rows }: RowsTask,
  engine: Engine,
): Promise<RowsReading | null> => {
  const copyRows = openCopy(frame);
  const reader = engine.openRows(size, { previewSide }, rows);
  for (let first = rows.first; first < rows.end; first += BAND_ROWS) {
    const end = Math.min(rows.end, first + BAND_ROWS);
    // oxlint-disable-next-line no-await-in-loop -- the room for one band serves all
    const planes = await copyRows({ first: corner.y + first, end: corner.y + end }).catch(() => null);
    if (!planes) return null;
    reader.addPlanes(planes, corner, end - first);
  }
  return reader.finish();
};
