import { DETAIL_ACROSS, DETAIL_DOWN, GRID_COLUMNS, GRID_ROWS, SIGNATURE_BYTES } from '../frameSignature';
import type { Frames } from './frameSignatures';

/** Lines of cells that are bars in part are never lighter than this part of those behind them, in no frame of the video. */
const MOST_LIGHT = 0.85;
/** Of the lines on each side, so many may be bars at most. */
const MOST_DEPTH = 0.34;
/** Levels of luma beside a bar from which its edge tells how much detail it is. */
const LEAST_LIT = 30;
/** Detail of two sharp edges across a hundred lines, as part of the square of the light beside them. */
const MOST_EDGE = 0.5;
/** Of a long video so many frames, evenly spread, tell of bars. */
const SAMPLES = 2048;

/** The grid by lines along one side: rows, or columns. */
type Side = {
  readonly lines: number;
  readonly length: number;
  readonly cellOf: (line: number, place: number) => number;
  /** The byte of the detail that goes from line to line. */
  readonly detail: number;
};

const ROWS: Side = {
  lines: GRID_ROWS,
  length: GRID_COLUMNS,
  cellOf: (line, place) => line * GRID_COLUMNS + place,
  detail: DETAIL_DOWN,
};
const COLUMNS: Side = {
  lines: GRID_COLUMNS,
  length: GRID_ROWS,
  cellOf: (line, place) => place * GRID_COLUMNS + line,
  detail: DETAIL_ACROSS,
};

/** The most and the whole light of each line. */
const lightOf = ({ bytes, count }: Frames, { lines, length, cellOf }: Side) => {
  const cells = Array.from({ length: lines }, (_, line) =>
    Array.from({ length }, (_unused, place) => cellOf(line, place)),
  );
  const most = new Float64Array(lines);
  const whole = new Float64Array(lines);
  const step = Math.ceil(count / SAMPLES) * SIGNATURE_BYTES;
  for (let start = 0; start < count * SIGNATURE_BYTES; start += step) {
    cells.forEach((line, index) => {
      let sum = 0;
      for (const cell of line) sum += bytes[start + cell]!;
      whole[index]! += sum;
      if (sum > most[index]!) most[index] = sum;
    });
  }
  return { most, whole };
};

/** How many lines on each side are bars, or bars in part: as many on the one as on the other. */
const depthOf = (frames: Frames, side: Side): number => {
  const { most, whole } = lightOf(frames, side);
  const last = side.lines - 1;
  const isDarker = (line: number, behind: number, part: number): boolean =>
    most[line]! <= most[behind]! * part && whole[line]! <= whole[behind]! * part;
  const areDarker = (line: number, part: number): boolean =>
    isDarker(line, line + 1, part) && isDarker(last - line, last - line - 1, part);
  let depth = 0;
  // A line that is black altogether is as dark as the next one, where that is black too.
  for (let line = 0; line < Math.floor(side.lines * MOST_DEPTH) && areDarker(line, 1); line += 1)
    if (areDarker(line, MOST_LIGHT)) depth = line + 1;
  return depth;
};

/**
 * The edges of the bars are no detail of the picture, and a dissolve does not soften them: takes out what they have of it,
 * which goes with the square of the light beside them. No frame has less detail than that.
 */
const withoutEdges = (
  { bytes, count }: Frames,
  { lines, length, cellOf, detail }: Side,
  depth: number,
): void => {
  const beside = Array.from({ length }, (_, place) => [
    cellOf(depth, place),
    cellOf(lines - 1 - depth, place),
  ]).flat();
  const squaresAt = (start: number): number => {
    let sum = 0;
    for (const cell of beside) sum += bytes[start + cell]! ** 2;
    return sum / beside.length;
  };
  const end = count * SIGNATURE_BYTES;
  let least = MOST_EDGE;
  for (let start = 0; start < end; start += SIGNATURE_BYTES) {
    const squares = squaresAt(start);
    if (squares >= LEAST_LIT ** 2) least = Math.min(least, bytes[start + detail]! ** 2 / squares);
  }
  for (let start = 0; start < end; start += SIGNATURE_BYTES) {
    const rest = bytes[start + detail]! ** 2 - squaresAt(start) * least;
    bytes[start + detail] = Math.round(Math.sqrt(Math.max(0, rest)));
  }
};

/**
 * Fills the black bars that were added to a video with the picture beside them, in place: what is black in all shots would
 * make any two of them alike, and keep a white frame from being empty.
 */
export const fillBars = (frames: Frames): void => {
  const { bytes, count } = frames;
  for (const side of [ROWS, COLUMNS]) {
    const depth = depthOf(frames, side);
    if (depth === 0) continue;
    withoutEdges(frames, side, depth);
    const last = side.lines - 1;
    for (let line = 0; line < depth; line += 1) {
      for (let place = 0; place < side.length; place += 1) {
        const pairs = [
          [side.cellOf(line, place), side.cellOf(depth, place)],
          [side.cellOf(last - line, place), side.cellOf(last - depth, place)],
        ] as const;
        for (const [to, from] of pairs)
          for (let start = 0; start < count * SIGNATURE_BYTES; start += SIGNATURE_BYTES)
            bytes[start + to] = bytes[start + from]!;
      }
    }
  }
};
