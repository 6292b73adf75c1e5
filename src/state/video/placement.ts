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

const isBefore = ({ startSeconds }: ShotPart, seconds: number): boolean =>
  startSeconds < seconds - SAME_SECONDS;

/** A part that ends at a time, or before it as it did. */
const endedAt = <Part extends ShotPart>(part: Part, seconds: number): Part => {
  const { startSeconds, endSeconds, typicalSeconds } = part;
  if (endSeconds === null || endSeconds <= seconds) return part;
  const isTypical = typicalSeconds < seconds;
  return {
    ...part,
    endSeconds: seconds,
    typicalSeconds: isTypical ? typicalSeconds : (startSeconds + seconds) / 2,
  };
};

const placedUntil = ({ merged, ...own }: Placement, seconds: number): Placement => {
  const ended = endedAt(own, seconds);
  const parts = merged?.filter((part) => isBefore(part, seconds)).map((part) => endedAt(part, seconds)) ?? [];
  return parts.length > 1 ? { ...ended, merged: parts } : ended;
};

/**
 * Appends the frame that a run captured next. Its shot replaces what a cut of the frames read so far had found from its
 * start on.
 */
export const withNext = (order: readonly Placement[], next: Placement): readonly Placement[] => {
  if (next.endSeconds === null) return [...order, next];
  const { startSeconds } = next;
  const before = order.filter((placement) => isBefore(placement, startSeconds));
  return [...before.map((placement) => placedUntil(placement, startSeconds)), next];
};
