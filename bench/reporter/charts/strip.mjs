import * as Plot from '@observablehq/plot';
import { formatAmount, formatRange } from '../amounts.mjs';
import { dots, draw, EDGE, GOAL, HALO, INK, LINE, PEER, QUIET, tickLabels } from './draw.mjs';
import { linesOfLabels, middleWithin, ticksWithRoom } from './labels.mjs';
import { scaleOf, toPixels } from './scale.mjs';

/** @typedef {import('../charts.mjs').Chart} Chart */
/** @typedef {import('../charts.mjs').Row} Row */
/** @typedef {import('./draw.mjs').Layout} Layout */

/** Space above the rows for the names of lines: one more line for each name that would overlap. */
const HEAD = 22;
const LABEL = 16;
const FOOT = 26;

/**
 * The center of a row, in rows from the top; lower if its name is above.
 * @param {number} at
 * @param {Layout} layout
 */
const middleOf = (at, { labels }) => at + (labels === 0 ? 0.7 : 0.5);

/**
 * Every sample, each process on its own line, so that differences between processes show.
 * @param {readonly Row[]} rows
 * @param {boolean} isPeer
 * @param {Layout} layout
 */
const samplesOf = (rows, isPeer, layout) => {
  const spread = layout.labels === 0 ? 0.2 : 0.3;
  return rows.flatMap((row, at) =>
    row.isPeer !== isPeer
      ? []
      : row.blocks.flatMap((samples, block) => {
          const lane = row.blocks.length > 1 ? (2 * block) / (row.blocks.length - 1) - 1 : 0;
          return samples.map((x) => ({ x, y: middleOf(at, layout) + lane * spread }));
        }),
  );
};

/** @param {readonly Row[]} rows @param {Chart['unit']} unit @param {Layout} layout */
const texts = (rows, unit, layout) => {
  const isAbove = layout.labels === 0;
  const places = rows.map((row, at) => ({ ...row, y: isAbove ? at + 0.22 : middleOf(at, layout) }));
  const name = /** @type {const} */ ({ y: 'y', text: 'label', frameAnchor: 'left', textAnchor: 'start' });
  const value = /** @type {const} */ ({
    y: 'y',
    text: (/** @type {Row} */ row) => formatAmount(row.value, unit),
    frameAnchor: 'right',
    textAnchor: isAbove ? 'end' : 'start',
    dx: isAbove ? layout.values : 10,
    fontVariant: 'tabular-nums',
  });
  const ours = places.filter(({ isPeer }) => !isPeer);
  const peers = places.filter(({ isPeer }) => isPeer);
  const names = { ...name, dx: -(layout.labels || EDGE), lineWidth: isAbove ? 20 : 17, ...HALO };
  return [
    Plot.text(ours, { ...names, fill: INK, fontWeight: 600 }),
    Plot.text(peers, { ...names, fill: QUIET }),
    Plot.text(ours, { ...value, ...HALO, fill: INK, fontWeight: 600 }),
    Plot.text(peers, { ...value, ...HALO, fill: QUIET }),
  ];
};

/**
 * The other marks of a row: the interval as a bar, the median as a line across it, the goal as a bracket.
 * @param {readonly Row[]} rows
 * @param {Layout} layout
 */
const marks = (rows, layout) => {
  const half = layout.labels === 0 ? 0.24 : 0.34;
  const placed = rows.map((row, at) => ({ ...row, y: middleOf(at, layout) }));
  return [false, true].flatMap((isPeer) => {
    const own = placed.filter((row) => row.isPeer === isPeer);
    const color = isPeer ? PEER : INK;
    const bars = own.flatMap(({ interval, y }) => (interval ? [{ ...interval, y }] : []));
    return [
      dots(samplesOf(rows, isPeer, layout), color),
      Plot.ruleY(bars, { x1: 'low', x2: 'high', y: 'y', stroke: color, strokeWidth: 7, strokeOpacity: 0.28 }),
      Plot.ruleX(own, {
        x: 'value',
        y1: (/** @type {{ y: number }} */ { y }) => y - half,
        y2: (/** @type {{ y: number }} */ { y }) => y + half,
        stroke: color,
        strokeWidth: 2.5,
      }),
    ];
  });
};

/** @param {readonly Row[]} rows @param {Layout} layout */
const goalsOf = (rows, layout) => {
  const placed = rows.flatMap(({ goal }, at) =>
    goal !== null && goal > 0 ? [{ goal, y: middleOf(at, layout) }] : [],
  );
  const half = layout.labels === 0 ? 0.26 : 0.42;
  return Plot.ruleX(placed, {
    x: 'goal',
    y1: (/** @type {{ y: number }} */ { y }) => y - half,
    y2: (/** @type {{ y: number }} */ { y }) => y + half,
    stroke: GOAL,
    strokeWidth: 1.5,
    strokeDasharray: '2 2',
    className: 'goal',
  });
};

/** @param {Chart} chart */
const describe = ({ title, rows, lines, unit }) =>
  [
    `${title}: ${rows.map((row) => `${row.label} ${formatAmount(row.value, unit)} (${formatRange(row.interval, unit)})`).join('; ')}.`,
    ...lines.map((line) => `Line at ${line.name}, ${formatAmount(line.value, unit)}.`),
  ].join(' ');

/**
 * One row for each figure of a group: samples, median and interval.
 * @param {Chart} chart
 * @param {Layout} layout
 */
export const drawStrip = (chart, layout) => {
  const { rows, lines, unit } = chart;
  const inner = layout.width - layout.labels - layout.values - 12;
  const { ticks, tickFormat, ...x } = scaleOf(
    [
      ...rows.flatMap(({ blocks, value, goal }) => [...blocks.flat(), value, goal ?? value]),
      ...lines.map((line) => line.value),
    ],
    unit,
    inner,
  );
  const left = layout.labels || EDGE;
  const right = layout.width - layout.values;
  const xOf = toPixels(x, left, right);
  const names = lines.map(({ name, value }) => ({
    name,
    value,
    at: middleWithin(xOf(value), name, 0, layout.width),
  }));
  const places = linesOfLabels(names.map(({ name, at }) => ({ at, text: name })));
  const head = HEAD + Math.max(0, ...places) * LABEL;
  return draw(
    {
      width: layout.width,
      height: head + rows.length * layout.row + FOOT,
      marginLeft: left,
      marginRight: layout.values,
      marginTop: head,
      marginBottom: FOOT,
      x: { ...x, axis: null },
      y: { axis: null, domain: [0, rows.length], range: [head, head + rows.length * layout.row] },
      marks: [
        Plot.gridX(ticks, { stroke: LINE, strokeOpacity: 1 }),
        tickLabels(
          ticksWithRoom(ticks, (tick) => ({ at: xOf(tick), text: tickFormat(tick) })),
          tickFormat,
          'bottom',
        ),
        Plot.ruleX(lines, { x: 'value', stroke: QUIET, strokeWidth: 1.5 }),
        ...names.map((line, index) =>
          Plot.text([line], {
            x: 'value',
            text: 'name',
            frameAnchor: 'top',
            lineAnchor: 'bottom',
            dx: line.at - xOf(line.value),
            dy: -6 - (places[index] ?? 0) * LABEL,
            fill: QUIET,
            fontStyle: 'italic',
          }),
        ),
        goalsOf(rows, layout),
        ...marks(rows, layout),
        ...texts(rows, unit, layout),
      ],
    },
    describe(chart),
  );
};
