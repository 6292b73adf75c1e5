import { DETAIL_ACROSS, DETAIL_DOWN, GRID_CELLS, HISTOGRAMS, SIGNATURE_BYTES } from '../frameSignature';
import type { Frames } from './frameSignatures';

/** Frames with the statistics that comparisons need. */
export type MeasuredFrames = Frames & {
  /** Mean luma of each frame, 0–255. */
  readonly means: Float32Array;
  /** Standard deviation of the cells' lumas. */
  readonly contrasts: Float32Array;
  /** Sum of the squared detail across and down. */
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

/** Covariance of the cells' lumas of two frames. */
const covarianceOf = ({ bytes, means }: MeasuredFrames, first: number, second: number): number => {
  let products = 0;
  const start = first * SIGNATURE_BYTES;
  for (let at = start, to = second * SIGNATURE_BYTES; at < start + GRID_CELLS; at += 1, to += 1) {
    products += bytes[at]! * bytes[to]!;
  }
  return products / GRID_CELLS - means[first]! * means[second]!;
};

/** Correlation of the cells' lumas, −1 to 1, whatever the exposure; 0 if a frame is flat. */
export const correlationOf = (frames: MeasuredFrames, first: number, second: number): number => {
  const scale = frames.contrasts[first]! * frames.contrasts[second]!;
  return scale < 1 ? 0 : covarianceOf(frames, first, second) / scale;
};

const [, AXIS_A, AXIS_B] = HISTOGRAMS;
/**
 * Widths of histogram bins in CIELAB. The outermost are 20 wide but count for less: light changes strong colors most.
 */
const STEP_WIDTH = 8;
const OUTERMOST_WIDTH = 15;

/** Earth mover's distance between two histograms that begin at the given bytes, in CIELAB units times 255. */
const moverDistance = (
  one: ArrayLike<number>,
  at: number,
  other: ArrayLike<number>,
  to: number,
  steps: number,
): number => {
  let [sum, area] = [0, 0];
  for (let step = 1; step < steps; step += 1) {
    sum += one[at + step - 1]! - other[to + step - 1]!;
    area += Math.abs(sum) * (step === 1 || step === steps - 1 ? OUTERMOST_WIDTH : STEP_WIDTH);
  }
  return area;
};

/** Earth mover's distance between the histograms of a and of b, added up: a mean shift in CIELAB units. */
export const colorShiftOf = ({ bytes }: Frames, first: number, second: number): number => {
  const [at, to] = [first * SIGNATURE_BYTES, second * SIGNATURE_BYTES];
  let area = 0;
  for (const { start, steps } of [AXIS_A, AXIS_B])
    area += moverDistance(bytes, at + start, bytes, to + start, steps);
  return area / 255;
};

/** Gray lies between the two middle bins. */
const GRAY = Array.from({ length: AXIS_A.steps }, (_, step) =>
  Math.abs(2 * step - AXIS_A.steps + 1) === 1 ? 255 / 2 : 0,
);
const WHITE = 255;

/**
 * The most that the change of light between two frames can shift colors, in CIELAB units. Dimmed, their distance from
 * gray shrinks as luma and contrast do; in haze or glare, as contrast and the distance of the luma from white.
 */
export const shiftByLight = (
  { bytes, means, contrasts }: MeasuredFrames,
  first: number,
  second: number,
): number => {
  const [darker, lighter] = means[first]! < means[second]! ? [first, second] : [second, first];
  const shrunk = (from: number, to: number, part: number): number => {
    const left = Math.max(part, contrasts[to]! / Math.max(1, contrasts[from]!));
    const at = from * SIGNATURE_BYTES;
    let chroma = 0;
    for (const { start, steps } of [AXIS_A, AXIS_B])
      chroma += moverDistance(bytes, at + start, GRAY, 0, steps);
    return ((1 - left) * chroma) / 255;
  };
  const dimmed = shrunk(lighter, darker, means[darker]! / Math.max(1, means[lighter]!));
  const washed = shrunk(darker, lighter, (WHITE - means[lighter]!) / Math.max(1, WHITE - means[darker]!));
  return Math.max(0, dimmed, washed);
};

/** Luma levels per CIELAB unit: about two by size, less as color tells less than the pattern of light and dark. */
const COLOR_WEIGHT = 1.5;
/** Brightness tells little: lamps, clouds and exposure change it within a shot. */
const LIGHT_WEIGHT = 0.3;

const squaredPictureDifference = (frames: MeasuredFrames, first: number, second: number): number => {
  const scale = frames.contrasts[first]! * frames.contrasts[second]!;
  const structure = Math.max(0, 2 * (scale - covarianceOf(frames, first, second)));
  return structure + (COLOR_WEIGHT * colorShiftOf(frames, first, second)) ** 2;
};

/**
 * Difference of two frames as pictures, in levels of luma, by their pattern of light and dark and their colors. Changes
 * of mean and contrast, as by exposure, do not count.
 */
export const pictureDifference = (frames: MeasuredFrames, first: number, second: number): number =>
  first === second ? 0 : Math.sqrt(squaredPictureDifference(frames, first, second));

/** The same including changes of mean and contrast. */
export const frameDifference = (frames: MeasuredFrames, first: number, second: number): number => {
  if (first === second) return 0;
  const { means, contrasts } = frames;
  const light = LIGHT_WEIGHT * (means[first]! - means[second]!);
  const contrast = LIGHT_WEIGHT * (contrasts[first]! - contrasts[second]!);
  return Math.sqrt(squaredPictureDifference(frames, first, second) + light * light + contrast * contrast);
};

/** Contrast from which the usual thresholds apply. */
const USUAL_CONTRAST = 12;
export const LEAST_NEEDED = 0.5;

/**
 * Factor of the difference that two frames need in order to count as different pictures: down to a half where both have
 * low contrast, as in fog or at night.
 */
export const neededPart = ({ contrasts }: MeasuredFrames, first: number, second: number): number =>
  Math.max(LEAST_NEEDED, Math.min(1, Math.max(contrasts[first]!, contrasts[second]!) / USUAL_CONTRAST));

/**
 * Luma levels; a cell has changed if it differs by more than this, and by more than a quarter of the RMS difference.
 */
const ROUNDING = 1.5;
const cellDifferences = new Int16Array(GRID_CELLS);

/**
 * Number of grid cells whose change differs from the median change: few if something small comes or goes, however much
 * it stands out.
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
