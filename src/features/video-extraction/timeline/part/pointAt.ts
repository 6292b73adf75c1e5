import type { Bar } from '../timelineBars';
import type { PointKind } from './placePoint';

/** Players tell their time in whole microseconds, and files the beginnings of frames in milliseconds. */
const ROUNDING_SECONDS = 0.002;

/**
 * Where a point is set, in seconds: where the player is. The one exception is a shot that was chosen, on the strip or by its
 * card, which sends the player to its beginning: as long as the player rests there, the shot is meant as a whole, and the
 * in point is its beginning and the out point its end. Once the player has moved, the player alone counts.
 */
export const pointAt = (kind: PointKind, playerSeconds: number, chosen: Bar | null): number => {
  if (!chosen || Math.abs(playerSeconds - chosen.from) > ROUNDING_SECONDS) return playerSeconds;
  return kind === 'in' ? chosen.from : chosen.to;
};
