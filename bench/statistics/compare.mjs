import { estimateApart, estimatePaired } from './bootstrap.mjs';
import { median } from './median.mjs';

/** @typedef {import('../result').Figure} Figure */
/** @typedef {import('../result').Estimate} Estimate */
/** @typedef {import('../result').Verdict} Verdict */

/** Less than this is laid to where a process happens to put code and data in memory. */
export const LEAST_EFFECT = 0.01;

/**
 * What an interval shows of a ratio, ours over theirs.
 * @param {Estimate} ratio
 * @param {'less' | 'more'} better
 * @returns {Verdict}
 */
export const judge = ({ interval }, better) => {
  if (!interval) return 'no difference shown';
  const isAbove = interval.low > 1 + LEAST_EFFECT;
  const isBelow = interval.high < 1 - LEAST_EFFECT;
  if (!isAbove && !isBelow) return 'no difference shown';
  return isBelow === (better === 'less') ? 'better' : 'worse';
};

/** @param {Figure} figure */
const logMedians = ({ blocks }) =>
  blocks.filter(({ samples }) => samples.length > 0).map(({ samples }) => Math.log(median(samples)));

/**
 * Any difference of what comes out alike every time is one; its direction is known without an interval.
 * @param {Figure} ours
 * @param {Figure} theirs
 */
const compareExact = (ours, theirs) => {
  const [one, other] = [ours, theirs].map(({ blocks }) => median(blocks.flatMap(({ samples }) => samples)));
  const value = one === other ? 1 : Number(one) / Number(other);
  /** @type {Verdict} */
  const verdict =
    one === other
      ? 'no difference shown'
      : Number(one) < Number(other) === (ours.better === 'less')
        ? 'better'
        : 'worse';
  return { ratio: { value, interval: { low: value, high: value }, units: 1 }, verdict };
};

/**
 * A figure of one version against the same of another: ours over theirs. Paired where processes of both took turns, so
 * that what slows the machine for a while slows a pair; apart where they were measured at different times.
 * @param {Figure} ours
 * @param {Figure} theirs
 * @param {{ isPaired: boolean }} options
 */
export const compareVersions = (ours, theirs, { isPaired }) => {
  if (ours.isExact) return compareExact(ours, theirs);
  const [ones, others] = [logMedians(ours), logMedians(theirs)];
  const pairs = ones.slice(0, others.length).map((one, place) => one - (others[place] ?? Number.NaN));
  const ratio = isPaired ? estimatePaired(pairs) : estimateApart(ones, others);
  return { ratio, verdict: judge(ratio, ours.better) };
};

/**
 * How many times another figure of the same run one is. Both were taken in the same processes, round by round.
 * @param {Figure} one
 * @param {Figure} other
 * @returns {Estimate}
 */
export const compareContenders = (one, other) => {
  const blocks = one.blocks.map(({ samples }, place) =>
    samples.flatMap((sample, round) => {
      const beside = other.blocks[place]?.samples[round];
      return beside === undefined ? [] : [Math.log(sample / beside)];
    }),
  );
  const filled = blocks.filter((ratios) => ratios.length > 0);
  return estimatePaired(filled.length > 1 ? filled.map(median) : filled.flat());
};
