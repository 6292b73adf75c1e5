import { frameNumber } from '../../timecode';
import type { Bar } from '../timelineBars';

/** The selected part of a video, in seconds; null where no point is set. */
export type Part = { readonly in: number | null; readonly out: number | null };

export const WHOLE_VIDEO: Part = { in: null, out: null };

export const isWhole = (part: Part): boolean => part.in === null && part.out === null;

/** Sets the in point. An out point that is not after it is cleared, as in video editors. */
export const withIn = ({ out }: Part, seconds: number): Part => ({
  in: seconds,
  out: out !== null && out <= seconds ? null : out,
});

/** Sets the out point, which is exclusive. */
export const withOut = (part: Part, seconds: number): Part => ({
  in: part.in !== null && part.in >= seconds ? null : part.in,
  out: seconds,
});

/** The bounds of the part in a video of this length. */
export const boundsOf = (
  part: Part,
  durationSeconds: number,
): { readonly from: number; readonly to: number } => ({
  from: Math.min(part.in ?? 0, durationSeconds),
  to: Math.min(part.out ?? durationSeconds, durationSeconds),
});

/**
 * The bars within the part, cut at its ends. A bar without a whole frame left is omitted, as when the out point is
 * within the first frame of a shot.
 */
export const barsWithin = (
  bars: readonly Bar[],
  part: Part,
  /** Frames per second; null if unknown, then any remainder counts. */
  frameRate: number | null,
): readonly Bar[] => {
  if (isWhole(part)) return bars;
  const { from, to } = boundsOf(part, Infinity);
  const hasFrame = (bar: Bar): boolean =>
    frameRate === null || frameNumber(bar.to, frameRate) > frameNumber(bar.from, frameRate);
  return bars
    .filter((bar) => bar.to > from && bar.from < to)
    .flatMap((bar) => {
      if (bar.from >= from && bar.to <= to) return [bar];
      const cut = { index: bar.index, from: Math.max(bar.from, from), to: Math.min(bar.to, to) };
      return hasFrame(cut) ? [cut] : [];
    });
};
