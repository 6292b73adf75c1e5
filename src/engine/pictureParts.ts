import type { Areas } from './areas';

/** The vote for exact colors restarts in each part, so that parts can be read in parallel. */
const PARTS = 4;

/** Rows of a picture, from `first` to before `end`. */
export type Rows = { readonly first: number; readonly end: number };

/** The parts of a picture, top to bottom, however many workers read it. They end where areas of the preview end. */
export const partsOf = ({ count, starts }: Areas): readonly Rows[] => {
  const startOf = (part: number): number => starts[Math.round((part * count) / PARTS)]!;
  return Array.from({ length: PARTS }, (_, part) => ({ first: startOf(part), end: startOf(part + 1) }));
};

/** Sums of the occupied cells, with pixels weighted in units of 1 / `ALPHA.whole`. */
export type CellSums = {
  /** Cell indexes, ascending. */
  readonly cells: Uint16Array<ArrayBuffer>;
  /** Red, green, blue and weight of each. */
  readonly sums: Float64Array<ArrayBuffer>;
};

/** State of a Boyer–Moore majority vote per cell, within one part. All arrays are equally long. */
export type Votes = {
  readonly cells: Uint16Array<ArrayBuffer>;
  /** 0xRRGGBB. */
  readonly candidates: Uint32Array<ArrayBuffer>;
  /** The candidate's lead, in groups of four pixels. */
  readonly leads: Uint32Array<ArrayBuffer>;
  /** The candidate's groups since it took the lead. */
  readonly wins: Uint32Array<ArrayBuffer>;
};

/** Weights of exact colors, in all and in runs, in units of 1 / `ALPHA.whole`. All arrays are equally long. */
export type ExactSums = {
  /** 0xRRGGBB. */
  readonly colors: Uint32Array<ArrayBuffer>;
  readonly weights: Float64Array<ArrayBuffer>;
  readonly solids: Float64Array<ArrayBuffer>;
};

/** The result of reading some rows of a picture; `joinRows` combines those of all rows. */
export type RowsReading = {
  readonly counted: CellSums;
  readonly shadows: CellSums;
  /** One for each part. */
  readonly votes: readonly Votes[];
  /** Null where there are more than 8,192 colors. */
  readonly exact: ExactSums | null;
  /** Counts of dark translucent pixels: see `SHADOW` in softShadow.ts. */
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
