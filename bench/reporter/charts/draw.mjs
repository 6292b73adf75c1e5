import * as Plot from '@observablehq/plot';
import { Window } from 'happy-dom';

const SVG = 'http://www.w3.org/2000/svg';
const { document: page } = new Window();
const document = /** @type {Document} */ (/** @type {unknown} */ (page));

/** Colors are those of the page, so that one drawing serves light and dark. */
export const INK = 'var(--text)';
export const QUIET = 'var(--muted)';
export const LINE = 'var(--line)';
export const PEER = 'var(--peer)';
export const GOAL = 'var(--goal)';
/** For texts that lie on lines. */
export const HALO = /** @type {const} */ ({ stroke: 'var(--surface)', strokeWidth: 4 });

/**
 * @typedef {object} Layout
 * @property {number} width of the drawing in CSS pixels
 * @property {number} labels the room on the left for names; 0 puts each name above its row
 * @property {number} values the room on the right for values
 * @property {number} row the height of one
 */

/** Beside the plot where no names are: half a dot has to fit. */
export const EDGE = 8;

/** Two drawings of each chart: scaled to a phone, one made for a wide window would be too small to read. */
export const LAYOUTS = /** @type {const} */ ({
  wide: { width: 980, labels: 230, values: 90, row: 32 },
  narrow: { width: 358, labels: 0, values: 8, row: 46 },
});

/**
 * The labels of ticks at the bottom or the top, every one of them: the axis that comes with the library leaves some out on
 * a logarithmic scale.
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
 * A drawing as text.
 * @param {import('@observablehq/plot').PlotOptions} options
 * @param {string} label what it shows, for those who do not see it
 */
export const draw = (options, label) => {
  const svg = Plot.plot({ ...options, document, className: 'chart' });
  // The page has the styles of all of them.
  svg.querySelector('style')?.remove();
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return svg.outerHTML;
};

/**
 * Many dots as one path: an element for each would make a page of megabytes.
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
