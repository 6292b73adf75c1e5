import type { ShotEntry } from '../../engine/shots/shot';

/** A part of a video that one picture stands for, in media time. */
export type ShotPart = Pick<Placement, 'startSeconds' | 'endSeconds' | 'typicalSeconds'>;

/** A place in what is shown of a video: a captured frame, and what part of the video it stands for. */
export type Placement = {
  /** The captured frame, by the order of capture. */
  readonly row: number;
  /** Media time at which the part begins, in seconds. */
  readonly startSeconds: number;
  /** Where it ends; null where it lasts as long as the interval, or until the next one. */
  readonly endSeconds: number | null;
  /** How the shot comes in; null where that is not known. */
  readonly entry: ShotEntry | null;
  /** The frame that is looked for where the part has no picture of its own. */
  readonly typicalSeconds: number;
  /** The shots that a person has made one, in the order of time: its colors are those of all of them. */
  readonly merged?: readonly MergedShot[];
  /** What was before it has been removed by a person: the time between them is no transition. */
  readonly isAfterRemoved?: true;
};

/** One of several shots that a person has made one. */
export type MergedShot = ShotPart & {
  /** How it came in; null after what was removed, left out where it was not kept. */
  readonly entry?: ShotEntry | null;
};

/** Whether a picture taken at a time is one of that part. Without an end nothing tells otherwise. */
export const isOwnPicture = (
  { startSeconds, endSeconds }: Pick<Placement, 'startSeconds' | 'endSeconds'>,
  pictureSeconds: number,
): boolean => endSeconds === null || (pictureSeconds >= startSeconds && pictureSeconds < endSeconds);
