import type { ShotEntry } from '../../engine/shots/shot';

/** A part of a video that is represented by one picture, in media time. */
export type ShotPart = Pick<Placement, 'startSeconds' | 'endSeconds' | 'typicalSeconds'>;

/** An item of the shown order: a captured frame, and the part of the video it represents. */
export type Placement = {
  /** The captured frame, in order of capture. */
  readonly row: number;
  /** Media time at which the part begins, in seconds. */
  readonly startSeconds: number;
  /** End of the part; null if it lasts for the interval, or until the next one. */
  readonly endSeconds: number | null;
  /** The transition into the shot; null if unknown. */
  readonly entry: ShotEntry | null;
  /** The time of the frame to capture if the part has no picture of its own. */
  readonly typicalSeconds: number;
  /** The shots that were merged by the user, in order of time; it has the colors of all of them. */
  readonly merged?: readonly MergedShot[];
  /** The user removed what preceded it: the gap before it is not a transition. */
  readonly isAfterRemoved?: true;
};

/** One of several shots merged by the user. */
export type MergedShot = ShotPart & {
  /** The transition into it; null after a removed part, undefined if it was not kept. */
  readonly entry?: ShotEntry | null;
};

/** Whether a picture taken at a time belongs to that part. Without an end, it is assumed to. */
export const isOwnPicture = (
  { startSeconds, endSeconds }: Pick<Placement, 'startSeconds' | 'endSeconds'>,
  pictureSeconds: number,
): boolean => endSeconds === null || (pictureSeconds >= startSeconds && pictureSeconds < endSeconds);

/** Two searches may find the start of the same shot one frame apart. */
const SAME_SECONDS = 0.05;

const shortened = <Part extends ShotPart>(part: Part, untilSeconds: number): Part => {
  const { startSeconds, endSeconds, typicalSeconds } = part;
  if (endSeconds === null || endSeconds <= untilSeconds) return part;
  const middle = (startSeconds + untilSeconds) / 2;
  return {
    ...part,
    endSeconds: untilSeconds,
    typicalSeconds: typicalSeconds < untilSeconds ? typicalSeconds : middle,
  };
};

/**
 * Appends the frame that a run captured next. Its shot replaces what a cut of the frames read so far had found from its
 * start on.
 */
export const withNext = (order: readonly Placement[], next: Placement): readonly Placement[] => {
  if (next.endSeconds === null) return [...order, next];
  const untilSeconds = next.startSeconds;
  const isBefore = ({ startSeconds }: ShotPart): boolean => startSeconds < untilSeconds - SAME_SECONDS;
  const before = order.filter(isBefore).map((placement): Placement => {
    const { merged, ...rest } = placement;
    if (rest.endSeconds === null || rest.endSeconds <= untilSeconds) return placement;
    const own = shortened(rest, untilSeconds);
    const parts = merged?.filter(isBefore).map((part) => shortened(part, untilSeconds)) ?? [];
    return parts.length > 1 ? { ...own, merged: parts } : own;
  });
  return [...before, next];
};
