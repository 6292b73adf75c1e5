import { joinRows } from '../../../src/engine/joinRows';
import { partsOf, type Rows, type RowsReading } from '../../../src/engine/pictureParts';
import { type PictureReading, previewAreas } from '../../../src/engine/pictureReader';
import type { Rectangle } from '../cutOut';
import type { Readers } from './helper';
import { readRows } from './readRows';

/** Below this many pixels the way to a helper and back takes longer than its part of the reading. */
const SHARED_FROM = 2_000_000;

/** Neighboring parts for each of so many readers, as many for each as can be. */
const shareOut = (parts: readonly Rows[], readers: number): readonly Rows[] => {
  const startOf = (reader: number): number => Math.floor((reader * parts.length) / readers);
  return Array.from({ length: readers }, (_, reader) => {
    const own = parts.slice(startOf(reader), startOf(reader + 1));
    return { first: own[0]?.first ?? 0, end: own.at(-1)?.end ?? 0 };
  });
};

/**
 * Reads every pixel of a part of a decoded picture, each helper some of its rows at the same time: what comes out is the
 * same with any number of them. Null where the pixels cannot be had. The frame stays the caller's.
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
  // The first ones are read here, while the helpers read the others.
  const asked = tasks.map((task, at) => others[at - 1]?.read(frame, task) ?? null);
  const readings: RowsReading[] = [];
  for (const [at, task] of tasks.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the engine reads one after the other
    const reading = (await asked[at]) ?? (await readRows(frame, task, engine));
    if (!reading) return null;
    readings.push(reading);
  }
  return joinRows(size, { previewSide }, readings);
};
