import { measureFrames } from './differences';
import { findFades } from './fades';
import { withoutFlashes } from './flashes';
import { type FrameSignatures, joinFrames } from './frameSignatures';
import { findHardCuts } from './hardCuts';
import { findMixes } from './mixes';
import { type Change, type Sequence, type Shot, stretchesBetween } from './shot';
import { typicalFrameOf } from './typicalFrame';

export type ShotOptions = {
  /** 0 finds the plainest changes only and 1 the faintest too; 0.5 is for films in general. */
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

const findChanges = (sequence: Sequence, ease: number): Change[] => {
  const whole = { first: 0, last: sequence.kept.length - 1 };
  const cuts = findHardCuts(sequence, ease);
  const fades = stretchesBetween(whole, cuts).flatMap((stretch) => findFades(sequence, stretch));
  const plain = inOrder([...cuts, ...fades]);
  const mixes = stretchesBetween(whole, plain).flatMap((stretch) => findMixes(sequence, stretch, ease));
  return inOrder([...plain, ...mixes]);
};

/** What is known of a film whatever the sensitivity: a third of the work. */
export const prepareShots = (signatures: FrameSignatures): Sequence => {
  const frames = measureFrames(joinFrames(signatures));
  return { ...withoutFlashes(frames), frames, rate: 1 / frameSeconds(frames.timesUs) };
};

/**
 * The shots of a film, in order. Flashes, strobes, pans, zooms, shaking, things that move and light that changes begin
 * none. Pure and repeatable; two hours take some tenths of a second.
 */
export const findShots = (signatures: FrameSignatures, options: ShotOptions): readonly Shot[] =>
  cutShots(prepareShots(signatures), options);

/** The same of a film that is cut more than once. */
export const cutShots = (sequence: Sequence, { sensitivity }: ShotOptions): readonly Shot[] => {
  const { frames, kept, rate } = sequence;
  if (frames.count === 0) return [];
  const changes = findChanges(sequence, 4 ** (0.5 - sensitivity));
  const whole = { first: 0, last: kept.length - 1 };
  return stretchesBetween(whole, changes).map(({ first, last }, index) => {
    const change = changes[index - 1];
    const next = changes[index];
    const firstFrame = kept[first]!;
    // Flashes at the end of a shot belong to it.
    const lastFrame = next ? endOf(kept, next) : frames.count - 1;
    const isMixed = change && change.after - change.before > 1;
    const typicalFrame = typicalFrameOf(frames, kept.subarray(first, last + 1));
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
