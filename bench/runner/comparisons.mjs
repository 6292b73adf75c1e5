import { compareVersions } from '../statistics/compare.mjs';

/** @typedef {import('../result').Figure} Figure */
/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {import('../result').VersionResult} VersionResult */

/** A machine that has become slower or faster by more than this says nothing of the code. */
const MOST_DRIFT = 1.1;

/**
 * Every figure that both versions have.
 * @param {VersionResult} ours
 * @param {VersionResult} theirs
 * @param {{ isPaired: boolean }} options
 * @returns {Comparison[]}
 */
export const compareAll = (ours, theirs, options) =>
  ours.figures.flatMap((figure) => {
    const { suite, name, clock } = figure;
    const other = theirs.figures.find((one) => one.suite === suite && one.name === name);
    if (!other) return [];
    const { ratio, verdict } = compareVersions(figure, other, options);
    return [{ suite, name, isTime: clock !== 'none', isExact: figure.isExact ?? false, ...ratio, verdict }];
  });

/**
 * What a second measurement has to show again: of many figures one in twenty seems to differ where none does.
 * @param {readonly Comparison[]} comparisons
 */
export const suitesToRepeat = (comparisons) => [
  ...new Set(
    comparisons
      .filter(({ verdict, isExact }) => verdict !== 'no difference shown' && !isExact)
      .map(({ suite }) => suite),
  ),
];

/**
 * Keeps a difference only where both measurements show it.
 * @param {readonly Comparison[]} first
 * @param {readonly Comparison[]} second of the suites that were repeated
 * @returns {Comparison[]}
 */
export const confirm = (first, second) =>
  first.map((comparison) => {
    const again = second.find(({ suite, name }) => suite === comparison.suite && name === comparison.name);
    const isShown = comparison.isExact || again?.verdict === comparison.verdict;
    return isShown ? comparison : { ...comparison, verdict: 'no difference shown' };
  });

/**
 * Whether times of two runs may be held against each other.
 * @param {import('../result').Machine} now
 * @param {import('../result').Machine} then
 */
export const isSameSpeed = (now, then) => {
  const drift = now.timesSlower / then.timesSlower;
  return now.cpu === then.cpu && drift < MOST_DRIFT && drift > 1 / MOST_DRIFT;
};

/**
 * With figures of another day times are only held against each other on the same machine, and while it is as fast.
 * @param {readonly Comparison[]} comparisons
 * @param {import('../result').Machine} now
 * @param {import('../result').Machine} then
 * @returns {Comparison[]}
 */
export const distrustTimes = (comparisons, now, then) => {
  const isSame = isSameSpeed(now, then);
  return comparisons.map((comparison) =>
    isSame || !comparison.isTime ? comparison : { ...comparison, verdict: 'no difference shown' },
  );
};
