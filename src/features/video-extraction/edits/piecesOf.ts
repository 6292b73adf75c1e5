import type { Placement } from '../../../state/video/placement';
import type { Bar } from '../timeline/timelineBars';

/** Times are rounded to microseconds. */
const ROUNDING_SECONDS = 0.0001;

/** What the bar of a placement covers: several pieces where the user removed what was between merged shots. */
export const piecesOf = (placement: Pick<Placement, 'merged'> | undefined, bar: Bar): readonly Bar[] => {
  const { index, from, to } = bar;
  const shots = placement?.merged ?? [];
  const removed = shots.slice(1).flatMap(({ startSeconds, entry }, i) => {
    const endSeconds = shots[i]?.endSeconds ?? startSeconds;
    return entry === null && startSeconds - endSeconds > ROUNDING_SECONDS
      ? [{ from: endSeconds, to: startSeconds }]
      : [];
  });
  if (removed.length === 0) return [bar];
  const starts = [from, ...removed.map((hole) => hole.to)];
  const ends = [...removed.map((hole) => hole.from), to];
  return starts
    .map((start, i) => ({ index, from: Math.max(start, from), to: Math.min(ends[i] ?? to, to) }))
    .filter((piece) => piece.to > piece.from);
};
