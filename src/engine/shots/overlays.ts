import { GRID_CELLS, SIGNATURE_BYTES } from '../frameSignature';
import type { Frames } from './frameSignatures';

/** Cells that differ by no more stay: levels of luma, and part of the RMS difference, as a camera is never quite still. */
const ROUNDING = 1.5;
const MOST_MOVED = 1 / 8;
/** Minimum of 48 cells that stay, more than half: at a cut it is fewer by chance. */
const LEAST_CELLS = 25;
/** Minimum that change: where all stay, the color of the whole picture may have changed. */
const LEAST_COVERED = 4;
/**
 * Minimum range of any third of their lumas. Where a third of them are one tone they are no picture but the ground of a
 * slide or of a card, which the next one has as well.
 */
const LEAST_SPREAD = 2;

const lumas = new Uint8Array(GRID_CELLS);

/**
 * Whether most of a picture stays behind something that appears over it or disappears at once: subtitles in a box, a
 * picture in the picture, a window, bars. At a cut nothing stays.
 */
export const staysBehind = ({ bytes }: Frames, first: number, second: number): boolean => {
  const [from, to] = [first * SIGNATURE_BYTES, second * SIGNATURE_BYTES];
  let squares = 0;
  for (let cell = 0; cell < GRID_CELLS; cell += 1) squares += (bytes[to + cell]! - bytes[from + cell]!) ** 2;
  const most = Math.max(ROUNDING, Math.sqrt(squares / GRID_CELLS) * MOST_MOVED);
  let count = 0;
  for (let cell = 0; cell < GRID_CELLS; cell += 1) {
    if (Math.abs(bytes[to + cell]! - bytes[from + cell]!) > most) continue;
    lumas[count] = bytes[from + cell]!;
    count += 1;
  }
  if (count < LEAST_CELLS || GRID_CELLS - count < LEAST_COVERED) return false;
  const sorted = lumas.subarray(0, count).toSorted();
  const third = Math.floor(count / 3) - 1;
  return sorted.subarray(third).every((luma, index) => luma - sorted[index]! >= LEAST_SPREAD);
};
