import type { PackedRgb } from './engine';

/** Two sizes of the same picture: every cell of the summary, or the same pixels in 16×16×16 cells. */
export type Grid = 'coarse' | 'fine';

/** Numbers per center: lightness, two chroma axes, and one that is spare. */
export const CENTER_STRIDE = 4;
export const MAX_CENTERS = 9;

/**
 * The steps of clustering one summary, which each engine implements; the search over them is written once.
 * Coordinates are those of `Points`. Valid until the engine's next job.
 */
export interface ClusterSteps {
  /** Points on each grid. */
  readonly counts: Readonly<Record<Grid, number>>;
  /** Up to nine centers, read and written by the steps and by the search. */
  readonly centers: Float32Array;
  /**
   * Chooses center `index` among the points. A negative `fraction` takes the point that the earlier centers serve
   * worst (weight × squared distance); else the one at that part of the sum of weight × distance. `isFlat` takes
   * the square roots of the weights, so that colors of small areas get a larger part.
   */
  seed(grid: Grid, index: number, fraction: number, isFlat: boolean): void;
  /** Moves `count` centers towards the weighted medians of their points; gives the mean distance before the last move. */
  refine(grid: Grid, count: number, rounds: number): number;
  /** The cell of the summary nearest to a center. */
  nearestCell(index: number): { readonly cell: number; readonly distance: number };
  /** Pixels of the summary nearest to each color; the first of equally near ones takes them. */
  countNearest(colors: readonly PackedRgb[]): Uint32Array;
}
