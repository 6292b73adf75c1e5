import type { MixScores } from './mixScores';
import type { Span } from './mixSpans';
import type { Sequence, Stretch } from './shot';

/** Minimum length of the shots on both sides, in frames: where a film or a shot begins in movement, nothing is mixed. */
const LEAST_SHOT = 3;
/** Maximum step from frame to frame, relative to the difference of the pictures: what appears at once is not mixed. */
const MOST_AT_ONCE = 0.8;
/** What passes close to the camera is gone after at most so many seconds … */
const RETURN_SECONDS = 1;
/** … and at most this part of the difference is left, as the camera may have moved. */
const MOST_LEFT = 0.4;

export const hasShotsBeside = ({ first, last }: Stretch, { before, after }: Span): boolean =>
  before - first + 1 >= LEAST_SHOT && last - after + 1 >= LEAST_SHOT;

/** Whether most of the change happens between two frames. */
export const isAtOnce = ({ steps }: Sequence, { before, after }: Span, difference: number): boolean =>
  steps.subarray(before + 1, after + 1).some((step) => step > difference * MOST_AT_ONCE);

/** Whether the picture returns after a span, or was there before it: something has covered it for a moment. */
export const returnsBeside = (
  { rate }: Sequence,
  { first, last }: Stretch,
  { differenceOf }: MixScores,
  { before, after }: Span,
): boolean => {
  const most = differenceOf(before, after) * MOST_LEFT;
  const reach = Math.round(RETURN_SECONDS * rate);
  for (let place = after + 1; place <= Math.min(last, after + reach); place += 1)
    if (differenceOf(before, place) <= most) return true;
  for (let place = before - 1; place >= Math.max(first, before - reach); place -= 1)
    if (differenceOf(place, after) <= most) return true;
  return false;
};
