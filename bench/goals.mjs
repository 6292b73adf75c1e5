import { compareContenders } from './statistics/compare.mjs';
import { estimateMedian } from './statistics/bootstrap.mjs';

/** @typedef {import('./result').Figure} Figure */
/** @typedef {import('./suite').Goal} Goal */
/** @typedef {import('./result').Estimate} Estimate */

/**
 * Met or missed only if the whole interval is on one side of the limit, or a sample of a maximum beyond it; otherwise,
 * or without an interval, open.
 * @param {Estimate} estimate
 * @param {Goal} goal
 * @param {number} [slack] factor by which a time may exceed the limit before it counts as missed
 * @param {readonly number[]} [samples] of the figure
 * @returns {'met' | 'missed' | 'open'}
 */
export const judgeGoal = ({ interval }, goal, slack = 1, samples = []) => {
  if (goal.isMaximum && 'atMost' in goal && samples.some((sample) => sample > goal.atMost * slack)) {
    return 'missed';
  }
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

/** @type {Estimate} */
const NOTHING = { value: Number.NaN, interval: null, units: 0 };

/**
 * The state of a suite's goals. Limits in milliseconds were set on a reference machine: on a slower one they count as
 * missed only if its speed does not explain it.
 * @param {string} suite
 * @param {readonly Goal[]} goals
 * @param {readonly Figure[]} figures
 * @param {number} timesSlower
 * @returns {import('./result').GoalResult[]}
 */
export const readGoals = (suite, goals, figures, timesSlower) =>
  goals.map((goal) => {
    const find = (/** @type {string | undefined} */ name) =>
      figures.find((figure) => figure.suite === suite && figure.name === name);
    const figure = find(goal.figure);
    const over = find(goal.over);
    const unit = goal.over === undefined ? (figure?.unit ?? '1') : /** @type {const} */ ('×');
    if (!figure || (goal.over !== undefined && !over)) {
      return { suite, ...goal, unit, ...NOTHING, state: 'not measured' };
    }
    const estimate = over ? compareContenders(figure, over) : estimateFigure(figure);
    const slack = over || figure.clock === 'none' ? 1 : Math.max(1, timesSlower);
    const samples = over ? [] : figure.blocks.flatMap((block) => block.samples);
    const { zeroMeans } = figure;
    return {
      suite,
      ...goal,
      unit,
      ...(!over && zeroMeans !== undefined && { zeroMeans }),
      ...estimate,
      state: judgeGoal(estimate, goal, slack, samples),
    };
  });
