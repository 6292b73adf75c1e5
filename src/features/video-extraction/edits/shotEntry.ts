import type { ShotEntry } from '../../../engine/shots/shot';
import type { Placement } from '../../../state/video/placement';
import { shotsOf } from './placements';

/** Times are rounded to microseconds. */
const ROUNDING_SECONDS = 0.0001;

/**
 * How what is shown of a placement begins at a time: as the shot that begins then, or as a start within one. Null for a
 * frame at an interval, and after a removed shot.
 */
export const entryAt = (placement: Placement | undefined, seconds: number): ShotEntry | null => {
  if (!placement || placement.endSeconds === null) return null;
  const begins = ({ startSeconds }: { readonly startSeconds: number }): boolean =>
    Math.abs(startSeconds - seconds) < ROUNDING_SECONDS;
  const shot = shotsOf(placement).find(begins);
  return shot ? (shot.entry ?? null) : 'start';
};
