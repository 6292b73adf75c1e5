import * as Plot from '@observablehq/plot';
import { formatAmount } from '../amounts.mjs';
import { formatNumber } from '../../runner/markdown.mjs';
import { logTicks } from './scale.mjs';
import { dots, draw, HALO, INK, LINE, QUIET, tickLabels } from './draw.mjs';

/** @typedef {import('../charts.mjs').Chart} Chart */
/** @typedef {import('./draw.mjs').Layout} Layout */

const HEIGHT = 280;
/** Two fit beside each other in a wide window. */
const WIDE = 478;
const ROOM = 1.3;

/**
 * The line of a power through the middle of all points, from the first size to the last.
 * @param {readonly { size: number, value: number }[]} points
 * @param {number} exponent
 */
const powerLine = (points, exponent) => {
  const mean = (/** @type {readonly number[]} */ logs) =>
    logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const [x, y] = [
    mean(points.map(({ size }) => Math.log(size))),
    mean(points.map(({ value }) => Math.log(value))),
  ];
  return [points.at(0), points.at(-1)].map((point) => {
    const size = point?.size ?? 1;
    return { size, value: Math.exp(y + exponent * (Math.log(size) - x)) };
  });
};

/**
 * The label at the end of the fitted line.
 * @param {Chart} chart
 */
export const exponentText = ({ exponent, sizeUnit }) =>
  `${sizeUnit === '' ? 'n' : sizeUnit} to the power of ${formatNumber(exponent ?? Number.NaN)}`;

/**
 * Both axes logarithmic, so that a power is a straight line; beside the fitted one, dotted, what growth in step with the
 * input would be.
 * @param {Chart} chart
 * @param {Layout} layout
 */
export const drawGrowth = (chart, layout) => {
  const { rows, unit, exponent, title, sizeUnit } = chart;
  const points = rows.map(({ size = Number.NaN, value, interval, blocks }) => ({
    size,
    value,
    interval,
    blocks,
  }));
  const samples = points.flatMap(({ size, blocks }) => blocks.flat().map((y) => ({ x: size, y })));
  const values = [...samples.map(({ y }) => y), ...points.map(({ value }) => value)];
  const line = powerLine(points, exponent ?? 1);
  const inStep = powerLine(points, 1);
  const bars = points.flatMap(({ size, interval }) => (interval ? [{ size, ...interval }] : []));
  const ends = points.filter((_, at) => at === 0 || at === points.length - 1);
  const domain = /** @type {[number, number]} */ ([Math.min(...values) / ROOM, Math.max(...values) * ROOM]);
  const ticks = logTicks(...domain, 6);
  return draw(
    {
      width: layout.labels === 0 ? layout.width : WIDE,
      height: HEIGHT,
      marginLeft: 64,
      marginRight: 72,
      marginTop: 16,
      marginBottom: 40,
      x: { type: 'log', axis: null },
      y: { type: 'log', axis: null, domain },
      marks: [
        Plot.gridY(ticks, { stroke: LINE, strokeOpacity: 1 }),
        tickLabels(
          points.map(({ size }) => size),
          formatNumber,
          'bottom',
        ),
        Plot.text([sizeUnit], { frameAnchor: 'bottom', dy: 36, fill: QUIET }),
        Plot.text(ticks, {
          y: (/** @type {number} */ tick) => tick,
          text: (/** @type {number} */ tick) => formatAmount(tick, unit),
          frameAnchor: 'left',
          textAnchor: 'end',
          dx: -10,
          fill: QUIET,
        }),
        Plot.line(inStep, {
          x: 'size',
          y: 'value',
          stroke: QUIET,
          strokeDasharray: '1 4',
          strokeLinecap: 'round',
        }),
        Plot.line(line, { x: 'size', y: 'value', stroke: INK, strokeOpacity: 0.5 }),
        dots(samples, INK),
        Plot.ruleX(bars, {
          x: 'size',
          y1: 'low',
          y2: 'high',
          stroke: INK,
          strokeWidth: 7,
          strokeOpacity: 0.28,
        }),
        Plot.dot(points, { x: 'size', y: 'value', fill: INK, r: 3.5 }),
        Plot.text(ends, {
          x: 'size',
          y: 'value',
          text: (/** @type {{ value: number }} */ { value }) => formatAmount(value, unit),
          textAnchor: 'start',
          dx: 10,
          fill: INK,
          fontWeight: 600,
          ...HALO,
        }),
      ],
    },
    `${title}: ${points.map(({ size, value }) => `${formatNumber(size)} ${sizeUnit} ${formatAmount(value, unit)}`).join('; ')}. Grows with ${exponentText(chart)}.`,
  );
};
