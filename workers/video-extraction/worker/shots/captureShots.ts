import type { FrameTaker } from '../capture/frameTaker';
import type { CollectedShot } from './shotCollector';

/** Each at the time at which it begins. */
export const captureShots = (taker: Pick<FrameTaker, 'capture'>, shots: readonly CollectedShot[]): void => {
  for (const { pixels, startSeconds } of shots) taker.capture(pixels, startSeconds);
};
