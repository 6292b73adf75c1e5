import type { FrameIndex } from './frameIndex';
import type { Placement } from './placement';

/** The placement of a row as it was captured. */
export const placementOf = (index: FrameIndex, row: number): Placement => {
  const shot = index.shotAt(row);
  return {
    row,
    startSeconds: index.timeAt(row),
    endSeconds: shot?.endSeconds ?? null,
    entry: shot?.entry ?? null,
    typicalSeconds: index.pictureSecondsAt(row),
  };
};

/** The rows from one on that a run has captured: of a video of shots, pictures taken for a cut have no shot. */
const runRows = (index: FrameIndex, from: number): readonly number[] => {
  const areShots = index.shotAt(0) !== undefined;
  const rows = Array.from({ length: Math.max(0, index.count() - from) }, (_, i) => from + i);
  return rows.filter((row) => !areShots || index.shotAt(row) !== undefined);
};

/** The placements of those rows, as they were captured. */
export const capturedFrom = (index: FrameIndex, from: number): readonly Placement[] =>
  runRows(index, from).map((row) => placementOf(index, row));

/** The latest time of those rows; null without one. */
export const capturedUntil = (index: FrameIndex): number | null =>
  runRows(index, 0).reduce<number | null>((latest, row) => Math.max(latest ?? 0, index.timeAt(row)), null);
