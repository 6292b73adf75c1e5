import { frameDifference, type MeasuredFrames } from './differences';

/** Less than this between two frames interrupts nothing. */
const LEAST_JUMP = 6;
/** A jump stands out by this much of the steps before it: shaking and flicker come back too, and interrupt nothing. */
const OVER_STEPS = 2.5;
const CALM_FRAMES = 4;
/** Strobes follow one another without a calm frame between them, and jump higher than flicker does. */
const STROBE_JUMP = 25;

/** The picture is back when no more is left of the jump than this; in movement, than moves beside it in as much time. */
const RETURNED = 0.3;
/** Where nothing moves no more is left either: else the flash hides a cut. */
const LEAST_LEFT = 8;
const MOVED_ON = 0.75;
const MOVEMENT_GROWS = 1.6;

/** A flash is as long as three frames or an eighth of a second, whichever is longer, ... */
const MOST_FRAMES = 3;
const MOST_US = 125_000;
/** ... and three tenths of a second where nothing is to be seen: the dark time of a strobe. */
const MOST_BLANK_US = 300_000;
/** Less contrast than this among the cells is nothing to be seen. */
const BLANK = 3;

/** What moves from one frame to another: of a cut between them, which is one step of many, nothing counts. */
const movementBetween = (frames: MeasuredFrames, first: number, second: number): number => {
  const whole = frameDifference(frames, first, second);
  const count = second - first;
  if (count < 2) return whole;
  let [sum, most] = [0, 0];
  for (let frame = first + 1; frame <= second; frame += 1) {
    const step = frameDifference(frames, frame - 1, frame);
    sum += step;
    most = Math.max(most, step);
  }
  return Math.min(whole, ((sum - most) * count) / (count - 1));
};

/**
 * What moves in as much time as lies between two frames, before or after them, whichever is less: a cut beside them is no
 * movement. At the ends of a video only one of both is to be seen.
 */
const movementBeside = (frames: MeasuredFrames, first: number, second: number): number => {
  const { timesUs, count } = frames;
  const lag = timesUs[second]! - timesUs[first]!;
  let earlier = first;
  while (earlier > 0 && timesUs[first]! - timesUs[earlier]! < lag) earlier -= 1;
  let later = second;
  while (later < count - 1 && timesUs[later]! - timesUs[second]! < lag) later += 1;
  const before = movementBetween(frames, earlier, first);
  const after = movementBetween(frames, second, later);
  if (earlier === 0) return after;
  return later === count - 1 ? before : Math.min(before, after);
};

/** Where the picture is back again that the jump from `before` to `frame` interrupts; 0 where it is not. */
const returnOf = (frames: MeasuredFrames, before: number, frame: number): number => {
  const { count, timesUs, contrasts } = frames;
  let peak = frameDifference(frames, before, frame);
  const start = timesUs[frame]!;
  for (let after = frame + 1; after < count; after += 1) {
    const most = contrasts[after - 1]! < BLANK ? MOST_BLANK_US : MOST_US;
    if (after - frame > MOST_FRAMES && timesUs[after]! - start > most) return 0;
    const left = frameDifference(frames, before, after);
    if (left <= peak * MOVED_ON) {
      const moves = MOVEMENT_GROWS * movementBeside(frames, before, after);
      if (left <= Math.max(moves, Math.min(peak * RETURNED, LEAST_LEFT + moves))) return after;
    }
    if (left > peak) peak = left;
  }
  return 0;
};

/** Frames that follow one another without flashes, and by how much each differs from the one before; 0 for the first. */
export type Steady = { readonly kept: Int32Array; readonly steps: Float32Array };

/**
 * Leaves the flashes and strobes of a video out: what interrupts a picture that is back at once is no shot, and says
 * nothing about cuts either.
 */
export const withoutFlashes = (frames: MeasuredFrames): Steady => {
  const { contrasts } = frames;
  const kept = new Int32Array(frames.count);
  const steps = new Float32Array(frames.count);
  /** The last frame that came back out of a flash: before it nothing says how calm it is. */
  let returned = 0;
  /** The last frame that came out of nothing to be seen: that step says nothing about how calm it is. */
  let lit = -1;
  let length = Math.min(1, frames.count);
  const isCalm = (jump: number): boolean => {
    for (let place = Math.max(returned + 1, length - CALM_FRAMES); place < length; place += 1) {
      if (jump < steps[place]! * OVER_STEPS) return false;
    }
    return true;
  };
  for (let frame = 1; frame < frames.count; frame += 1) {
    const before = kept[length - 1]!;
    let step = frameDifference(frames, before, frame);
    const lastStep = lit === length - 1 ? 0 : steps[length - 1]!;
    const isStrobe = step >= STROBE_JUMP && step >= lastStep * OVER_STEPS;
    // Between the dark times of a strobe the picture is what is interrupted.
    const isLight = contrasts[before]! < BLANK && contrasts[frame]! >= BLANK;
    const interrupts = !isLight && (isStrobe || (step >= LEAST_JUMP && isCalm(step)));
    const back = interrupts ? returnOf(frames, before, frame) : 0;
    if (back > 0) {
      frame = back;
      step = frameDifference(frames, before, frame);
      returned = length;
    }
    if (isLight) lit = length;
    kept[length] = frame;
    steps[length] = step;
    length += 1;
  }
  return { kept: kept.subarray(0, length), steps: steps.subarray(0, length) };
};
