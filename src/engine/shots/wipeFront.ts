import { GRID_CELLS, GRID_COLUMNS, GRID_ROWS, SIGNATURE_BYTES } from '../frameSignature';
import type { Sequence } from './shot';

const SAMPLES = 16;
/** Minimum difference in levels of luma for a cell's time of change to be measurable. */
const LEAST_DIFFERENCE = 6;
/** Minimum variance of the cells' times, which are 0–1: an even front has 1/12, a dissolve nearly 0. */
const LEAST_SPREAD = 0.02;

/** Horizontal and vertical offset and distance of each cell from the center of the frame. */
const PLACES = Array.from({ length: GRID_CELLS }, (_, cell) => {
  const x = ((cell % GRID_COLUMNS) + 0.5) / GRID_COLUMNS - 0.5;
  const y = (Math.floor(cell / GRID_COLUMNS) + 0.5) / GRID_ROWS - 0.5;
  return [x, y, Math.hypot(x, y)] as const;
});

/** When each cell changes, 0–1, and the weight of that measurement. */
const changeTimes = ({ frames: { bytes }, kept }: Sequence, before: number, after: number) => {
  const times = new Float64Array(GRID_CELLS);
  const weights = new Float64Array(GRID_CELLS);
  const from = kept[before]! * SIGNATURE_BYTES;
  const to = kept[after]! * SIGNATURE_BYTES;
  for (let cell = 0; cell < GRID_CELLS; cell += 1) {
    const difference = bytes[to + cell]! - bytes[from + cell]!;
    if (Math.abs(difference) < LEAST_DIFFERENCE) continue;
    weights[cell] = Math.abs(difference);
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const place = before + Math.round(((after - before) * sample) / (SAMPLES + 1));
      const way = (bytes[kept[place]! * SIGNATURE_BYTES + cell]! - bytes[from + cell]!) / difference;
      times[cell]! += (1 - Math.max(0, Math.min(1, way))) / SAMPLES;
    }
  }
  return { times, weights };
};

/**
 * How well the cells' times of change fit an edge that moves over the picture, straight in any direction or as a
 * growing or shrinking circle: the explained fraction of their variance, 0–1.
 */
export const frontOf = (sequence: Sequence, before: number, after: number): number => {
  const { times, weights } = changeTimes(sequence, before, after);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  const mean = (at: (cell: number) => number): number =>
    weights.reduce((sum, weight, cell) => sum + weight * at(cell), 0) / total;
  const axis = (index: 0 | 1 | 2) => (cell: number) => PLACES[cell]![index];
  const time = (cell: number): number => times[cell]!;
  const covariance = (p: (cell: number) => number, q: (cell: number) => number): number =>
    mean((cell) => p(cell) * q(cell)) - mean(p) * mean(q);
  const spread = covariance(time, time);
  if (spread < LEAST_SPREAD) return 0;
  const [x, y, radius] = [axis(0), axis(1), axis(2)];
  const [xx, yy, xy] = [covariance(x, x), covariance(y, y), covariance(x, y)];
  const [xt, yt, rt] = [covariance(x, time), covariance(y, time), covariance(radius, time)];
  const plane = (xt * xt * yy + yt * yt * xx - 2 * xt * yt * xy) / Math.max(1e-9, xx * yy - xy * xy);
  const circle = (rt * rt) / Math.max(1e-9, covariance(radius, radius));
  return Math.max(plane, circle) / spread;
};
