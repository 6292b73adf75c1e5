import { compareTogether, compareVersions, isAllZero, LEAST_EFFECT } from '../statistics/compare.mjs';

/** @typedef {import('../result').Figure} Figure */
/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {import('../result').VersionResult} VersionResult */

/** If the speed of the machine has changed by more than this factor, times say nothing about the code. */
const MOST_DRIFT = 1.1;

/**
 * The same figure of another version.
 * @param {Pick<VersionResult, 'figures'>} version
 * @param {Figure} figure
 */
const findIn = ({ figures }, { suite, name }) =>
  figures.find((figure) => figure.suite === suite && figure.name === name);

/** @param {VersionResult} version @param {string} suite */
const hasFailed = ({ failures }, suite) => failures.some((failure) => failure.suite === suite);

/**
 * The figures that both versions have, ours first. What others made is no part of either, and what a suite measured that
 * failed afterwards may be of a wrong result.
 * @param {VersionResult} ours
 * @param {VersionResult} theirs
 * @returns {(readonly [Figure, Figure])[]}
 */
const pairFigures = (ours, theirs) =>
  ours.figures.flatMap((figure) => {
    const { suite, isPeer = false } = figure;
    const isOut = isPeer || hasFailed(ours, suite) || hasFailed(theirs, suite);
    const other = isOut ? undefined : findIn(theirs, figure);
    return other ? [/** @type {const} */ ([figure, other])] : [];
  });

/**
 * The suites that a version has no figures of: nothing of them is compared.
 * @param {Pick<VersionResult, 'figures'>} version
 * @param {readonly { readonly name: string }[]} suites
 */
export const suitesWithout = ({ figures }, suites) =>
  suites.map(({ name }) => name).filter((name) => !figures.some(({ suite }) => suite === name));

/**
 * What nothing is said of, as the other version or the baseline does not have it: suites, or some figures of one.
 * @param {Pick<VersionResult, 'figures'>} ours
 * @param {Pick<VersionResult, 'figures'>} theirs
 * @param {readonly { readonly name: string }[]} suites
 */
export const listNotCompared = (ours, theirs, suites) => {
  const without = suitesWithout(theirs, suites);
  return suites.flatMap(({ name }) => {
    const own = ours.figures.filter(({ suite }) => suite === name);
    const missing = own.filter((figure) => !findIn(theirs, figure));
    const isWhole = own.length > 0 && missing.length === own.length;
    if (isWhole || without.includes(name)) return [name];
    return missing.length > 0 ? [`${missing.length} of ${own.length} figures of ${name}`] : [];
  });
};

/** @type {import('../result').Estimate} */
const NO_RATIO = { value: Number.NaN, interval: null, units: 0 };

/**
 * Compares every figure that both versions have, but for peers. An amount of zero has no ratio: that is said, unless both are always
 * zero.
 * @param {VersionResult} ours
 * @param {VersionResult} theirs
 * @param {{ isPaired: boolean, leastOfTimes?: number }} options `leastOfTimes` is the least difference of times that
 *   counts as one
 * @returns {Comparison[]}
 */
export const compareAll = (ours, theirs, { isPaired, leastOfTimes = LEAST_EFFECT }) =>
  pairFigures(ours, theirs).flatMap(([figure, other]) => {
    const { suite, name, clock, isExact = false } = figure;
    const isTime = clock !== 'none';
    const least = isTime ? leastOfTimes : LEAST_EFFECT;
    const { ratio, verdict } = compareVersions(figure, other, { isPaired, least });
    if (!Number.isFinite(ratio.value)) {
      const isAlike = isAllZero(figure) && isAllZero(other);
      /** @type {Comparison} */
      const none = { suite, name, isTime, isExact, ...NO_RATIO, verdict };
      return isAlike ? [] : [isExact ? none : { ...none, reason: 'no ratio to zero' }];
    }
    const isRaised = !isExact && least > LEAST_EFFECT;
    return [{ suite, name, isTime, isExact, ...ratio, verdict, ...(isRaised && { least }) }];
  });

/**
 * Compares the groups of figures that suites compare as a whole, for two versions whose processes took turns.
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
 * All comparisons of two versions whose processes took turns: of groups as a whole, and of every figure.
 * @param {VersionResult} ours
 * @param {VersionResult} theirs
 * @param {readonly Pick<import('../suite').Suite, 'name' | 'together'>[]} suites
 * @returns {Comparison[]}
 */
export const comparePaired = (ours, theirs, suites) => [
  ...compareGroups(ours, theirs, suites),
  ...compareAll(ours, theirs, { isPaired: true }),
];

/**
 * The suites to measure again: of many unchanged figures one in twenty seems to differ.
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
 * Keeps a difference only if both measurements show it; if the second shows none, its ratio is used, so that no
 * interval contradicts its verdict.
 * @param {readonly Comparison[]} first
 * @param {readonly Comparison[]} second of the repeated suites
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
 * Whether times of two runs are comparable.
 * @param {import('../result').Machine} now
 * @param {import('../result').Machine} then
 */
export const isSameSpeed = (now, then) => {
  const drift = now.timesSlower / then.timesSlower;
  return now.cpu === then.cpu && drift < MOST_DRIFT && drift > 1 / MOST_DRIFT;
};
