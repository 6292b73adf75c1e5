import type { Pixels } from '../../../../src/engine/planes';

/** Nothing above this in any channel is part of a picture: the darkest that limited range and compression make of black. */
export const BLACK = 20;
/** What stands right behind a bar: so much lighter, over so much of the line, and so far apart. Darkness has no such edge. */
const LIT = 44;
const LIT_PART = 0.25;
const LIT_SPAN = 0.5;
/** An edge over nearly all of the line needs no other frame to say the same. */
export const WHOLE_SPAN = 0.9;
/** The edge itself is a blend of two lines or so. */
const BEHIND_EDGE = 3;

/** Parts of a side: thinner is an edge of the coding, thicker leaves no picture. */
const LEAST = 0.01;
const MOST = 0.4;
/** Opposite bars are as thick, and those of other frames are too, but for so much of a side. */
export const TOLERANCE = 0.02;

/** Pixels by lines that run along the bars: rows for bars above and below, columns for those at the sides. */
export type Lines = {
  readonly count: number;
  readonly length: number;
  /** The lightest channel of a pixel. */
  readonly valueAt: (line: number, place: number) => number;
};

/** Lines at the beginning and at the end. */
export type Bars = readonly [first: number, last: number];

export const linesOf = ({ rgba, width, height }: Pixels, areRows: boolean): Lines => {
  const [lineStep, placeStep] = areRows ? [width * 4, 4] : [4, width * 4];
  return {
    count: areRows ? height : width,
    length: areRows ? width : height,
    valueAt: (line, place) => {
      const at = line * lineStep + place * placeStep;
      return Math.max(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    },
  };
};

const isDark = ({ length, valueAt }: Lines, line: number): boolean => {
  for (let place = 0; place < length; place += 1) if (valueAt(line, place) > BLACK) return false;
  return true;
};

/** Dark lines from an edge inward. */
const darkLines = (lines: Lines, edge: number, way: 1 | -1): number => {
  const most = Math.floor(lines.count * MOST);
  let depth = 0;
  while (depth <= most && isDark(lines, edge + way * depth)) depth += 1;
  return depth;
};

/** What part of a line lies between its outermost lit places; 0 where few are lit. */
const litSpan = ({ length, valueAt }: Lines, line: number): number => {
  let [lit, first, last] = [0, length, -1];
  for (let place = 0; place < length; place += 1) {
    if (valueAt(line, place) < LIT) continue;
    lit += 1;
    first = Math.min(first, place);
    last = place;
  }
  return lit >= length * LIT_PART ? (last - first + 1) / length : 0;
};

/** The bars that a frame shows by itself: equally thick ones, with a straight edge to something lit. */
export const barsOf = (lines: Lines): { readonly bars: Bars; readonly span: number } | null => {
  const { count } = lines;
  const [first, last] = [darkLines(lines, 0, 1), darkLines(lines, count - 1, -1)];
  const isBar = (depth: number): boolean => depth >= Math.max(2, count * LEAST) && depth <= count * MOST;
  if (!isBar(first) || !isBar(last) || Math.abs(first - last) > Math.max(1, count * TOLERANCE)) return null;
  const behind = BEHIND_EDGE - 1;
  const span = Math.min(litSpan(lines, first + behind), litSpan(lines, count - 1 - last - behind));
  return span >= LIT_SPAN ? { bars: [first, last], span } : null;
};
