import { frameNumber } from '../../timecode';
import type { Bar } from '../timelineBars';
import { frameSeconds, type Film, type PointKind } from './placePoint';

/** Players report their time in whole microseconds, and files have frame times in milliseconds. */
const ROUNDING_SECONDS = 0.002;

/**
 * Where a point is set, in seconds: at the start of the frame that the player shows, so that seconds and time codes of
 * a part agree; without a frame rate at the player's time. The exception is a shot selected as a whole, by its card or
 * by the keys of the strip, which seek the player to its start: while the player stays there, the in point is the
 * shot's start and the out point its end. Once the player has moved, or a click in the strip has sought into the shot,
 * only the player counts. Clicking a frame at an interval also selects it as a whole.
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
  // At its end the player shows the last frame, where a part can begin.
  const last = kind === 'in' ? durationSeconds - frameSeconds(frameRate) : durationSeconds;
  const seconds = Math.max(0, Math.min(playerSeconds, last));
  return frameRate === null ? seconds : frameNumber(seconds, frameRate) / frameRate;
};
