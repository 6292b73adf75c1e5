import { formatAmount } from '../amounts.mjs';

/** Values that differ by more than this factor need a logarithmic scale. */
const WIDE = 12;
/** Margin beyond the outermost values, as a factor. */
const ROOM = 1.12;
/** Width in pixels of a tick label with its margins. */
const TICK = 110;

/**
 * Powers of ten between two positive values, with their multiples of two and five if there are few.
 * @param {number} least
 * @param {number} most
 * @param {number} count at most this many
 */
export const logTicks = (least, most, count) => {
  const [first, last] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))];
  const ticksOf = (/** @type {readonly number[]} */ steps, stride = 1) =>
    Array.from({ length: Math.floor((last - first) / stride) + 1 }, (_, at) => first + at * stride)
      .flatMap((power) => steps.map((step) => step * 10 ** power))
      .filter((tick) => tick >= least && tick <= most);
  const choices = [ticksOf([1, 2, 5]), ticksOf([1]), ticksOf([1], 2), ticksOf([1], 3)];
  return choices.find(({ length }) => length <= count) ?? ticksOf([1], 4);
};

/**
 * Multiples of one, two or five times a power of ten between two values, at most `count` of them.
 * @param {number} least
 * @param {number} most
 * @param {number} count
 */
export const roundTicks = (least, most, count) => {
  const rough = (most - least) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
};

/**
 * Maps values of a scale to pixels.
 * @param {{ type: 'log' | 'linear', domain: readonly [number, number] }} scale
 * @param {number} from pixels of its lower end
 * @param {number} to pixels of its upper end
 */
export const toPixels = ({ type, domain }, from, to) => {
  const place = type === 'log' ? Math.log : Number;
  const least = place(domain[0]);
  const most = place(domain[1]);
  return (/** @type {number} */ value) => from + ((to - from) * (place(value) - least)) / (most - least);
};

/**
 * The horizontal scale for values of a unit: from zero, or logarithmic if their magnitudes differ.
 * @param {readonly number[]} values
 * @param {import('../../result').FigureKind['unit']} unit
 * @param {number} width in pixels between its ends
 * @returns {{ type: 'log' | 'linear', domain: [number, number], ticks: number[], tickFormat: (value: number) => string
 *   }}
 */
export const scaleOf = (values, unit, width) => {
  const finite = values.filter(Number.isFinite);
  const [least, most] = [Math.min(...finite), Math.max(...finite)];
  const count = Math.max(2, Math.floor(width / TICK));
  const tickFormat = (/** @type {number} */ value) => formatAmount(value, unit);
  if (least > 0 && most / least > WIDE) {
    const domain = /** @type {[number, number]} */ ([least / ROOM, most * ROOM]);
    return { type: 'log', domain, ticks: logTicks(...domain, count), tickFormat };
  }
  const domain = /** @type {[number, number]} */ ([Math.min(0, least * ROOM), most > 0 ? most * ROOM : 1]);
  return { type: 'linear', domain, ticks: roundTicks(...domain, count), tickFormat };
};
