import { isSameSpeed } from '../runner/comparisons.mjs';

/** @typedef {import('../result').Estimate} Estimate */
/** @typedef {import('../result').Result} Result */
/** @typedef {Estimate & { taken: string, isComparable: boolean }} Point */
/** @typedef {{ suite: string, title: string, unit: import('../result').FigureKind['unit'], points: readonly Point[] }} Track */

/** A line of fewer points, or of unchanged code, shows nothing. */
const LEAST_POINTS = 2;

/**
 * The history of a suite's figures over the stored results: our figures that have a goal, the oldest point first.
 * @param {Result} result
 * @param {readonly Result[]} before
 * @param {string} suite
 * @returns {Track[]}
 */
export const tracksOf = (result, before, suite) => {
  const all = [...before.filter(({ taken }) => taken < result.taken), result].toSorted((a, b) =>
    a.taken.localeCompare(b.taken),
  );
  const watched = new Set(
    result.summary?.goals.flatMap((goal) => (goal.suite === suite ? [goal.figure ?? ''] : [])),
  );
  const figures = result.versions[0]?.figures ?? [];
  return figures
    .filter((figure) => figure.suite === suite && watched.has(figure.name) && !figure.isPeer)
    .flatMap(({ name, unit, clock }) => {
      const points = all.flatMap(({ taken, machine, versions, summary }) => {
        const median = summary?.medians.find(
          (one) => one.version === versions[0]?.name && one.suite === suite && one.name === name,
        );
        if (!median || !Number.isFinite(median.value)) return [];
        const { value, interval, units } = median;
        const isComparable = clock === 'none' || isSameSpeed(machine, result.machine);
        return [{ value, interval, units, taken, isComparable }];
      });
      const isStill = points.every(({ value }) => value === points[0]?.value);
      return points.length < LEAST_POINTS || isStill ? [] : [{ suite, title: name, unit, points }];
    });
};
