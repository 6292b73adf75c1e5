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
  /** 0 finds only the clearest changes, 1 even the faintest; 0.5 suits most videos. */
  readonly sensitivity: number;
};

const SECOND_US = 1e6;

/** Median frame duration in seconds; with a variable rate, the usual one. */
const frameSeconds = (timesUs: Float64Array): number => {
  if (timesUs.length < 2) return 1;
  const steps = timesUs.subarray(1).map((time, index) => time - timesUs[index]!);
  return Math.max(1e-3, steps.toSorted()[steps.length >> 1]! / SECOND_US);
};

const inOrder = (changes: readonly Change[]): Change[] =>
  changes.toSorted((one, other) => one.before - other.before);

/** Cumulative sums. */
const sumsOf = (steps: Float32Array): Float64Array => {
  let sum = 0;
  return Float64Array.from(steps, (step) => (sum += step));
};

/** A video prepared for finding its shots: what does not depend on the sensitivity is computed once. */
export type PreparedShots = {
  readonly sequence: Sequence;
  /** The boundaries of shots, in order. `strictness` is a factor of the thresholds: above 1 there are fewer. */
  readonly changesAt: (strictness: number) => readonly Change[];
  /** The frame that represents a stretch. */
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
    changesAt: (strictness) => {
      const cuts = findCuts(strictness);
      const fades = stretchesBetween(whole, cuts).flatMap(fadesIn);
      const plain = inOrder([...cuts, ...fades]);
      const mixes = stretchesBetween(whole, plain).flatMap((stretch) => mixFinderIn(stretch)(strictness));
      return inOrder([...plain, ...mixes]);
    },
    typicalOf: memoByStretch(({ first, last }) => typicalFrameOf(frames, kept.subarray(first, last + 1))),
  };
};

/**
 * The shots of a video, in order. Flashes, strobes, pans, zooms, shaking, moving objects and changes of light do not
 * begin a shot. Pure and repeatable; two hours of video take some tenths of a second.
 */
export const findShots = (signatures: FrameSignatures, options: ShotOptions): readonly Shot[] =>
  cutShots(prepareShots(signatures), options);

/** `findShots` for a prepared video, for trying several sensitivities: the same results in less time. */
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
    const isMixed = change && change.kind !== 'cut' && change.after - change.before > 1;
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

/**
 * The last frame before a change. At a cut there is none between the shots: a flash belongs to the shot it interrupted,
 * as do frames that are blended of both.
 */
const endOf = (kept: Int32Array, { kind, before, after }: Change): number =>
  kind === 'cut' || after - before === 1 ? kept[after]! - 1 : kept[before]!;
