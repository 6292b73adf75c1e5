import { compareContenders } from './statistics/compare.mjs';
import { estimateMedian } from './statistics/bootstrap.mjs';

/** @typedef {import('./result').Figure} Figure */
/** @typedef {import('./suite').Goal} Goal */
/** @typedef {import('./result').Estimate} Estimate */

/**
 * Met or missed only if the whole interval is on one side of the limit; otherwise, or without an interval, open.
 * @param {Estimate} estimate
 * @param {Goal} goal
 * @param {number} [slack] factor by which a time may exceed the limit before it counts as missed
 * @returns {'met' | 'missed' | 'open'}
 */
export const judgeGoal = ({ interval }, goal, slack = 1) => {
  if (!interval) return 'open';
  const { low, high } = interval;
  if ('atMost' in goal) return high <= goal.atMost ? 'met' : low > goal.atMost * slack ? 'missed' : 'open';
  return low >= goal.atLeast ? 'met' : high * slack < goal.atLeast ? 'missed' : 'open';
};

/** @param {Figure} figure @returns {Estimate} */
const estimateFigure = ({ isExact, blocks }) => {
  const estimate = estimateMedian(blocks.map(({ samples }) => samples));
  const { value } = estimate;
  return isExact ? { ...estimate, interval: { low: value, high: value } } : estimate;
};

/**
 * The state of a suite's goals; goals without figures are omitted. Limits in milliseconds were set on a reference
 * machine: on a slower one they count as missed only if its speed does not explain it.
 * @param {string} suite
 * @param {readonly Goal[]} goals
 * @param {readonly Figure[]} figures
 * @param {number} timesSlower
 * @returns {import('./result').GoalResult[]}
 */
export const readGoals = (suite, goals, figures, timesSlower) =>
  goals.flatMap((goal) => {
    const find = (/** @type {string | undefined} */ name) =>
      figures.find((figure) => figure.suite === suite && figure.name === name);
    const figure = find(goal.figure);
    const over = find(goal.over);
    if (!figure || (goal.over !== undefined && !over)) return [];
    const estimate = over ? compareContenders(figure, over) : estimateFigure(figure);
    const slack = over || figure.clock === 'none' ? 1 : Math.max(1, timesSlower);
    if (Number.isNaN(estimate.value)) return [];
    const unit = over ? /** @type {const} */ ('×') : figure.unit;
    return [{ suite, ...goal, unit, ...estimate, state: judgeGoal(estimate, goal, slack) }];
  });
