import type { Pixels } from '../../../../src/engine/planes';

/** Maximum channel value of black after compression and in limited range; anything brighter is picture. */
export const BLACK = 20;
/**
 * The line next to a bar: minimum brightness, the fraction of the line that has it, and its spread. Dark scenes have no
 * such edge.
 */
const LIT = 44;
const LIT_PART = 0.25;
const LIT_SPAN = 0.5;
/** An edge over nearly the whole line needs no confirmation by other frames. */
export const WHOLE_SPAN = 0.9;
/** The edge itself is a blend of about two lines. */
const BEHIND_EDGE = 3;

/** Fractions of a side: thinner is a coding artifact, thicker leaves no picture. */
const LEAST = 0.01;
const MOST = 0.4;
/** Opposite bars, and those of different frames, may differ in thickness by this fraction of a side. */
export const TOLERANCE = 0.02;

/** Pixels accessed by lines parallel to the bars: rows for bars above and below, columns for those at the sides. */
export type Lines = {
  readonly count: number;
  readonly length: number;
  /** The largest channel of a pixel. */
  readonly valueAt: (line: number, place: number) => number;
};

/** Number of bar lines at the start and at the end. */
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

/** Number of dark lines from an edge inward. */
const darkLines = (lines: Lines, edge: number, way: 1 | -1): number => {
  const most = Math.floor(lines.count * MOST);
  let depth = 0;
  while (depth <= most && isDark(lines, edge + way * depth)) depth += 1;
  return depth;
};

/** Fraction of a line between its outermost lit pixels; 0 if few are lit. */
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

/** The bars visible in a single frame: equally thick, with a straight edge to something lit. */
export const barsOf = (lines: Lines): { readonly bars: Bars; readonly span: number } | null => {
  const { count } = lines;
  const [first, last] = [darkLines(lines, 0, 1), darkLines(lines, count - 1, -1)];
  const isBar = (depth: number): boolean => depth >= Math.max(2, count * LEAST) && depth <= count * MOST;
  if (!isBar(first) || !isBar(last) || Math.abs(first - last) > Math.max(1, count * TOLERANCE)) return null;
  const behind = BEHIND_EDGE - 1;
  const span = Math.min(litSpan(lines, first + behind), litSpan(lines, count - 1 - last - behind));
  return span >= LIT_SPAN ? { bars: [first, last], span } : null;
};
