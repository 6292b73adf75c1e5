import { measureFrames } from './differences';
import { findFades } from './fades';
import { fillBars } from './fillBars';
import { withoutFlashes } from './flashes';
import { type FrameSignatures, joinFrames } from './frameSignatures';
import { createCutFinder } from './hardCuts';
import { memoByStretch } from './memo';
import { createMixFinder } from './mixes';
import { type Change, type Sequence, type Shot, type Stretch, stretchesBetween } from './shot';
import { typicalFrameOf } from './typicalFrame';

export type ShotOptions = {
  /** 0 finds the plainest changes only and 1 the faintest too; 0.5 is for videos in general. */
  readonly sensitivity: number;
};

const SECOND_US = 1e6;

/** Median time from frame to frame, in seconds: of a variable rate, the one that most frames keep. */
const frameSeconds = (timesUs: Float64Array): number => {
  if (timesUs.length < 2) return 1;
  const steps = timesUs.subarray(1).map((time, index) => time - timesUs[index]!);
  return Math.max(1e-3, steps.toSorted()[steps.length >> 1]! / SECOND_US);
};

const inOrder = (changes: readonly Change[]): Change[] =>
  changes.toSorted((one, other) => one.before - other.before);

/** The sums of numbers up to each of them. */
const sumsOf = (steps: Float32Array): Float64Array => {
  let sum = 0;
  return Float64Array.from(steps, (step) => (sum += step));
};

/** A video of which the shots are looked for; what does not depend on the sensitivity is found once. */
export type PreparedShots = {
  readonly sequence: Sequence;
  /** What parts the shots, in order. `ease` is the factor of the thresholds: fewer above 1, more below. */
  readonly changesAt: (ease: number) => readonly Change[];
  /** The frame that stands for a stretch. */
  readonly typicalOf: (stretch: Stretch) => number;
};

export const prepareShots = (signatures: FrameSignatures): PreparedShots => {
  const joined = joinFrames(signatures);
  fillBars(joined);
  const frames = measureFrames(joined);
  const steady = withoutFlashes(frames);
  const { kept } = steady;
  const sequence = {
    ...steady,
    frames,
    moved: sumsOf(steady.steps),
    rate: 1 / frameSeconds(frames.timesUs),
  };
  const whole = { first: 0, last: kept.length - 1 };
  const findCuts = createCutFinder(sequence);
  const fadesIn = memoByStretch((stretch) => findFades(sequence, stretch));
  const mixFinderIn = memoByStretch((stretch) => createMixFinder(sequence, stretch));
  return {
    sequence,
    changesAt: (ease) => {
      const cuts = findCuts(ease);
      const fades = stretchesBetween(whole, cuts).flatMap(fadesIn);
      const plain = inOrder([...cuts, ...fades]);
      const mixes = stretchesBetween(whole, plain).flatMap((stretch) => mixFinderIn(stretch)(ease));
      return inOrder([...plain, ...mixes]);
    },
    typicalOf: memoByStretch(({ first, last }) => typicalFrameOf(frames, kept.subarray(first, last + 1))),
  };
};

/**
 * The shots of a video, in order. Flashes, strobes, pans, zooms, shaking, things that move and light that changes begin
 * none. Pure and repeatable; two hours take some tenths of a second.
 */
export const findShots = (signatures: FrameSignatures, options: ShotOptions): readonly Shot[] =>
  cutShots(prepareShots(signatures), options);

/** The same of a video that is cut more than once: each time as if it were the first, but in less time. */
export const cutShots = (
  { sequence: { frames, kept, rate }, changesAt, typicalOf }: PreparedShots,
  { sensitivity }: ShotOptions,
): readonly Shot[] => {
  if (frames.count === 0) return [];
  const changes = changesAt(4 ** (0.5 - sensitivity));
  const whole = { first: 0, last: kept.length - 1 };
  return stretchesBetween(whole, changes).map((stretch, index) => {
    const change = changes[index - 1];
    const next = changes[index];
    const firstFrame = kept[stretch.first]!;
    // Flashes at the end of a shot belong to it.
    const lastFrame = next ? endOf(kept, next) : frames.count - 1;
    const isMixed = change && change.after - change.before > 1;
    const typicalFrame = typicalOf(stretch);
    const after = frames.timesUs[lastFrame + 1] ?? frames.timesUs[lastFrame]! + SECOND_US / rate;
    return {
      firstFrame,
      lastFrame,
      startSeconds: frames.timesUs[firstFrame]! / SECOND_US,
      endSeconds: after / SECOND_US,
      entry: change?.kind ?? 'start',
      transition: isMixed ? { firstFrame: endOf(kept, change) + 1, lastFrame: firstFrame - 1 } : null,
      typicalFrame,
      typicalSeconds: frames.timesUs[typicalFrame]! / SECOND_US,
    };
  });
};

/** The last frame before a change: of a cut that follows a flash, the flash belongs to what it interrupted. */
const endOf = (kept: Int32Array, { before, after }: Change): number =>
  after - before === 1 ? kept[after]! - 1 : kept[before]!;
