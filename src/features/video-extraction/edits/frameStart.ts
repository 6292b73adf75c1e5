import type { FrameSignatures } from '../../../engine/shots/frameSignatures';

const SECOND_US = 1e6;
/** Players report their time in whole microseconds, rounded down. */
const ROUNDING_US = 2;

/** The start, in seconds, of the frame shown at a time of a video; null before the first. */
export const frameStart = ({ count, timesUs }: FrameSignatures, seconds: number): number | null => {
  const wantedUs = seconds * SECOND_US + ROUNDING_US;
  const blockLength = timesUs[0]?.length ?? 0;
  const timeAt = (frame: number): number =>
    timesUs[Math.floor(frame / blockLength)]?.[frame % blockLength] ?? Infinity;
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeAt(middle) <= wantedUs) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : timeAt(low - 1) / SECOND_US;
};
