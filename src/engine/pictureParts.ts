import type { Areas } from './areas';

/** In each part the vote for exact colors begins anew, so that parts may be read side by side. */
const PARTS = 4;

/** Rows of a picture, from `first` to before `end`. */
export type Rows = { readonly first: number; readonly end: number };

/** The parts of a picture from its top to its bottom, the same however many read it: no area of the preview is cut. */
export const partsOf = ({ count, starts }: Areas): readonly Rows[] => {
  const startOf = (part: number): number => starts[Math.round((part * count) / PARTS)]!;
  return Array.from({ length: PARTS }, (_, part) => ({ first: startOf(part), end: startOf(part + 1) }));
};

/** Sums of cells that hold pixels, each pixel times its weight in parts of `ALPHA.whole`. */
export type CellSums = {
  /** Numbers of the cells, ascending. */
  readonly cells: Uint16Array<ArrayBuffer>;
  /** Red, green, blue and weight of each. */
  readonly sums: Float64Array<ArrayBuffer>;
};

/** Boyer and Moore's majority vote in one part. All arrays are equally long. */
export type Votes = {
  readonly cells: Uint16Array<ArrayBuffer>;
  /** 0xRRGGBB. */
  readonly candidates: Uint32Array<ArrayBuffer>;
  /** By how many groups the candidate leads. */
  readonly leads: Uint32Array<ArrayBuffer>;
  /** Its groups since it took the lead. */
  readonly wins: Uint32Array<ArrayBuffer>;
};

/** Colors with what they weigh, in all and in runs, in parts of `ALPHA.whole`. All arrays are equally long. */
export type ExactSums = {
  /** 0xRRGGBB. */
  readonly colors: Uint32Array<ArrayBuffer>;
  readonly weights: Float64Array<ArrayBuffer>;
  readonly solids: Float64Array<ArrayBuffer>;
};

/** What rows of a picture come to: with those of the rows above and below, all there is to know of it. */
export type RowsReading = {
  readonly counted: CellSums;
  readonly shadows: CellSums;
  /** One for each part. */
  readonly votes: readonly Votes[];
  /** Null where there are more than 8,192 colors. */
  readonly exact: ExactSums | null;
  /** Dark pixels that are seen through, as `SHADOW` in softShadow.ts says. */
  readonly shadow: Uint32Array<ArrayBuffer>;
  /** RGBA of the preview's rows. */
  readonly preview: Uint8ClampedArray<ArrayBuffer>;
};

export const buffersOfRows = ({
  counted,
  shadows,
  votes,
  exact,
  shadow,
  preview,
}: RowsReading): ArrayBuffer[] =>
  [
    ...[counted, shadows].flatMap(({ cells, sums }) => [cells, sums]),
    ...votes.flatMap(({ cells, candidates, leads, wins }) => [cells, candidates, leads, wins]),
    ...(exact ? [exact.colors, exact.weights, exact.solids] : []),
    shadow,
    preview,
  ].map(({ buffer }) => buffer);
