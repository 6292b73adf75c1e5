import type { PackedRgb } from './engine';

/** Two resolutions of a picture's colors: every cell of the summary, or the same pixels in 16×16×16 cells. */
export type Grid = 'coarse' | 'fine';

/** Coordinates of the cells of a summary, in its order: lightness and two chroma axes. */
export type Places = { readonly l: Float32Array; readonly a: Float32Array; readonly b: Float32Array };

/** Numbers per center: lightness, two chroma axes, and a spare. */
export const CENTER_STRIDE = 4;
export const MAX_CENTERS = 9;

/**
 * The steps of clustering one summary, implemented by each engine for a search that they share. Coordinates are those
 * of `Points`. Valid until the engine's next job.
 */
export interface ClusterSteps {
  /** Number of points on each grid. */
  readonly counts: Readonly<Record<Grid, number>>;
  readonly places: Places;
  /** Up to nine centers, read and written by the steps and by the search. */
  readonly centers: Float32Array;
  /**
   * Chooses center `index` among the points. A negative `fraction` takes the point with the largest weight × squared
   * distance to the nearest earlier center; else the point at that fraction of the running sum of weight × distance.
   * `isFlat` uses the square roots of the weights, which favors colors of small areas.
   */
  seed(grid: Grid, index: number, fraction: number, isFlat: boolean): void;
  /** Moves `count` centers toward their weighted medians; returns the summed weight × distance before the last. */
  refine(grid: Grid, count: number, rounds: number): number;
  /** The cell of the summary nearest to a center. */
  nearestCell(index: number): { readonly cell: number; readonly distance: number };
  /** Number of pixels nearest to each color; ties go to the first. */
  countNearest(colors: readonly PackedRgb[]): Uint32Array;
}
