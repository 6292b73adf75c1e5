import type { ShotsState } from '../../common/api';
import type { FrameTaker } from '../capture/frameTaker';
import type { CollectedShot } from './shotCollector';

/** An earlier run may have found the start of its last shot one frame off. */
const SAME_SECONDS = 0.05;

/** Captures each shot at the time at which it begins; in a resumed run, only those after the last captured one. */
export const captureShots = (
  taker: Pick<FrameTaker, 'capture'>,
  shots: readonly CollectedShot[],
  afterSeconds: number | null,
  /** The state of scene detection after the last of them. */
  state?: ShotsState | null,
): void => {
  shots.forEach(({ pixels, startSeconds, ...shot }, index) => {
    if (afterSeconds !== null && startSeconds <= afterSeconds + SAME_SECONDS) return;
    const isLast = index === shots.length - 1;
    taker.capture(pixels, startSeconds, shot, isLast ? (state ?? undefined) : undefined);
  });
};
