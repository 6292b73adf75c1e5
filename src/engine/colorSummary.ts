/**
 * The colors of a picture, reduced to one row per occupied cell of a 32×32×32 sRGB grid. If groups of four equal pixels
 * of one color make up more than half of a cell, that is its color, else the mean of its pixels, halves rounded up.
 * Groups are consecutive fours in reading order, so flat areas keep their exact color despite soft edges.
 */
export type ColorSummary = {
  /** 0xRRGGBB, one per cell, in ascending cell order. */
  readonly colors: Uint32Array;
  /** Pixels in each cell; same length as `colors`. Pixels with alpha < 128 are not counted. */
  readonly weights: Uint32Array;
  /** For wide-gamut pictures: the same colors in Display P3 as 0xRRGGBB, before they were clipped to sRGB. */
  readonly p3?: Uint32Array;
};

/** How often each color of a picture occurs, in all and in flat runs. All three arrays are equally long. */
export type ColorCounts = {
  /** 0xRRGGBB. */
  readonly colors: Uint32Array;
  /** Pixels of each color. */
  readonly weights: Uint32Array;
  /** Of those, pixels in horizontal runs of three or more equal ones, which blends at edges rarely form. */
  readonly solids: Uint32Array;
};

/** Every exact color, ascending, of a picture with at most 8,192. */
export type ExactColors = ColorCounts;
