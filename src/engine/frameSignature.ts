/**
 * 80 bytes that describe a frame well enough to tell whether another is of the same shot: 48 mean lumas on a grid,
 * CIELAB histograms (6 bins of L, 12 of a, 12 of b), and horizontal and vertical detail. Lumas are means of
 * gamma-encoded values (BT.709 weights), as fades and dissolves mix these: cells of a mixed frame are the same mix of
 * the cells. Bins are fractions of the frame, 255 for all of it; a value between the centers of two bins is shared by
 * both, so that small changes of light make small ones here. Detail is the RMS difference between neighbors in quarter
 * levels: mixing two pictures half and half leaves about half of its square, whereas camera motion preserves it.
 */
export type FrameSignature = Uint8Array;

/** The grid has the same cells whatever the shape of the frame. */
export const GRID_COLUMNS = 8;
export const GRID_ROWS = 6;
export const GRID_CELLS = GRID_COLUMNS * GRID_ROWS;

/** Start and number of the bins of each histogram. */
export const HISTOGRAMS = [
  { start: GRID_CELLS, steps: 6 },
  { start: GRID_CELLS + 6, steps: 12 },
  { start: GRID_CELLS + 18, steps: 12 },
] as const;

export const DETAIL_ACROSS = GRID_CELLS + 30;
export const DETAIL_DOWN = DETAIL_ACROSS + 1;

export const SIGNATURE_BYTES = GRID_CELLS + 32;
