import {
  DETAIL_ACROSS,
  GRID_CELLS,
  GRID_COLUMNS,
  GRID_ROWS,
  HISTOGRAMS,
  SIGNATURE_BYTES,
} from '../../../src/engine/frameSignature';
import { frameDifference, measureFrames, type MeasuredFrames } from '../../../src/engine/shots/differences';
import type { Sequence } from '../../../src/engine/shots/shot';

/** Luma of a cell, 0–255, by its column and row. */
type Luma = (column: number, row: number) => number;

export type Signed = {
  readonly luma: Luma;
  /** In which step of the histograms of a and b all of the frame is, or between which two; the middle where nothing is said. */
  readonly steps?: readonly [number, number];
  readonly detail?: readonly [number, number];
};

const cells = (luma: Luma): number[] =>
  Array.from({ length: GRID_CELLS }, (_, cell) => luma(cell % GRID_COLUMNS, Math.floor(cell / GRID_COLUMNS)));

/** Frames that say of themselves what nobody has to paint; 40 ms apart, where nothing else is said. */
export const signedFrames = (
  frames: readonly Signed[],
  timeUs: (index: number) => number = (index) => index * 40_000,
): MeasuredFrames => {
  const bytes = new Uint8Array(frames.length * SIGNATURE_BYTES);
  for (const [index, { luma, steps = [6, 6], detail = [0, 0] }] of frames.entries()) {
    const start = index * SIGNATURE_BYTES;
    bytes.set(cells(luma), start);
    for (const [axis, step] of [0, ...steps].entries()) {
      const at = start + (HISTOGRAMS[axis]?.start ?? 0) + Math.floor(step);
      bytes.set([255 * (1 - (step % 1)), 255 * (step % 1)], at);
    }
    bytes.set(detail, start + DETAIL_ACROSS);
  }
  const timesUs = Float64Array.from(frames, (_, index) => timeUs(index));
  return measureFrames({ count: frames.length, bytes, timesUs });
};

/** All frames in a row, without a flash between them; so many a second. */
export const sequenceOf = (frames: MeasuredFrames, rate = 25): Sequence => {
  const kept = Int32Array.from({ length: frames.count }, (_, index) => index);
  const steps = Float32Array.from(kept, (frame) =>
    frame === 0 ? 0 : frameDifference(frames, frame - 1, frame),
  );
  let sum = 0;
  return { frames, kept, steps, moved: Float64Array.from(steps, (step) => (sum += step)), rate };
};

export const GRID = { columns: GRID_COLUMNS, rows: GRID_ROWS, cells: GRID_CELLS } as const;
