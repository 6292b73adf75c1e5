import * as Plot from '@observablehq/plot';
import { formatAmount } from '../amounts.mjs';
import { formatNumber } from '../../runner/markdown.mjs';
import { draw, EDGE, GOAL, HALO, INK, LINE, tickLabels } from './draw.mjs';
import { logTicks } from './scale.mjs';

/** @typedef {import('../../result').GoalResult} GoalResult */
/** @typedef {import('./draw.mjs').Layout} Layout */

const HEAD = 34;
const FOOT = 12;

/**
 * How many times its limit a goal's value is, so that more than 1 is too much; of a least value the other way round. Null
 * where there is no such multiple.
 * @param {GoalResult} goal
 */
const timesLimit = ({ value, interval, atMost, atLeast }) => {
  const limit = atMost ?? atLeast;
  if (limit === undefined || limit <= 0 || !(value > 0)) return null;
  const toTimes = (/** @type {number} */ of) => (atMost === undefined ? limit / of : of / limit);
  const ends = interval && interval.low > 0 ? [toTimes(interval.low), toTimes(interval.high)] : null;
  return { times: toTimes(value), low: ends && Math.min(...ends), high: ends && Math.max(...ends) };
};

/** Those that can be drawn, the worst first. @param {readonly GoalResult[]} goals */
export const placeGoals = (goals) =>
  goals
    .flatMap((goal) => {
      const place = timesLimit(goal);
      return place ? [{ ...goal, ...place }] : [];
    })
    .toSorted((a, b) => b.times - a.times);

/**
 * Every goal against its limit: what lies left of the line is kept.
 * @param {readonly GoalResult[]} goals
 * @param {Layout} layout
 */
export const drawGoals = (goals, layout) => {
  const isAbove = layout.labels === 0;
  const row = isAbove ? 40 : 24;
  const labels = isAbove ? 0 : 330;
  const placed = placeGoals(goals).map((goal, at) =>
    Object.assign(goal, { y: at + (isAbove ? 0.72 : 0.5), top: at + 0.28 }),
  );
  const ends = placed.flatMap(({ times, low, high }) => [times, low ?? times, high ?? times]);
  const bars = placed.filter(({ low }) => low !== null);
  const colors = { met: INK, open: INK, missed: 'var(--danger)' };
  const label = (/** @type {GoalResult} */ { suite, text }) => `${suite}: ${text}`;
  const domain = /** @type {[number, number]} */ ([Math.min(0.5, ...ends) / 1.1, Math.max(2, ...ends) * 1.1]);
  const ticks = logTicks(...domain, isAbove ? 4 : 6);
  const bottom = HEAD + placed.length * row;
  return draw(
    {
      width: layout.width,
      height: bottom + FOOT,
      marginLeft: labels || EDGE,
      marginRight: layout.values,
      marginTop: HEAD,
      marginBottom: FOOT,
      x: { type: 'log', domain, axis: null },
      y: { axis: null, domain: [0, placed.length], range: [HEAD, bottom] },
      marks: [
        Plot.gridX(ticks, { stroke: LINE, strokeOpacity: 1 }),
        tickLabels(ticks, (times) => (times === 1 ? 'the goal' : `${formatNumber(times)} ×`), 'top'),
        Plot.ruleX([1], { stroke: GOAL, strokeWidth: 1.5 }),
        ...['met', 'open', 'missed'].flatMap((state) => {
          const color = colors[/** @type {GoalResult['state']} */ (state)];
          const own = placed.filter((goal) => goal.state === state);
          return [
            Plot.ruleY(
              bars.filter((goal) => goal.state === state),
              {
                x1: 'low',
                x2: 'high',
                y: 'y',
                stroke: color,
                strokeWidth: 6,
                strokeOpacity: 0.28,
              },
            ),
            Plot.dot(own, {
              x: 'times',
              y: 'y',
              r: 4,
              stroke: color,
              strokeWidth: 1.5,
              fill: state === 'open' ? 'var(--surface)' : color,
            }),
          ];
        }),
        Plot.text(placed, {
          y: isAbove ? 'top' : 'y',
          text: label,
          frameAnchor: 'left',
          textAnchor: 'start',
          dx: -(labels || EDGE),
          lineWidth: isAbove ? 19 : 25,
          ...HALO,
          textOverflow: 'ellipsis',
          fill: INK,
        }),
        Plot.text(placed, {
          y: isAbove ? 'top' : 'y',
          text: (/** @type {GoalResult} */ { value, unit }) => formatAmount(value, unit),
          frameAnchor: 'right',
          textAnchor: isAbove ? 'end' : 'start',
          dx: isAbove ? layout.values : 10,
          fill: INK,
          fontWeight: 600,
          fontVariant: 'tabular-nums',
        }),
      ],
    },
    `Goals against their limits: ${placed.map((goal) => `${label(goal)}, ${goal.state} with ${formatAmount(goal.value, goal.unit)}`).join('; ')}.`,
  );
};
