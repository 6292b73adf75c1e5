import { formatNumber, NONE } from '../runner/markdown.mjs';

/** @typedef {import('../result').FigureKind['unit']} Unit */

/** Units of time, with the least milliseconds for which each is used. */
const TIMES = /** @type {const} */ ([
  ['s', 1000],
  ['ms', 1],
  ['µs', 1e-3],
  ['ns', 1e-6],
]);

/** @param {number} ms */
const formatTime = (ms) => {
  const [name, size] = TIMES.find(([, least]) => Math.abs(ms) >= least) ?? ['ms', 1];
  return `${formatNumber(ms / size)} ${name}`;
};

/**
 * A value to three significant digits with its unit; times in the unit that gives one to three digits before the point.
 * @param {number} value
 * @param {Unit} unit
 * @param {string} [zeroMeans] what 0 stands for, if it is no amount
 */
export const formatAmount = (value, unit, zeroMeans) => {
  if (value === 0 && zeroMeans !== undefined) return zeroMeans;
  if (!Number.isFinite(value)) return NONE;
  if (unit === 'ms') return formatTime(value);
  const text = formatNumber(value);
  if (unit === '1') return text;
  return unit === '1/s' ? `${text}/s` : `${text} ${unit}`;
};

/**
 * A goal's value in the unit or speed of the goal.
 * @param {Pick<import('../result').GoalResult, 'value' | 'unit' | 'realTimeMs' | 'zeroMeans'>} goal
 */
export const formatGoal = ({ value, unit, realTimeMs, zeroMeans }) =>
  realTimeMs === undefined || !Number.isFinite(value)
    ? formatAmount(value, unit, zeroMeans)
    : `${formatAmount(realTimeMs / value, '×')} real time`;

/**
 * Both ends of an interval, or the dash for none.
 * @param {import('../result').Interval | null} interval
 * @param {Unit} unit
 */
export const formatRange = (interval, unit) =>
  interval && Number.isFinite(interval.low)
    ? `${formatAmount(interval.low, unit)} – ${formatAmount(interval.high, unit)}`
    : NONE;

/**
 * The interval of a goal's value in the unit or speed of the goal, the lower end first.
 * @param {Pick<import('../result').GoalResult, 'interval' | 'unit' | 'realTimeMs'>} goal
 */
export const formatGoalRange = ({ interval, unit, realTimeMs }) =>
  realTimeMs === undefined || !interval
    ? formatRange(interval, unit)
    : formatRange({ low: realTimeMs / interval.high, high: realTimeMs / interval.low }, '×');
