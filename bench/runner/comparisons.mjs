import { compareTogether, compareVersions } from '../statistics/compare.mjs';

/** @typedef {import('../result').Figure} Figure */
/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {import('../result').VersionResult} VersionResult */

/** A machine that has become slower or faster by more than this says nothing of the code. */
const MOST_DRIFT = 1.1;

/**
 * The figures that both versions have, ours first.
 * @param {VersionResult} ours
 * @param {VersionResult} theirs
 * @returns {(readonly [Figure, Figure])[]}
 */
const pairFigures = (ours, theirs) =>
  ours.figures.flatMap((figure) => {
    const other = theirs.figures.find(({ suite, name }) => suite === figure.suite && name === figure.name);
    return other ? [/** @type {const} */ ([figure, other])] : [];
  });

/**
 * Every figure that both versions have; one of no time at all has no ratio.
 * @param {VersionResult} ours
 * @param {VersionResult} theirs
 * @param {{ isPaired: boolean }} options
 * @returns {Comparison[]}
 */
export const compareAll = (ours, theirs, options) =>
  pairFigures(ours, theirs).flatMap(([figure, other]) => {
    const { suite, name, clock, isExact = false } = figure;
    const { ratio, verdict } = compareVersions(figure, other, options);
    return Number.isNaN(ratio.value)
      ? []
      : [{ suite, name, isTime: clock !== 'none', isExact, ...ratio, verdict }];
  });

/**
 * What the groups of figures show that suites want to be compared as one, of two versions whose processes took turns.
 * @param {VersionResult} ours
 * @param {VersionResult} theirs
 * @param {readonly Pick<import('../suite').Suite, 'name' | 'together'>[]} suites
 * @returns {Comparison[]}
 */
export const compareGroups = (ours, theirs, suites) => {
  const pairs = pairFigures(ours, theirs);
  return suites.flatMap(({ name: suite, together = [] }) =>
    together.flatMap(({ group, name }) => {
      const own = pairs.filter(([figure]) => figure.suite === suite && figure.group === group);
      if (own.length === 0) return [];
      const { ratio, verdict } = compareTogether(own);
      return [{ suite, name, isTime: true, isExact: false, ...ratio, verdict }];
    }),
  );
};

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
 * Keeps a difference only where both measurements show it; of one that is not shown again the second measurement's ratio
 * stands, so that no interval contradicts its verdict.
 * @param {readonly Comparison[]} first
 * @param {readonly Comparison[]} second of the suites that were repeated
 * @returns {Comparison[]}
 */
export const confirm = (first, second) =>
  first.map((comparison) => {
    const again = second.find(({ suite, name }) => suite === comparison.suite && name === comparison.name);
    if (comparison.isExact || again?.verdict === comparison.verdict) return comparison;
    const isAlike = again?.verdict === 'no difference shown';
    return { ...(isAlike ? again : comparison), verdict: 'no difference shown' };
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
