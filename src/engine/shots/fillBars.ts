import { DETAIL_ACROSS, DETAIL_DOWN, GRID_COLUMNS, GRID_ROWS, SIGNATURE_BYTES } from '../frameSignature';
import type { Frames } from './frameSignatures';

/** Lines of cells that are partly bar have at most this part of the light of the next line, in every frame. */
const MOST_LIGHT = 0.85;
/** Maximum fraction of the lines that may be bars, on each side. */
const MOST_DEPTH = 0.34;
/** Minimum luma beside a bar for its edge to be measured. */
const LEAST_LIT = 30;
/** Squared detail of two sharp edges across a hundred lines, relative to the squared luma beside them. */
const MOST_EDGE = 0.5;
/** Maximum number of frames, evenly spaced, in which bars are looked for. */
const SAMPLES = 2048;

/** The grid as lines: its rows, or its columns. */
type Side = {
  readonly lines: number;
  readonly length: number;
  readonly cellOf: (line: number, place: number) => number;
  /** The byte of the detail across the lines. */
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

/** The maximum and the total light of each line over the frames. */
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

/** How many lines are bars, wholly or in part, on each of the two sides alike. */
const depthOf = (frames: Frames, side: Side): number => {
  const { most, whole } = lightOf(frames, side);
  const last = side.lines - 1;
  const isDarker = (line: number, behind: number, part: number): boolean =>
    most[line]! <= most[behind]! * part && whole[line]! <= whole[behind]! * part;
  const areDarker = (line: number, part: number): boolean =>
    isDarker(line, line + 1, part) && isDarker(last - line, last - line - 1, part);
  let depth = 0;
  // Within a wide bar, a line is as dark as the next one, which is black as well.
  for (let line = 0; line < Math.floor(side.lines * MOST_DEPTH) && areDarker(line, 1); line += 1)
    if (areDarker(line, MOST_LIGHT)) depth = line + 1;
  return depth;
};

/**
 * Subtracts the edges of the bars from the detail, as these are not part of the picture and no dissolve softens them.
 * Their squared detail is proportional to the squared luma beside them; no frame has less, which gives the factor.
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
 * Replaces black bars (letterbox, pillarbox) by the picture beside them, in place: bars would make all shots more
 * alike, and give blank frames contrast.
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
