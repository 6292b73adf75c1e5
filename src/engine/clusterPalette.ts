import { CENTER_STRIDE, type ClusterSteps, type Grid } from './clusterSteps';
import type { ClusterOptions, ColorSummary, PackedRgb, PaletteEntry } from './engine';
import { toShares } from './shares';
import { uniformToRgb } from './uniformToRgb';
import { createXorshift } from './xorshift';

/**
 * What clustering needs of an engine. `flatten` takes the square root of the weights so many times: 0 follows the
 * areas, 2 nearly forgets them.
 */
export type OpenClusterSteps = (summary: ColorSummary, flatten: number) => ClusterSteps;

const STARTS = 6;
const FIRST_ROUNDS = 6;
const COARSE_ROUNDS = 24;
const FINE_ROUNDS = 4;

/** A cell of the picture this near to a centre (about ΔE00 1) speaks for it: its color really occurs. */
const SNAP = 1;

/** Farthest points for start 0, k-means++ by distance for the others. */
const seedAll = (steps: ClusterSteps, grid: Grid, count: number, start: number): void => {
  const random = createXorshift(start);
  for (let i = 0; i < count; i++) steps.seed(grid, i, start === 0 ? -1 : random());
};

/** The best of several starts, refined. */
const findCenters = (steps: ClusterSteps, grid: Grid, count: number): void => {
  let bestCost = Infinity;
  let best = steps.centers.slice();
  for (let start = 0; start < STARTS; start++) {
    seedAll(steps, grid, count, start);
    const cost = steps.refine(grid, count, FIRST_ROUNDS);
    if (cost < bestCost) [bestCost, best] = [cost, steps.centers.slice()];
  }
  steps.centers.set(best);
  steps.refine(grid, count, COARSE_ROUNDS);
  steps.refine('fine', count, FINE_ROUNDS);
};

const colorsOfCenters = (steps: ClusterSteps, summary: ColorSummary, count: number): PackedRgb[] => {
  const colors = new Set<PackedRgb>();
  for (let i = 0; i < count; i++) {
    const { cell, distance } = steps.nearestCell(i);
    const real = summary.colors[cell]!;
    const at = i * CENTER_STRIDE;
    const [l, a, b] = [steps.centers[at]!, steps.centers[at + 1]!, steps.centers[at + 2]!];
    colors.add(distance <= SNAP && !colors.has(real) ? real : uniformToRgb(l, a, b));
  }
  // Two centres can still end in one color; the heaviest cells left take the free places.
  const byWeight = colors.size < count ? [...summary.weights.keys()] : [];
  byWeight.sort((x, y) => summary.weights[y]! - summary.weights[x]! || x - y);
  for (const cell of byWeight) if (colors.size < count) colors.add(summary.colors[cell]!);
  return [...colors];
};

const search = (steps: ClusterSteps, count: number, variant: number): void => {
  const grid = steps.counts.coarse > count ? 'coarse' : 'fine';
  if (variant === 0) {
    findCenters(steps, grid, count);
  } else {
    seedAll(steps, grid, count, variant);
    steps.refine(grid, count, FIRST_ROUNDS);
  }
};

/** Heaviest share first; equal shares by color, so that the order never depends on the search. */
export const clusterPalette = (
  open: OpenClusterSteps,
  summary: ColorSummary,
  { count, variant }: ClusterOptions,
): PaletteEntry[] => {
  const steps = open(summary, variant % 3);
  const isSearched = summary.colors.length > count;
  if (isSearched) search(steps, count, variant);
  const colors = isSearched ? colorsOfCenters(steps, summary, count) : [...summary.colors];
  const shares = toShares(steps.countNearest(colors));
  return colors
    .map((rgb, i) => ({ rgb, share: shares[i]! }))
    .toSorted((x, y) => y.share - x.share || x.rgb - y.rgb);
};
