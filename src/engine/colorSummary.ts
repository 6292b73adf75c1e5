/**
 * The colors of a picture, reduced: one row per occupied cell of a 32×32×32 sRGB grid.
 * A cell's color is the exact color that fills more than half of it in groups of four equal pixels, else the mean
 * of its pixels, halves rounded up. Groups are every four pixels in reading order, so flat areas keep their color
 * whatever their soft edges add to the cell.
 */
export type ColorSummary = {
  /** 0xRRGGBB, one per cell, in ascending cell order. */
  readonly colors: Uint32Array;
  /** Pixels in each cell; same length as `colors`. Pixels with alpha < 128 are not counted. */
  readonly weights: Uint32Array;
  /** Of a picture in a wide gamut: the same colors in Display P3 as 0xRRGGBB, before `colors` was cut to sRGB. */
  readonly p3?: Uint32Array;
};

/** How often each color of a picture occurs, and where. All three arrays are equally long. */
export type ColorCounts = {
  /** 0xRRGGBB. */
  readonly colors: Uint32Array;
  /** Pixels of each color. */
  readonly weights: Uint32Array;
  /** How many of them lie in runs of three or more equal pixels side by side: blends at edges do not. */
  readonly solids: Uint32Array;
};

/** Every color of a picture that has few, as it is: 8,192 at most, ascending. */
export type ExactColors = ColorCounts;
