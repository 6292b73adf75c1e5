import { readGoals } from '../goals.mjs';
import { fitGrowth, LEAST_SIZES } from '../statistics/growth.mjs';
import { median } from '../statistics/median.mjs';
import { estimateMedian } from '../statistics/bootstrap.mjs';

/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {import('../result').Figure} Figure */
/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').Summary} Summary */
/** @typedef {import('../suite').Suite} Suite */

/**
 * The growth of each group of figures with several sizes.
 * @param {readonly Figure[]} figures
 */
const readGrowth = (figures) => {
  const sized = figures.filter(({ size }) => size !== undefined);
  const groups = [...new Set(sized.map(({ suite, group }) => JSON.stringify([suite, group])))];
  return groups.flatMap((key) => {
    /** @type {[string, string]} */
    const [suite, group] = JSON.parse(key);
    const points = sized
      .filter((figure) => figure.suite === suite && figure.group === group)
      .map(({ size = Number.NaN, blocks }) => {
        const value = median(blocks.flatMap(({ samples }) => samples));
        return /** @type {const} */ ([size, value]);
      })
      .filter(([, value]) => value > 0);
    return points.length < LEAST_SIZES ? [] : [{ suite, group, ...fitGrowth(points) }];
  });
};

/**
 * Summarizes the samples. A suite that failed has met no goal: the samples from before are incomplete.
 * @param {Result} result
 * @param {readonly Pick<Suite, 'name' | 'goals'>[]} suites
 * @param {readonly Comparison[]} comparisons
 * @param {readonly string[]} [notCompared] where there is something to compare with: what it does not have
 * @returns {Summary}
 */
export const summarize = ({ versions, machine, repeats = [] }, suites, comparisons, notCompared) => ({
  medians: versions.flatMap((version) =>
    version.figures.map(({ suite, name, group, unit, zeroMeans, blocks }) => {
      const samples = blocks.map((block) => block.samples);
      return {
        version: version.name,
        suite,
        name,
        group,
        unit,
        ...(zeroMeans !== undefined && { zeroMeans }),
        ...estimateMedian(samples),
        samples: samples.flat().length,
      };
    }),
  ),
  goals: suites
    .filter(({ name }) => !versions[0]?.failures.some(({ suite }) => suite === name))
    .flatMap(({ name, goals }) => {
      const { timesSlower = machine.timesSlower } = repeats.find(({ suite }) => suite === name) ?? {};
      return readGoals(name, goals, versions[0]?.figures ?? [], timesSlower);
    }),
  comparisons,
  ...(notCompared && { notCompared }),
  growth: readGrowth(versions[0]?.figures ?? []),
});

/**
 * The exit code of the command: 2 if a suite failed, 1 if something is worse or a goal is missed, else 0.
 * @param {Result} result
 */
export const exitCodeOf = ({ versions, summary }) => {
  if (versions.some(({ failures }) => failures.length > 0)) return 2;
  const isWorse = summary?.comparisons.some(({ verdict }) => verdict === 'worse');
  const isMissed = summary?.goals.some(({ state }) => state === 'missed');
  return isWorse || isMissed ? 1 : 0;
};
