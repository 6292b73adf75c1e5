/**
 * Character widths in pixels at 13 px in a wide font: the actual font depends on the reader's machine.
 * @type {readonly (readonly [RegExp, number])[]}
 */
const WIDTHS = [
  [/[.,:;' ijl|]/, 4.3],
  [/[\d×≤≥]/, 8.4],
];
const OTHERS = 7.7;
/** How much wider bold text is. */
const BOLD = 1.18;
/** Least distance in pixels between labels side by side. */
const GAP = 8;

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box in pixels, y downward */

/**
 * The approximate width in pixels of a text in a chart.
 * @param {string} text of one line
 */
export const widthOf = (text) =>
  Array.from(text, (character) => WIDTHS.find(([some]) => some.test(character))?.[1] ?? OTHERS).reduce(
    (sum, width) => sum + width,
    0,
  );

/**
 * The line of each label so that none overlaps another: 0 if it fits, else the first line with room.
 * @param {readonly { at: number, text: string }[]} labels `at` is a center in pixels; earlier labels are placed first
 * @returns {number[]}
 */
export const linesOfLabels = (labels) => {
  /** @type {{ from: number, to: number }[][]} */
  const lines = [];
  return labels.map(({ at, text }) => {
    const half = (widthOf(text) + GAP) / 2;
    const [from, to] = [at - half, at + half];
    const free = lines.findIndex((taken) => taken.every((other) => to <= other.from || from >= other.to));
    const line = free === -1 ? lines.length : free;
    lines[line] = [...(lines[line] ?? []), { from, to }];
    return line;
  });
};

/**
 * The tick labels that fit; both ends take priority.
 * @template Tick
 * @param {readonly Tick[]} ticks from one end to the other
 * @param {(tick: Tick) => { at: number, text: string }} labelOf
 */
export const ticksWithRoom = (ticks, labelOf) => {
  const order = [...ticks.slice(0, 1), ...ticks.slice(1).slice(-1), ...ticks.slice(1, -1)];
  const lines = linesOfLabels(order.map(labelOf));
  const shown = new Set(order.filter((_, at) => lines[at] === 0));
  return ticks.filter((tick) => shown.has(tick));
};

/**
 * The center of a label, moved so that all of it lies between two edges.
 * @param {number} at
 * @param {string} text
 * @param {number} left
 * @param {number} right
 */
export const middleWithin = (at, text, left, right) => {
  const half = widthOf(text) / 2;
  return Math.max(left + half, Math.min(right - half, at));
};

/**
 * The position of a bold label beside a point that overlaps the fewest obstacles: right, else above, below or left.
 * @param {{ x: number, y: number }} point in pixels
 * @param {string} text
 * @param {readonly { x: number, y: number }[]} obstacles in pixels
 * @param {Box} within the drawing
 * @returns {{ dx: number, dy: number }} offset from the point to the label's left edge and vertical center
 */
export const placeBeside = ({ x, y }, text, obstacles, within) => {
  const [width, half, reach] = [widthOf(text) * BOLD, 9, 4];
  const places = [
    { dx: 10, dy: 0 },
    { dx: 6, dy: -18 },
    { dx: 6, dy: 18 },
    { dx: -10 - width, dy: 0 },
  ];
  const cost = (/** @type {{ dx: number, dy: number }} */ { dx, dy }) => {
    const [left, top, bottom] = [x + dx, y + dy - half, y + dy + half];
    const isOut =
      left < within.left || left + width > within.right || top < within.top || bottom > within.bottom;
    const hits = obstacles.filter(
      (other) =>
        other.x > left - reach &&
        other.x < left + width + reach &&
        other.y > top - reach &&
        other.y < bottom + reach,
    ).length;
    return hits + (isOut ? obstacles.length + 1 : 0);
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))] ?? { dx: 10, dy: 0 };
};

/**
 * Wraps a text at spaces to a width; the sign, number and unit of a limit stay together.
 * @param {string} text
 * @param {number} width in pixels
 * @returns {string[]}
 */
export const wrap = (text, width) => {
  const words = text.match(/[≤≥] \S+(?: (?:×|ms|MB|%|s)(?!\S))?|\S+/g) ?? [];
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
