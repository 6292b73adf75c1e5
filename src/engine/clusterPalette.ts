import { CENTER_STRIDE, type ClusterSteps, type Grid, MAX_CENTERS } from './clusterSteps';
import type { ClusterManyOptions, ClusterOptions, PackedRgb, PaletteEntry } from './engine';
import type { ColorSummary } from './colorSummary';
import { toShares } from './shares';
import { uniformToRgb } from './uniformToRgb';
import { createXorshift } from './xorshift';

/** What clustering needs of an engine. */
export type OpenClusterSteps = (summary: ColorSummary) => ClusterSteps;

const STARTS = 6;
const FIRST_ROUNDS = 6;
const COARSE_ROUNDS = 24;
const FINE_ROUNDS = 4;

const VARIANT_ROUNDS = 3;
/** A variant should move at least one color this far (about ΔE00) from the canonical palette. */
const VISIBLE = 10;
const ATTEMPTS = 8;
/** Larger than any variant number, so that no variant repeats another's later attempts. */
const ATTEMPT_STRIDE = 100_003;

/** A center this near to a cell (about ΔE00) is replaced by the cell's color, which really occurs. */
const SNAP = 1;

/** Farthest-point seeding for start 0, k-means++ with unsquared distances for the others. */
const seedAll = (steps: ClusterSteps, grid: Grid, count: number, start: number, isFlat: boolean): void => {
  const random = createXorshift(start);
  for (let i = 0; i < count; i++) steps.seed(grid, i, start === 0 ? -1 : random(), isFlat);
};

/** The best of several starts, refined. */
const findCenters = (steps: ClusterSteps, grid: Grid, count: number): void => {
  let bestCost = Infinity;
  let best = steps.centers.slice();
  for (let start = 0; start < STARTS; start++) {
    seedAll(steps, grid, count, start, false);
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
  // Two centers can still end in one color; the heaviest other cells fill the gaps.
  const byWeight = colors.size < count ? [...summary.weights.keys()] : [];
  byWeight.sort((x, y) => summary.weights[y]! - summary.weights[x]! || x - y);
  for (const cell of byWeight) if (colors.size < count) colors.add(summary.colors[cell]!);
  return [...colors];
};

/** The largest distance of a center to its nearest one in `from`, about ΔE00. */
const departure = (centers: Float32Array, from: Float32Array, count: number): number => {
  let farthest = 0;
  for (let i = 0; i < count * CENTER_STRIDE; i += CENTER_STRIDE) {
    let nearest = Infinity;
    for (let j = 0; j < count * CENTER_STRIDE; j += CENTER_STRIDE) {
      const axis = (k: number): number => centers[i + k]! - from[j + k]!;
      nearest = Math.min(nearest, Math.sqrt(axis(0) ** 2 + axis(1) ** 2 + axis(2) ** 2));
    }
    farthest = Math.max(farthest, nearest);
  }
  return farthest;
};

/** One random start, refined little, and redrawn where it comes out like the canonical palette. */
const findOtherCenters = (
  steps: ClusterSteps,
  grid: Grid,
  count: number,
  variant: number,
  canonical: Float32Array,
): void => {
  // Every other variant favors colors that cover little of the picture.
  const isFlat = variant % 2 === 1;
  let farthest = -1;
  let best = canonical;
  for (let attempt = 0; attempt < ATTEMPTS && farthest < VISIBLE; attempt++) {
    seedAll(steps, grid, count, variant + attempt * ATTEMPT_STRIDE, isFlat);
    steps.refine(grid, count, VARIANT_ROUNDS);
    const distance = departure(steps.centers, canonical, count);
    if (distance > farthest) [farthest, best] = [distance, steps.centers.slice()];
  }
  steps.centers.set(best);
};

/** Heaviest share first; equal shares by color, so that the order never depends on the search. */
const toEntries = (steps: ClusterSteps, colors: readonly PackedRgb[]): PaletteEntry[] => {
  const shares = toShares(steps.countNearest(colors));
  return colors
    .map((rgb, i) => ({ rgb, share: shares[i]! }))
    .toSorted((x, y) => y.share - x.share || x.rgb - y.rgb);
};

export const clusterPalettes = (
  open: OpenClusterSteps,
  summary: ColorSummary,
  options: ClusterManyOptions,
): PaletteEntry[][] => {
  const count = Math.max(1, Math.min(options.count, MAX_CENTERS));
  const steps = open(summary);
  if (summary.colors.length <= count)
    return options.variants.map(() => toEntries(steps, [...summary.colors]));
  const grid = steps.counts.coarse > count ? 'coarse' : 'fine';
  findCenters(steps, grid, count);
  const canonical = steps.centers.slice();
  return options.variants.map((variant) => {
    steps.centers.set(canonical);
    if (variant !== 0) findOtherCenters(steps, grid, count, variant, canonical);
    return toEntries(steps, colorsOfCenters(steps, summary, count));
  });
};

export const clusterPalette = (
  open: OpenClusterSteps,
  summary: ColorSummary,
  { count, variant }: ClusterOptions,
): PaletteEntry[] => clusterPalettes(open, summary, { count, variants: [variant] })[0]!;
