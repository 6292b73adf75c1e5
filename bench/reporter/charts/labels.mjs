/**
 * Pixels of characters at 13 px in a wide font: whose the page is drawn in is up to the machine of who reads it.
 * @type {readonly (readonly [RegExp, number])[]}
 */
const WIDTHS = [
  [/[.,:;' ijl|]/, 4.3],
  [/[\d×≤≥]/, 8.4],
];
const OTHERS = 7.7;
/** How many times as wide a bold text is. */
const BOLD = 1.18;
/** Beside each other labels keep so many pixels apart. */
const GAP = 8;

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box in pixels, y downward */

/**
 * About how many pixels wide a text is in a chart.
 * @param {string} text of one line
 */
export const widthOf = (text) =>
  Array.from(text, (character) => WIDTHS.find(([some]) => some.test(character))?.[1] ?? OTHERS).reduce(
    (sum, width) => sum + width,
    0,
  );

/**
 * The line of each label so that none lies on another: 0 where there is room, else the first line that has it.
 * @param {readonly { at: number, text: string }[]} labels `at` is a middle in pixels; who comes first goes first
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
 * The labels of ticks that have room; both ends go first, the others give way.
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
 * The middle of a label at a place, moved so that all of it lies between two edges.
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
 * Where a bold label beside a point lies on the fewest of what is drawn: right of it, else above, below or left of it.
 * @param {{ x: number, y: number }} point in pixels
 * @param {string} text
 * @param {readonly { x: number, y: number }[]} obstacles in pixels
 * @param {Box} within the drawing
 * @returns {{ dx: number, dy: number }} from the point to the label's left end and middle
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
 * A text in lines that fit a width, broken at spaces; a limit keeps its sign, its number and its unit together.
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
