import * as Plot from '@observablehq/plot';
import { Window } from 'happy-dom';

const SVG = 'http://www.w3.org/2000/svg';
const { document: page } = new Window();
const document = /** @type {Document} */ (/** @type {unknown} */ (page));

/** Colors are the page's CSS variables, so that one drawing serves light and dark. */
export const INK = 'var(--text)';
export const QUIET = 'var(--muted)';
export const LINE = 'var(--line)';
export const PEER = 'var(--peer)';
export const GOAL = 'var(--goal)';
/** For text drawn over lines. */
export const HALO = /** @type {const} */ ({ stroke: 'var(--surface)', strokeWidth: 4 });

/**
 * @typedef {object} Layout
 * @property {number} width of the drawing in CSS pixels
 * @property {number} labels space on the left for names; 0 puts each name above its row
 * @property {number} values space on the right for values
 * @property {number} row height of one row
 */

/** Margin beside the plot where there are no names: half a dot has to fit. */
export const EDGE = 8;

/** Two drawings of each chart: one made for a wide window would be unreadable scaled down to a phone. */
export const LAYOUTS = /** @type {const} */ ({
  wide: { width: 980, labels: 230, values: 90, row: 32 },
  narrow: { width: 358, labels: 0, values: 8, row: 46 },
});

/**
 * All tick labels at the bottom or the top: the library's own axis omits some on a logarithmic scale.
 * @param {readonly number[]} ticks
 * @param {(tick: number) => string} format
 * @param {'bottom' | 'top'} side
 */
export const tickLabels = (ticks, format, side) =>
  Plot.text(ticks, {
    x: (/** @type {number} */ tick) => tick,
    text: format,
    frameAnchor: side,
    dy: side === 'bottom' ? 18 : -12,
    fill: QUIET,
    fontVariant: 'tabular-nums',
  });

/**
 * A drawing as SVG text.
 * @param {import('@observablehq/plot').PlotOptions} options
 * @param {string} label its accessible name
 */
export const draw = (options, label) => {
  const svg = Plot.plot({ ...options, document, className: 'chart' });
  // The page has the styles of all drawings.
  svg.querySelector('style')?.remove();
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return svg.outerHTML;
};

/**
 * Many dots as one path: one element per dot would make the page megabytes large.
 * @param {readonly { x: number, y: number }[]} points in the units of the scales
 * @param {string} color
 */
export const dots =
  (points, color) =>
  /** @type {import('@observablehq/plot').RenderFunction} */
  (_index, { x, y }) => {
    const path = document.createElementNS(SVG, 'path');
    const places = points.map((point) => [Number(x?.(point.x)), Number(y?.(point.y))]);
    path.setAttribute(
      'd',
      places.map(([left = 0, top = 0]) => `M${left.toFixed(1)},${top.toFixed(1)}h0`).join(''),
    );
    for (const [name, value] of Object.entries({
      class: 'samples',
      stroke: color,
      'stroke-width': '3.5',
      'stroke-linecap': 'round',
      'stroke-opacity': '0.4',
      fill: 'none',
    })) {
      path.setAttribute(name, value);
    }
    return path;
  };
