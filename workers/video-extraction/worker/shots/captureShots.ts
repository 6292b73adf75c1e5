import type { FrameTaker } from '../capture/frameTaker';
import type { CollectedShot } from './shotCollector';

/** An earlier run may have found the beginning of its last shot a frame beside this one. */
const SAME_SECONDS = 0.05;

/** Each at the time at which it begins; of a run that goes on, those behind the one captured last. */
export const captureShots = (
  taker: Pick<FrameTaker, 'capture'>,
  shots: readonly CollectedShot[],
  afterSeconds: number | null,
): void => {
  for (const { pixels, startSeconds, ...shot } of shots)
    if (afterSeconds === null || startSeconds > afterSeconds + SAME_SECONDS)
      taker.capture(pixels, startSeconds, shot);
};
