import * as Plot from '@observablehq/plot';
import { formatGoal } from '../amounts.mjs';
import { formatNumber } from '../../runner/markdown.mjs';
import { draw, EDGE, GOAL, HALO, INK, LINE, tickLabels } from './draw.mjs';
import { ticksWithRoom, widthOf, wrap } from './labels.mjs';
import { logTicks, toPixels } from './scale.mjs';

/** @typedef {import('../../result').GoalResult} GoalResult */
/** @typedef {import('./draw.mjs').Layout} Layout */

const HEAD = 34;
const FOOT = 12;
/** Line height of a label, which wraps: a truncated limit would be a different limit. */
const LINE_HEIGHT = 16;

/**
 * A goal's value divided by its limit, so that more than 1 is a miss; inverted for a minimum. Null if there is no such
 * ratio.
 * @param {GoalResult} goal
 */
const timesLimit = ({ value, interval, atMost, atLeast }) => {
  const limit = atMost ?? atLeast;
  if (limit === undefined || limit <= 0 || !(value > 0)) return null;
  const toTimes = (/** @type {number} */ of) => (atMost === undefined ? limit / of : of / limit);
  const ends = interval && interval.low > 0 ? [toTimes(interval.low), toTimes(interval.high)] : null;
  return { times: toTimes(value), low: ends && Math.min(...ends), high: ends && Math.max(...ends) };
};

/** The states of goals that have a value. */
const DRAWN = /** @type {const} */ (['met', 'open', 'missed']);

/** So many times as far as the worst ratio, and as the limit, are goals that are missed without a ratio. */
const BEYOND = 2;

/**
 * The goals that can be drawn, the worst first. Those missed without a ratio, as a limit of zero allows none, lie
 * beyond all others.
 * @param {readonly GoalResult[]} goals
 */
export const placeGoals = (goals) => {
  const placed = goals
    .flatMap((goal) => {
      const place = timesLimit(goal);
      return place ? [{ ...goal, ...place, isBeyond: false }] : [];
    })
    .toSorted((a, b) => b.times - a.times);
  const times = BEYOND * Math.max(1, ...placed.flatMap((one) => [one.times, one.high ?? one.times]));
  const beyond = goals.flatMap((goal) =>
    goal.state === 'missed' && timesLimit(goal) === null
      ? [{ ...goal, times, low: null, high: null, isBeyond: true }]
      : [],
  );
  return [...beyond, ...placed];
};

/**
 * Every goal against its limit: left of the line it is met.
 * @param {readonly GoalResult[]} goals
 * @param {Layout} layout
 */
export const drawGoals = (goals, layout) => {
  const isAbove = layout.labels === 0;
  const labels = isAbove ? 0 : 330;
  const label = (/** @type {GoalResult} */ { suite, text }) => `${suite}: ${text}`;
  const values = isAbove
    ? layout.values
    : Math.max(layout.values, ...goals.map((goal) => widthOf(formatGoal(goal)) + 16));
  let bottom = HEAD;
  const placed = placeGoals(goals).map((goal) => {
    const value = formatGoal(goal);
    const lines = wrap(label(goal), isAbove ? layout.width - widthOf(value) - 16 : labels - 12);
    const height = lines.length * LINE_HEIGHT;
    const top = bottom + (isAbove ? 6 : 4);
    const middle = top + height / 2;
    bottom = top + height + (isAbove ? 18 : 4);
    // In the layout that puts names above, the value is beside the first line.
    return Object.assign(goal, {
      lines: lines.join('\n'),
      told: value,
      middle,
      valueAt: isAbove ? top + LINE_HEIGHT / 2 : middle,
      y: isAbove ? top + height + 8 : middle,
    });
  });
  const ends = placed.flatMap(({ times, low, high }) => [times, low ?? times, high ?? times]);
  const bars = placed.filter(({ low }) => low !== null);
  const colors = { met: INK, open: INK, missed: 'var(--danger)' };
  const domain = /** @type {[number, number]} */ ([Math.min(0.5, ...ends) / 1.1, Math.max(2, ...ends) * 1.1]);
  const ticks = logTicks(...domain, isAbove ? 4 : 6);
  const tickText = (/** @type {number} */ times) => (times === 1 ? 'the goal' : `${formatNumber(times)} ×`);
  const dot = /** @type {const} */ ({ x: 'times', y: 'y', r: 4, strokeWidth: 1.5 });
  const xOf = toPixels({ type: 'log', domain }, labels || EDGE, layout.width - values);
  return draw(
    {
      width: layout.width,
      height: bottom + FOOT,
      marginLeft: labels || EDGE,
      marginRight: values,
      marginTop: HEAD,
      marginBottom: FOOT,
      x: { type: 'log', domain, axis: null },
      y: { axis: null, domain: [HEAD, bottom], range: [HEAD, bottom] },
      marks: [
        Plot.gridX(ticks, { stroke: LINE, strokeOpacity: 1 }),
        tickLabels(
          ticksWithRoom(ticks, (tick) => ({ at: xOf(tick), text: tickText(tick) })),
          tickText,
          'top',
        ),
        Plot.ruleX([1], { stroke: GOAL, strokeWidth: 1.5 }),
        ...DRAWN.flatMap((state) => {
          const color = colors[state];
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
            Plot.dot(
              own.filter(({ isBeyond }) => !isBeyond),
              { ...dot, stroke: color, fill: state === 'open' ? 'var(--surface)' : color },
            ),
            Plot.dot(
              own.filter(({ isBeyond }) => isBeyond),
              { ...dot, symbol: 'triangle', rotate: 90, stroke: color, fill: color },
            ),
          ];
        }),
        Plot.text(placed, {
          y: 'middle',
          text: 'lines',
          frameAnchor: 'left',
          textAnchor: 'start',
          dx: -(labels || EDGE),
          lineHeight: LINE_HEIGHT / 13,
          ...HALO,
          fill: INK,
        }),
        Plot.text(placed, {
          y: 'valueAt',
          text: 'told',
          frameAnchor: 'right',
          textAnchor: isAbove ? 'end' : 'start',
          dx: isAbove ? values : 10,
          fill: INK,
          fontWeight: 600,
          fontVariant: 'tabular-nums',
        }),
      ],
    },
    `Goals against their limits: ${placed.map((goal) => `${label(goal)}, ${goal.state} with ${goal.told}`).join('; ')}.`,
  );
};
