import { frameNumber } from '../../timecode';
import type { Bar } from '../timelineBars';

/** Where the part begins and ends that an editor wants of a video, in its seconds; null where nothing is set. */
export type Part = { readonly in: number | null; readonly out: number | null };

export const WHOLE_VIDEO: Part = { in: null, out: null };

export const isWhole = (part: Part): boolean => part.in === null && part.out === null;

/** Sets where the part begins. An end that is not after it goes, as in editing programs. */
export const withIn = ({ out }: Part, seconds: number): Part => ({
  in: seconds,
  out: out !== null && out <= seconds ? null : out,
});

/** Sets where the part ends: the frame there is the first one that is not in it. */
export const withOut = (part: Part, seconds: number): Part => ({
  in: part.in !== null && part.in >= seconds ? null : part.in,
  out: seconds,
});

/** The part in a video of so many seconds. */
export const boundsOf = (
  part: Part,
  durationSeconds: number,
): { readonly from: number; readonly to: number } => ({
  from: Math.min(part.in ?? 0, durationSeconds),
  to: Math.min(part.out ?? durationSeconds, durationSeconds),
});

/**
 * What of the bars is in the part; a bar that reaches over its ends is cut there. One of which no frame is left is not in
 * it, as where the out point was set amid the first frame of a shot.
 */
export const barsWithin = (
  bars: readonly Bar[],
  part: Part,
  /** Frames a second; null where nobody knows, and whatever is between the points counts. */
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
