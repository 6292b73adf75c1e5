import * as Plot from '@observablehq/plot';
import { formatAmount } from '../amounts.mjs';
import { formatNumber } from '../../runner/markdown.mjs';
import { logTicks, toPixels } from './scale.mjs';
import { dots, draw, HALO, INK, LINE, QUIET, tickLabels } from './draw.mjs';
import { placeBeside, ticksWithRoom } from './labels.mjs';

/** @typedef {import('../charts.mjs').Chart} Chart */
/** @typedef {import('./draw.mjs').Layout} Layout */

const HEIGHT = 280;
/** Wide enough for two side by side in a wide window. */
const WIDE = 478;
const ROOM = 1.3;
const MARGIN = { left: 64, right: 72, top: 16, bottom: 40 };
/** Space below the lowest value for its label. */
const INSET = 26;

/**
 * A power law through the center of all points, from the first size to the last, clipped to a range of values.
 * @param {readonly { size: number, value: number }[]} points
 * @param {number} exponent
 * @param {readonly [number, number]} [between] unclipped if omitted; requires a nonzero exponent
 */
const powerLine = (points, exponent, between) => {
  const mean = (/** @type {readonly number[]} */ logs) =>
    logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const [x, y] = [
    mean(points.map(({ size }) => Math.log(size))),
    mean(points.map(({ value }) => Math.log(value))),
  ];
  const bounds = (between ?? [])
    .map((value) => Math.exp(x + (Math.log(value) - y) / exponent))
    .toSorted((a, b) => a - b);
  const [least = 0, most = Infinity] = bounds;
  return [points.at(0), points.at(-1)].map((point) => {
    const size = Math.max(least, Math.min(most, point?.size ?? 1));
    return { size, value: Math.exp(y + exponent * (Math.log(size) - x)) };
  });
};

/**
 * The growth of a curve, and the least size that it holds for if small sizes were excluded.
 * @param {Chart} chart
 */
export const exponentText = ({ growth, rows, sizeUnit }) => {
  const { exponent, from } = growth ?? { exponent: Number.NaN, from: rows[0]?.size };
  const power = `${sizeUnit === '' ? 'n' : sizeUnit} to the power of ${formatNumber(exponent)}`;
  return from === undefined || from === rows[0]?.size ? power : `${power}, from ${formatNumber(from)} on`;
};

/**
 * Both axes are logarithmic, so that a power law is a straight line; the dotted line is linear growth for comparison.
 * @param {Chart} chart
 * @param {Layout} layout
 */
export const drawGrowth = (chart, layout) => {
  const { rows, unit, growth, title, sizeUnit } = chart;
  const points = rows.map(({ size = Number.NaN, value, interval, blocks }) => ({
    size,
    value,
    interval,
    blocks,
  }));
  const samples = points.flatMap(({ size, blocks }) => blocks.flat().map((y) => ({ x: size, y })));
  const values = [...samples.map(({ y }) => y), ...points.map(({ value }) => value)];
  const fitted = points.filter(({ size }) => size >= (growth?.from ?? 0));
  const line = powerLine(fitted, growth?.exponent ?? 1);
  const bars = points.flatMap(({ size, interval }) => (interval ? [{ size, ...interval }] : []));
  const ends = points.filter((_, at) => at === 0 || at === points.length - 1);
  const domain = /** @type {[number, number]} */ ([Math.min(...values) / ROOM, Math.max(...values) * ROOM]);
  const inStep = powerLine(fitted, 1, domain);
  const ticks = logTicks(...domain, 6);
  const width = layout.labels === 0 ? layout.width : WIDE;
  const sizes = points.map(({ size }) => size);
  const extent = /** @type {[number, number]} */ ([Math.min(...sizes), Math.max(...sizes)]);
  const lowest = HEIGHT - MARGIN.bottom - INSET;
  const [xOf, yOf] = [
    toPixels({ type: 'log', domain: extent }, MARGIN.left, width - MARGIN.right),
    toPixels({ type: 'log', domain }, lowest, MARGIN.top),
  ];
  const drawn = [
    ...samples.map(({ x, y }) => ({ x: xOf(x), y: yOf(y) })),
    ...points.map(({ size, value }) => ({ x: xOf(size), y: yOf(value) })),
  ];
  const labels = ends.map(({ size, value }) => {
    const point = { x: xOf(size), y: yOf(value) };
    const others = drawn.filter(({ x, y }) => x !== point.x || y !== point.y);
    const text = formatAmount(value, unit);
    const within = { left: MARGIN.left, right: width, top: 0, bottom: HEIGHT - MARGIN.bottom };
    const { dx, dy } = placeBeside(point, text, others, within);
    return { size, value, text, dx, dy };
  });
  return draw(
    {
      width,
      height: HEIGHT,
      marginLeft: MARGIN.left,
      marginRight: MARGIN.right,
      marginTop: MARGIN.top,
      marginBottom: MARGIN.bottom,
      x: { type: 'log', axis: null, domain: extent },
      y: { type: 'log', axis: null, domain, range: [lowest, MARGIN.top] },
      marks: [
        Plot.gridY(ticks, { stroke: LINE, strokeOpacity: 1 }),
        tickLabels(
          ticksWithRoom(sizes, (size) => ({ at: xOf(size), text: formatNumber(size) })),
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
        ...labels.map(({ dx, dy, ...label }) =>
          Plot.text([label], {
            x: 'size',
            y: 'value',
            text: 'text',
            textAnchor: 'start',
            dx,
            dy,
            fill: INK,
            fontWeight: 600,
            ...HALO,
          }),
        ),
      ],
    },
    `${title}: ${points.map(({ size, value }) => `${formatNumber(size)} ${sizeUnit} ${formatAmount(value, unit)}`).join('; ')}. Grows with ${exponentText(chart)}.`,
  );
};
