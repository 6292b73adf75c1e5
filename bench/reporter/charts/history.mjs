import * as Plot from '@observablehq/plot';
import { formatAmount } from '../amounts.mjs';
import { draw, INK, LINE, QUIET } from './draw.mjs';

/** @typedef {import('../history.mjs').Track} Track */

const SIZE = { width: 240, height: 96 };

/** @param {Date} date */
const formatDay = (date) => date.toISOString().slice(0, 10);

/**
 * A figure over the stored results, from zero, the newest last. Points of another machine, or of this one at another
 * speed, are rings: their times say nothing about the code.
 * @param {Track} track
 */
export const drawHistory = ({ title, unit, points }) => {
  const placed = points.map((point) => ({ ...point, at: new Date(point.taken) }));
  const most = Math.max(...points.map(({ value, interval }) => interval?.high ?? value));
  const bars = placed.flatMap(({ at, interval }) => (interval ? [{ at, ...interval }] : []));
  const last = placed.slice(-1);
  return draw(
    {
      ...SIZE,
      marginLeft: 8,
      marginRight: 64,
      marginTop: 10,
      marginBottom: 20,
      x: { type: 'utc', axis: null },
      y: { axis: null, domain: [0, most > 0 ? most * 1.1 : 1] },
      marks: [
        Plot.ruleY([0], { stroke: LINE }),
        Plot.line(placed, { x: 'at', y: 'value', stroke: INK, strokeOpacity: 0.4 }),
        Plot.ruleX(bars, {
          x: 'at',
          y1: 'low',
          y2: 'high',
          stroke: INK,
          strokeWidth: 5,
          strokeOpacity: 0.28,
        }),
        Plot.dot(
          placed.filter(({ isComparable }) => isComparable),
          { x: 'at', y: 'value', fill: INK, r: 3 },
        ),
        Plot.dot(
          placed.filter(({ isComparable }) => !isComparable),
          {
            x: 'at',
            y: 'value',
            fill: 'var(--surface)',
            stroke: INK,
            r: 3,
          },
        ),
        Plot.text(last, {
          x: 'at',
          y: 'value',
          text: (/** @type {{ value: number }} */ { value }) => formatAmount(value, unit),
          textAnchor: 'start',
          dx: 8,
          fill: INK,
          fontWeight: 600,
        }),
        Plot.text([placed[0]], {
          frameAnchor: 'bottom-left',
          text: (/** @type {{ at: Date }} */ { at }) => formatDay(at),
          textAnchor: 'start',
          dy: 16,
          fill: QUIET,
        }),
      ],
    },
    `${title}: ${placed.map(({ at, value }) => `${formatDay(at)} ${formatAmount(value, unit)}`).join('; ')}.`,
  );
};
