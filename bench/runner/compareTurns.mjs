import { comparePaired, confirm, suitesToRepeat } from './comparisons.mjs';

/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {import('../result').VersionResult} VersionResult */
/** @typedef {import('../suite').Suite} Suite */

/** @param {VersionResult} version @param {string} suite */
const processesOf = ({ figures }, suite) =>
  1 +
  Math.max(
    -1,
    ...figures
      .filter((figure) => figure.suite === suite)
      .flatMap(({ blocks }) => blocks.map(({ process = 0 }) => process)),
  );

/**
 * The index of the first further process of a suite, whose blocks thus follow those of either version.
 * @param {readonly VersionResult[]} versions
 * @param {string} suite
 */
export const nextProcess = (versions, suite) =>
  Math.max(...versions.map((version) => processesOf(version, suite)));

/**
 * Adds what further processes of a version measured, and what failed in them.
 * @param {VersionResult} version receives it
 * @param {VersionResult} further
 */
export const addFurther = (version, further) => {
  for (const figure of further.figures) {
    const known = version.figures.find(({ suite, name }) => suite === figure.suite && name === figure.name);
    if (known) known.blocks.push(...figure.blocks);
    else version.figures.push(figure);
  }
  version.failures.push(...further.failures);
};

/**
 * Compares two versions whose processes took turns. Where they seem to differ the suites run once more: only what shows
 * again is a difference. The samples and failures of that run are added to those of the versions.
 * @param {readonly [VersionResult, VersionResult]} versions this one and the other, as measured
 * @param {readonly Pick<Suite, 'name' | 'together'>[]} suites
 * @param {(names: readonly string[]) => Promise<readonly VersionResult[]>} measureAgain runs suites of these names in
 *   further processes of both versions
 * @returns {Promise<Comparison[]>}
 */
export const compareTurns = async ([ours, theirs], suites, measureAgain) => {
  const comparisons = comparePaired(ours, theirs, suites);
  const doubtful = suitesToRepeat(comparisons);
  if (doubtful.length === 0) return comparisons;
  const [one, other] = await measureAgain(doubtful);
  if (!one || !other) return comparisons;
  const confirmed = confirm(comparisons, comparePaired(one, other, suites));
  addFurther(ours, one);
  addFurther(theirs, other);
  return confirmed;
};
