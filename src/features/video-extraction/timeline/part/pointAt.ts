import { frameNumber } from '../../timecode';
import type { Bar } from '../timelineBars';
import { frameSeconds, type Film, type PointKind } from './placePoint';

/** Players tell their time in whole microseconds, and files the beginnings of frames in milliseconds. */
const ROUNDING_SECONDS = 0.002;

/**
 * Where a point is set, in seconds: at the beginning of the frame that the player shows, so that seconds and time codes of
 * a part agree; where it is itself without a rate. The one exception is a shot that was chosen as a whole, by its card
 * or by the keys of the strip, which send the player to its beginning: as long as the player rests there, the in point is
 * its beginning and the out point its end. Once the player has moved, or where a click in the strip has sent it amid the
 * shot, the player alone counts. Frames at intervals are chosen as wholes by a click, too.
 */
export const pointAt = (
  kind: PointKind,
  playerSeconds: number,
  chosen: Bar | null,
  { durationSeconds, frameRate }: Film,
): number => {
  const isAtShot = chosen !== null && Math.abs(playerSeconds - chosen.from) <= ROUNDING_SECONDS;
  if (isAtShot) return kind === 'in' ? chosen.from : chosen.to;
  if (kind === 'out' && playerSeconds >= durationSeconds) return durationSeconds;
  // At its end the player shows the last frame, with which a part can begin.
  const last = kind === 'in' ? durationSeconds - frameSeconds(frameRate) : durationSeconds;
  const seconds = Math.max(0, Math.min(playerSeconds, last));
  return frameRate === null ? seconds : frameNumber(seconds, frameRate) / frameRate;
};
