import { frameDifference, type MeasuredFrames } from './differences';

/** Minimum difference between two frames of a flash. */
const LEAST_JUMP = 6;
/** Minimum ratio of a jump to the steps before it: shaking and flicker return to the picture, too, but are no flash. */
const OVER_STEPS = 2.5;
const CALM_FRAMES = 4;
/** Minimum jump of a strobe, which is higher than flicker, as strobes have no calm frames in between. */
const STROBE_JUMP = 25;

/** The picture has returned if at most this part of the jump is left, or as much as movement explains. */
const RETURNED = 0.3;
/** Maximum remaining difference without movement: more means that the flash hides a cut. */
const LEAST_LEFT = 8;
const MOVED_ON = 0.75;
const MOVEMENT_GROWS = 1.6;

/** Maximum length of a flash: three frames or an eighth of a second, whichever is longer … */
const MOST_FRAMES = 3;
const MOST_US = 125_000;
/** … and three tenths of a second while the frame is blank: the dark phase of a strobe. */
const MOST_BLANK_US = 300_000;
/** A frame with less contrast is blank. */
const BLANK = 3;

/** Movement between two frames, without the largest step, which may be a cut. */
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
 * Movement before or after two frames, over as much time as lies between them: the lesser of both, in case of a cut on
 * one side, or the only one at the ends of a video.
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

/** The frame at which the picture returns that the jump from `before` to `frame` interrupts; 0 if it does not. */
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

/** Successive frames without flashes, and the difference of each from the previous one; 0 for the first. */
export type Steady = { readonly kept: Int32Array; readonly steps: Float32Array };

/**
 * Leaves out flashes and strobes: what interrupts a picture that returns at once is no shot, and would disturb the
 * search for cuts.
 */
export const withoutFlashes = (frames: MeasuredFrames): Steady => {
  const { contrasts } = frames;
  const kept = new Int32Array(frames.count);
  const steps = new Float32Array(frames.count);
  /** Place of the last return from a flash; steps up to it do not tell how calm the video is. */
  let returned = 0;
  /** Place of the last frame after a blank one; its step does not tell how calm the video is. */
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
    // From blank to picture is no interruption: between the dark phases of a strobe, the picture is the shot.
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
