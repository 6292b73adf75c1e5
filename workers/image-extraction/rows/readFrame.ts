import { joinRows } from '../../../src/engine/joinRows';
import { partsOf, type Rows, type RowsReading } from '../../../src/engine/pictureParts';
import { type PictureReading, previewAreas } from '../../../src/engine/pictureReader';
import type { Rectangle } from '../cutOut';
import type { Readers } from './helper';
import { readRows } from './readRows';

/** Below this many pixels, passing a part to a helper and back takes longer than reading it. */
const SHARED_FROM = 2_000_000;

/** Splits the parts into contiguous ranges, one per reader, as evenly as possible. */
const shareOut = (parts: readonly Rows[], readers: number): readonly Rows[] => {
  const startOf = (reader: number): number => Math.floor((reader * parts.length) / readers);
  return Array.from({ length: readers }, (_, reader) => {
    const own = parts.slice(startOf(reader), startOf(reader + 1));
    return { first: own[0]?.first ?? 0, end: own.at(-1)?.end ?? 0 };
  });
};

/**
 * Reads all pixels of a part of a decoded picture, with each helper reading some of the rows in parallel: the result
 * does not depend on their number. Null if the pixels are not accessible. The caller keeps ownership of the frame.
 */
export const readFrame = async (
  frame: VideoFrame,
  part: Rectangle,
  previewSide: number,
  { engine, helpers }: Readers,
): Promise<PictureReading | null> => {
  const { width, height, ...corner } = part;
  const size = { width, height };
  const parts = partsOf(previewAreas(size, { previewSide }).rows);
  const others = width * height < SHARED_FROM ? [] : helpers;
  const tasks = shareOut(parts, 1 + others.length).map((rows) => ({ size, corner, previewSide, rows }));
  // The first rows are read here, while the helpers read the others.
  const asked = tasks.map((task, at) => others[at - 1]?.read(frame, task) ?? null);
  const readings: RowsReading[] = [];
  for (const [at, task] of tasks.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the engine reads one range at a time
    const reading = (await asked[at]) ?? (await readRows(frame, task, engine));
    if (!reading) return null;
    readings.push(reading);
  }
  return joinRows(size, { previewSide }, readings);
};
