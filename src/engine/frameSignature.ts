/**
 * What a frame looks like in 80 bytes, enough to tell whether another belongs to the same shot: 48 lumas of a grid, the
 * CIELAB histograms of its pixels (6 steps of L, 12 of a and 12 of b), and how much detail it has across and down.
 * Lumas are means of gamma-encoded values (BT.709 weights), because fades and dissolves mix these: a cell of a mixed
 * frame is the same mix of the cells. Steps of a histogram are parts of the frame, 255 for all of it; a value between
 * the middles of two steps counts for both, so that a little more light moves a little. Detail is the root mean square
 * of the differences between neighbors in quarters of a level: two pictures mixed half and half have half as many
 * squares as one of them, where a moving camera keeps them.
 */
export type FrameSignature = Uint8Array;

/** The grid has the same cells whatever the shape of the frame. */
export const GRID_COLUMNS = 8;
export const GRID_ROWS = 6;
export const GRID_CELLS = GRID_COLUMNS * GRID_ROWS;

/** Where the steps of each histogram begin, and how many there are. */
export const HISTOGRAMS = [
  { start: GRID_CELLS, steps: 6 },
  { start: GRID_CELLS + 6, steps: 12 },
  { start: GRID_CELLS + 18, steps: 12 },
] as const;

export const DETAIL_ACROSS = GRID_CELLS + 30;
export const DETAIL_DOWN = DETAIL_ACROSS + 1;

export const SIGNATURE_BYTES = GRID_CELLS + 32;
