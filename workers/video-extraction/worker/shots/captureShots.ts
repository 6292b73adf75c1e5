import type { ShotsState } from '../../common/api';
import type { FrameTaker } from '../capture/frameTaker';
import type { CollectedShot } from './shotCollector';

/** An earlier run may have found the beginning of its last shot a frame beside this one. */
const SAME_SECONDS = 0.05;

/** Each at the time at which it begins; of a run that goes on, those behind the one captured last. */
export const captureShots = (
  taker: Pick<FrameTaker, 'capture'>,
  shots: readonly CollectedShot[],
  afterSeconds: number | null,
  /** How the search stands behind the last of them. */
  state?: ShotsState | null,
): void => {
  shots.forEach(({ pixels, startSeconds, ...shot }, index) => {
    if (afterSeconds !== null && startSeconds <= afterSeconds + SAME_SECONDS) return;
    const isLast = index === shots.length - 1;
    taker.capture(pixels, startSeconds, shot, isLast ? (state ?? undefined) : undefined);
  });
};
