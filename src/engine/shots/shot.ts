import type { MeasuredFrames } from './differences';
import type { Steady } from './flashes';

/** How a shot comes in. A dissolve mixes two pictures, a fade goes through an empty one, a wipe moves an edge over them. */
export const SHOT_ENTRIES = ['start', 'cut', 'dissolve', 'fade', 'wipe'] as const;
export type ShotEntry = (typeof SHOT_ENTRIES)[number];

export type Shot = {
  /** Frames of the shot's own pictures, both included; those of transitions belong to neither shot. */
  readonly firstFrame: number;
  readonly lastFrame: number;
  /** When the first is shown, and when what comes after the last is. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly entry: ShotEntry;
  /** The frames of the transition that the shot comes in by, both included; null where there is none. */
  readonly transition: { readonly firstFrame: number; readonly lastFrame: number } | null;
  /** The frame that stands for the shot, and when it is shown. */
  readonly typicalFrame: number;
  readonly typicalSeconds: number;
};

/**
 * A video while its shots are looked for: what lies between flashes. Places are indices of `kept`, so neighbors are
 * frames that follow one another, flashes left out.
 */
export type Sequence = Steady & {
  readonly frames: MeasuredFrames;
  /** Sums of the steps up to each place. */
  readonly moved: Float64Array;
  /** Places in a second, by the median distance of frames. */
  readonly rate: number;
};

/** A stretch of a sequence, both ends included. */
export type Stretch = { readonly first: number; readonly last: number };

/** What parts two shots: the last place of the one's own and the first place of the other's. */
export type Change = {
  readonly kind: Exclude<ShotEntry, 'start'>;
  readonly before: number;
  readonly after: number;
};

/** The stretches that changes leave of one, in order. */
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
