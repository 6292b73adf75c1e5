import type { MergedShot, Placement } from '../../../state/video/placement';
import type { Bar } from '../timeline/timelineBars';

/** Times are rounded to microseconds. */
const ROUNDING_SECONDS = 0.0001;

/** What is missing between two merged shots: the user removed it, or it is damaged. */
type Missing = {
  readonly from: number;
  readonly to: number;
  /** Of the shot after it: null if it was removed. */
  readonly entry: 'start' | null;
};

export const missingBetween = (shots: readonly MergedShot[]): readonly Missing[] =>
  shots.slice(1).flatMap(({ startSeconds: to, entry }, i) => {
    // Others begin with a transition, which is part of the video.
    if (entry !== null && entry !== 'start') return [];
    const from = shots[i]?.endSeconds ?? to;
    return to - from > ROUNDING_SECONDS ? [{ from, to, entry }] : [];
  });

/** What the bar of a placement covers: several pieces if something is missing between merged shots. */
export const piecesOf = (placement: Pick<Placement, 'merged'> | undefined, bar: Bar): readonly Bar[] => {
  const { index, from, to } = bar;
  const missing = missingBetween(placement?.merged ?? []);
  if (missing.length === 0) return [bar];
  const starts = [from, ...missing.map((hole) => hole.to)];
  const ends = [...missing.map((hole) => hole.from), to];
  return starts
    .map((start, i) => ({ index, from: Math.max(start, from), to: Math.min(ends[i] ?? to, to) }))
    .filter((piece) => piece.to > piece.from);
};
