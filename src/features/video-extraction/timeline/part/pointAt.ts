import type { Bar } from '../timelineBars';
import type { PointKind } from './placePoint';

/** Players tell their time in whole microseconds, and files the beginnings of frames in milliseconds. */
const ROUNDING_SECONDS = 0.002;

/**
 * Where a point is set, in seconds: where the player is. The one exception is a shot that was chosen as a whole, by its card
 * or by the keys of the strip, which send the player to its beginning: as long as the player rests there, the in point is
 * its beginning and the out point its end. Once the player has moved, or where a click in the strip has sent it amid the
 * shot, the player alone counts. Frames at intervals are chosen as wholes by a click, too.
 */
export const pointAt = (kind: PointKind, playerSeconds: number, chosen: Bar | null): number => {
  if (!chosen || Math.abs(playerSeconds - chosen.from) > ROUNDING_SECONDS) return playerSeconds;
  return kind === 'in' ? chosen.from : chosen.to;
};
