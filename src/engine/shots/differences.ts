import { DETAIL_ACROSS, DETAIL_DOWN, GRID_CELLS, HISTOGRAMS, SIGNATURE_BYTES } from '../frameSignature';
import type { Frames } from './frameSignatures';

/** Frames with what every comparison asks for. */
export type MeasuredFrames = Frames & {
  /** Mean luma of each frame, 0–255. */
  readonly means: Float32Array;
  /** Deviation of the cells from it: what the picture has of light and dark places. */
  readonly contrasts: Float32Array;
  /** Squares of the detail across and down. */
  readonly details: Float32Array;
};

export const measureFrames = (frames: Frames): MeasuredFrames => {
  const { count, bytes } = frames;
  const means = new Float32Array(count);
  const contrasts = new Float32Array(count);
  const details = new Float32Array(count);
  for (let frame = 0, start = 0; frame < count; frame += 1, start += SIGNATURE_BYTES) {
    let sum = 0;
    let squares = 0;
    for (let at = start; at < start + GRID_CELLS; at += 1) {
      const luma = bytes[at]!;
      sum += luma;
      squares += luma * luma;
    }
    const mean = sum / GRID_CELLS;
    means[frame] = mean;
    contrasts[frame] = Math.sqrt(Math.max(0, squares / GRID_CELLS - mean * mean));
    details[frame] = bytes[start + DETAIL_ACROSS]! ** 2 + bytes[start + DETAIL_DOWN]! ** 2;
  }
  return { ...frames, means, contrasts, details };
};

/** Mean product of two frames' deviations from their means. */
const covarianceOf = ({ bytes, means }: MeasuredFrames, first: number, second: number): number => {
  let products = 0;
  const start = first * SIGNATURE_BYTES;
  for (let at = start, to = second * SIGNATURE_BYTES; at < start + GRID_CELLS; at += 1, to += 1) {
    products += bytes[at]! * bytes[to]!;
  }
  return products / GRID_CELLS - means[first]! * means[second]!;
};

/** How alike two frames are in where they are light and dark, −1 to 1, whatever the exposure; 0 where one is flat. */
export const correlationOf = (frames: MeasuredFrames, first: number, second: number): number => {
  const scale = frames.contrasts[first]! * frames.contrasts[second]!;
  return scale < 1 ? 0 : covarianceOf(frames, first, second) / scale;
};

const [, AXIS_A, AXIS_B] = HISTOGRAMS;
/**
 * A step of a histogram is so wide, in CIELAB. The outermost ones, of strong colors, are 20 wide and count for less: light
 * changes these most.
 */
const STEP_WIDTH = 8;
const OUTERMOST_WIDTH = 15;

/** How far colors have to be moved along a and b to turn one histogram into the other, on average, in CIELAB units. */
export const colorShiftOf = ({ bytes }: Frames, first: number, second: number): number => {
  let area = 0;
  for (const { start, steps } of [AXIS_A, AXIS_B]) {
    let sum = 0;
    let to = second * SIGNATURE_BYTES + start;
    let at = first * SIGNATURE_BYTES + start;
    for (let step = 1; step < steps; step += 1, at += 1, to += 1) {
      sum += bytes[at]! - bytes[to]!;
      area += Math.abs(sum) * (step === 1 || step === steps - 1 ? OUTERMOST_WIDTH : STEP_WIDTH);
    }
  }
  return area / 255;
};

/** A unit of CIELAB is about two levels of luma wide, and colors say less than where light and dark places are. */
const COLOR_WEIGHT = 1.5;
/** How light it is says little: lamps, clouds and the camera's exposure change it within a shot. */
const LIGHT_WEIGHT = 0.3;

const squaredPictureDifference = (frames: MeasuredFrames, first: number, second: number): number => {
  const scale = frames.contrasts[first]! * frames.contrasts[second]!;
  const structure = Math.max(0, 2 * (scale - covarianceOf(frames, first, second)));
  return structure + (COLOR_WEIGHT * colorShiftOf(frames, first, second)) ** 2;
};

/**
 * How much another picture the second frame is, in levels of luma: where its light and dark places are and which colors
 * it has. Mean and contrast may change, as they do with the exposure.
 */
export const pictureDifference = (frames: MeasuredFrames, first: number, second: number): number =>
  first === second ? 0 : Math.sqrt(squaredPictureDifference(frames, first, second));

/** The same with how much lighter or darker, harder or softer it is. */
export const frameDifference = (frames: MeasuredFrames, first: number, second: number): number => {
  if (first === second) return 0;
  const { means, contrasts } = frames;
  const light = LIGHT_WEIGHT * (means[first]! - means[second]!);
  const contrast = LIGHT_WEIGHT * (contrasts[first]! - contrasts[second]!);
  return Math.sqrt(squaredPictureDifference(frames, first, second) + light * light + contrast * contrast);
};

/** Contrast from which on pictures are of their usual light. */
const USUAL_CONTRAST = 12;
export const LEAST_NEEDED = 0.5;

/**
 * What part of the usual difference two pictures have to have to be others: down to half where both are nearly of one
 * light, in fog or at night.
 */
export const neededPart = ({ contrasts }: MeasuredFrames, first: number, second: number): number =>
  Math.max(LEAST_NEEDED, Math.min(1, Math.max(contrasts[first]!, contrasts[second]!) / USUAL_CONTRAST));

/** Cells differ where they do by more than rounding, and by more than a quarter of what cells differ by on the whole. */
const ROUNDING = 1.5;
const cellDifferences = new Int16Array(GRID_CELLS);

/**
 * In how many cells of the grid two frames differ by something else than most do: in few where something small comes or
 * goes, however much it stands out.
 */
export const changedCells = ({ bytes }: Frames, first: number, second: number): number => {
  const [from, to] = [first * SIGNATURE_BYTES, second * SIGNATURE_BYTES];
  for (let cell = 0; cell < GRID_CELLS; cell += 1)
    cellDifferences[cell] = bytes[to + cell]! - bytes[from + cell]!;
  const usual = cellDifferences.toSorted()[GRID_CELLS >> 1]!;
  let squares = 0;
  for (const difference of cellDifferences) squares += (difference - usual) ** 2;
  const least = Math.max(ROUNDING, Math.sqrt(squares / GRID_CELLS) / 4);
  let changed = 0;
  for (const difference of cellDifferences) if (Math.abs(difference - usual) > least) changed += 1;
  return changed;
};
