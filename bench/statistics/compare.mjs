import { estimateApart, estimatePaired } from './bootstrap.mjs';
import { mean, median } from './median.mjs';

/** @typedef {import('../result').Figure} Figure */
/** @typedef {import('../result').Estimate} Estimate */
/** @typedef {import('../result').Verdict} Verdict */

/** Smaller differences are attributed to the memory layout of the process. */
export const LEAST_EFFECT = 0.01;

/**
 * The verdict that the interval of a ratio, ours over theirs, allows.
 * @param {Estimate} ratio
 * @param {'less' | 'more'} better
 * @param {number} [least] the least difference that counts as one
 * @returns {Verdict}
 */
export const judge = ({ interval }, better, least = LEAST_EFFECT) => {
  if (!interval) return 'no difference shown';
  const isAbove = interval.low > 1 + least;
  const isBelow = interval.high < 1 - least;
  if (!isAbove && !isBelow) return 'no difference shown';
  return isBelow === (better === 'less') ? 'better' : 'worse';
};

/**
 * The representative value of a block. For repeated identical work timed by itself, the fastest sample: noise only ever
 * adds time (Chen and Revels, "Robust benchmarking in noisy environments", 2016). It detected a slowdown of 10 %
 * planted in a kernel (1.04–1.12 in each of six pairs of processes) where medians gave 0.63 to 1.30. Otherwise the
 * median.
 * @param {Figure} figure
 * @param {readonly number[]} samples
 */
const typical = ({ clock, better }, samples) =>
  clock === 'lesser' && better === 'less' ? Math.min(...samples) : median(samples);

/** @param {Pick<Figure, 'blocks'>} figure */
export const isAllZero = ({ blocks }) =>
  blocks.every(({ samples }) => samples.every((sample) => sample === 0));

/**
 * Makes an amount of a value: where 0 stands for all that is too little to be seen, it counts as the most of that, so
 * that a ratio is never further from 1 than the true one. Of two figures in which nothing was seen nothing is known.
 * @param {Figure} figure
 * @param {Figure} other that it is compared with
 * @param {number} [zeroAtMost]
 */
const amountsOf = (figure, other, zeroAtMost = figure.zeroAtMost) => {
  const least = zeroAtMost === undefined || (isAllZero(figure) && isAllZero(other)) ? 0 : zeroAtMost;
  return (/** @type {number} */ value) => (value === 0 ? least : value);
};

/** What pairs blocks: process and visit, or the index in results that lack these. @param {Figure} figure */
const byUnit = ({ blocks }) =>
  new Map(
    blocks.map((block, place) => [
      block.process === undefined ? `${place}` : `${block.process} ${block.visit}`,
      block,
    ]),
  );

/**
 * The logarithm of each block's representative value, keyed by process and visit, or by index in results that lack
 * these. An amount of zero has none.
 * @param {Figure} figure
 * @param {Figure} other the same figure of the other version; an older result does not tell what 0 counts as
 */
const logTypical = (figure, other) => {
  const amountOf = amountsOf(figure, other, figure.zeroAtMost ?? other.zeroAtMost);
  return new Map(
    Array.from(byUnit(figure)).flatMap(([unit, { samples }]) => {
      const value = samples.length > 0 ? typical(figure, samples.map(amountOf)) : 0;
      return value > 0 ? [[unit, Math.log(value)]] : [];
    }),
  );
};

/**
 * @param {ReadonlyMap<string, number>} ones by process and visit
 * @param {ReadonlyMap<string, number>} others
 */
const differences = (ones, others) =>
  [...ones].flatMap(([unit, one]) => {
    const other = others.get(unit);
    return other === undefined ? [] : [{ unit, difference: one - other }];
  });

/**
 * For deterministic figures any difference is real; its direction is known without an interval.
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
 * Compares a figure of two versions: ours over theirs. Paired if their processes took turns, so that a temporary
 * slowdown affects both of a pair; unpaired if they were measured at different times.
 * @param {Figure} ours
 * @param {Figure} theirs
 * @param {{ isPaired: boolean, least?: number }} options `least` as for `judge`
 */
export const compareVersions = (ours, theirs, { isPaired, least = LEAST_EFFECT }) => {
  if (ours.isExact) return compareExact(ours, theirs);
  const [ones, others] = [logTypical(ours, theirs), logTypical(theirs, ours)];
  const ratio = isPaired
    ? estimatePaired(differences(ones, others).map(({ difference }) => difference))
    : estimateApart([...ones.values()], [...others.values()]);
  return { ratio, verdict: judge(ratio, ours.better, least) };
};

/**
 * Compares two versions whose processes took turns by many figures together: per visit, the mean ratio over all of
 * them. If every action of a page became 10 % slower, the noise of a single action would hide it, and so would a median
 * over kinds that take 2 to 30 ms.
 * @param {readonly (readonly [Figure, Figure])[]} pairs ours and theirs, all better in the same direction
 */
export const compareTogether = (pairs) => {
  /** @type {Map<string, number[]>} */
  const units = new Map();
  for (const [ours, theirs] of pairs) {
    for (const { unit, difference } of differences(logTypical(ours, theirs), logTypical(theirs, ours)))
      units.set(unit, [...(units.get(unit) ?? []), difference]);
  }
  const ratio = estimatePaired([...units.values()].map(mean));
  return { ratio, verdict: judge(ratio, pairs[0]?.[0].better ?? 'less') };
};

/**
 * The ratio of two figures of one run. Both were taken in the same processes, round by round. Rounds in which one of
 * them is an amount of zero have no ratio.
 * @param {Figure} one
 * @param {Figure} other
 * @returns {Estimate} its value is NaN if there are no rounds with a ratio
 */
export const compareContenders = (one, other) => {
  const others = byUnit(other);
  const [amountOfOne, amountOfOther] = [amountsOf(one, other), amountsOf(other, one)];
  const units = Array.from(byUnit(one), ([unit, { samples }]) =>
    samples.flatMap((sample, round) => {
      const upper = amountOfOne(sample);
      const lower = amountOfOther(others.get(unit)?.samples[round] ?? Number.NaN);
      return upper > 0 && lower > 0 ? [Math.log(upper / lower)] : [];
    }),
  );
  return estimatePaired(units.filter((ratios) => ratios.length > 0).map(median));
};
