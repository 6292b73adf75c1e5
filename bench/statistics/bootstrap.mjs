import { mean, median, quantileOf } from './median.mjs';
import { createRandom } from './random.mjs';

const RESAMPLES = 4000;

/**
 * With fewer units no interval is given: the range of so few values misses the true value too often, and a bootstrap
 * cannot go beyond it.
 */
export const LEAST_UNITS = 6;

/** 97.5 % quantiles of Student's t for 1 to 30 degrees of freedom. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/**
 * The standard normal distribution for z ≤ 0, by Abramowitz and Stegun 26.2.17: within 1e-7.
 * @param {number} z
 */
const normalBelow = (z) => {
  const t = 1 / (1 - 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
};

/**
 * The lower percentile that gives a 95 % bootstrap interval for this many units. The plain 2.5 % is too narrow for few;
 * this one is expanded as in Hesterberg ("What Teachers Should Know About the Bootstrap", 2015, section 3.3).
 * @param {number} units 2 or more
 */
export const lowerLevel = (units) => normalBelow(-Math.sqrt(units / (units - 1)) * (T[units - 2] ?? 1.96));

/**
 * A bootstrap interval of 95 % by expanded percentiles; null for too few units.
 * @param {number} units number of independent units
 * @param {(draw: () => number) => number} resample the statistic of one resample; `draw` returns the index of a unit
 */
const interval = (units, resample) => {
  if (units < LEAST_UNITS) return null;
  const random = createRandom(1);
  const draw = () => Math.floor(random() * units);
  const values = Float64Array.from({ length: RESAMPLES }, () => resample(draw)).toSorted();
  const level = lowerLevel(units);
  return { low: quantileOf(values, level), high: quantileOf(values, 1 - level) };
};

/** @typedef {import('../result').Estimate} Estimate */

/**
 * Returns a function from the count of each drawn block to the median of their samples. Sorts once, not every time.
 * @param {readonly (readonly number[])[]} blocks
 */
const createMedianOfDrawn = (blocks) => {
  const sorted = blocks
    .flatMap((samples, block) => samples.map((value) => ({ value, block })))
    .toSorted((a, b) => a.value - b.value);
  const values = Float64Array.from(sorted, ({ value }) => value);
  const owners = Uint32Array.from(sorted, ({ block }) => block);
  return (/** @type {Uint32Array} */ times) => {
    const count = blocks.reduce((sum, { length }, block) => sum + length * (times[block] ?? 0), 0);
    const [low, high] = [(count - 1) >> 1, count >> 1];
    let passed = 0;
    let lower = Number.NaN;
    for (let at = 0; at < values.length; at++) {
      const next = passed + (times[owners[at] ?? 0] ?? 0);
      if (passed <= low && low < next) lower = values[at] ?? Number.NaN;
      if (passed <= high && high < next) return (lower + (values[at] ?? Number.NaN)) / 2;
      passed = next;
    }
    return Number.NaN;
  };
};

/**
 * The median of samples in blocks, one per process or visit. Blocks are resampled: samples within one are correlated,
 * so their number adds little: a single block has no interval, however many samples it has.
 * @param {readonly (readonly number[])[]} blocks
 * @returns {Estimate}
 */
export const estimateMedian = (blocks) => {
  const units = blocks.filter((samples) => samples.length > 0);
  const medianOfDrawn = createMedianOfDrawn(units);
  const times = new Uint32Array(units.length);
  const resample = (/** @type {() => number} */ draw) => {
    times.fill(0);
    for (let drawn = 0; drawn < units.length; drawn++) {
      const place = draw();
      times[place] = (times[place] ?? 0) + 1;
    }
    return medianOfDrawn(times);
  };
  return {
    value: median(units.flat()),
    interval: interval(units.length, resample),
    units: units.length,
  };
};

/**
 * The mean of a resample with replacement; a loop, because it is called thousands of times.
 * @param {readonly number[]} from
 * @param {() => number} draw returns an index
 */
const drawMean = (from, draw) => {
  let sum = 0;
  for (let drawn = 0; drawn < from.length; drawn++) sum += from[draw()] ?? Number.NaN;
  return sum / from.length;
};

/** @param {number} logarithm @param {import('../result').Interval | null} range of logarithms @param {number} units */
const toRatio = (logarithm, range, units) => ({
  value: Math.exp(logarithm),
  interval: range && { low: Math.exp(range.low), high: Math.exp(range.high) },
  units,
});

/**
 * The geometric mean of the ratios of paired units.
 * @param {readonly number[]} logarithms of those ratios
 * @returns {Estimate}
 */
export const estimatePaired = (logarithms) => {
  const units = logarithms.length;
  return toRatio(
    mean(logarithms),
    interval(units, (draw) => drawMean(logarithms, draw)),
    units,
  );
};

/**
 * The ratio of geometric means of unpaired units.
 * @param {readonly number[]} ones logarithms
 * @param {readonly number[]} others logarithms
 * @returns {Estimate}
 */
export const estimateApart = (ones, others) => {
  const units = Math.min(ones.length, others.length);
  const random = createRandom(2);
  const placeIn =
    (/** @type {readonly number[]} */ { length }) =>
    () =>
      Math.floor(random() * length);
  const difference = () => drawMean(ones, placeIn(ones)) - drawMean(others, placeIn(others));
  return toRatio(mean(ones) - mean(others), interval(units, difference), units);
};
