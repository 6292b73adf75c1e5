import type { MeasuredFrames } from './differences';
import type { Steady } from './flashes';

/** How a shot begins: a dissolve mixes two pictures, a fade passes through a blank, a wipe moves an edge. */
export const SHOT_ENTRIES = ['start', 'cut', 'dissolve', 'fade', 'wipe'] as const;
export type ShotEntry = (typeof SHOT_ENTRIES)[number];

export type Shot = {
  /** First and last frame of the shot alone; frames of transitions belong to neither shot. */
  readonly firstFrame: number;
  readonly lastFrame: number;
  /** Presentation times of the first frame and of the frame after the last. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly entry: ShotEntry;
  /** First and last frame of the transition into the shot; null if there is none, as at a cut. */
  readonly transition: { readonly firstFrame: number; readonly lastFrame: number } | null;
  /** The frame that represents the shot, and its presentation time. */
  readonly typicalFrame: number;
  readonly typicalSeconds: number;
};

/**
 * A video without its flashes, as the search for shots sees it. Places are indexes into `kept`, so adjacent places are
 * successive frames with flashes left out.
 */
export type Sequence = Steady & {
  readonly frames: MeasuredFrames;
  /** Cumulative sums of `steps`. */
  readonly moved: Float64Array;
  /** Places per second, by the median frame duration. */
  readonly rate: number;
};

/** A range of places, both ends included. */
export type Stretch = { readonly first: number; readonly last: number };

/** The boundary of two shots: the last place of the first, and the first place of the second. */
export type Change = {
  readonly kind: Exclude<ShotEntry, 'start'>;
  readonly before: number;
  readonly after: number;
};

/** The ranges between changes, in order. */
export const stretchesBetween = (
  { first, last }: Stretch,
  changes: readonly Pick<Change, 'before' | 'after'>[],
): Stretch[] => {
  const stretches: Stretch[] = [];
  let start = first;
  for (const { before, after } of changes) {
    stretches.push({ first: start, last: before });
    start = after;
  }
  stretches.push({ first: start, last });
  return stretches;
};

/** The same shots, the last of them until that time at least: the last frame of a video may be held. */
export const lastingUntil = <Timed extends Pick<Shot, 'endSeconds'>>(
  shots: readonly Timed[],
  endSeconds: number,
): readonly Timed[] => {
  const last = shots.at(-1);
  return last && endSeconds > last.endSeconds ? [...shots.slice(0, -1), { ...last, endSeconds }] : shots;
};
