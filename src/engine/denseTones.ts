import { CENTER_STRIDE, type Places } from './clusterSteps';

/**
 * Widths of the kernel, about ΔE00, in the rounds of the climb: wide ones look beyond a gap between two tones, narrow
 * ones end on one tone.
 */
const WIDTHS = [12, 10, 8, 6, 5, 5, 5] as const;
const WIDEST = WIDTHS[0];
/** Width at which densities are compared. */
const COMPARED = 5;

/** A tone so many times as dense is another one: along a gradient or in noise, densities differ less. */
const DENSER = 3;
/** A flat tone, which this part of all that is nearest to the color looks like, need only be a little denser. */
const FLAT_PART = 0.3;
const FLAT_DENSER = 1.3;

/** Colors are named for their chroma: of this much of it, about ΔE00, the tone must have kept a part. */
const COLORED = 8;
const CHROMA_KEPT = 0.85;

type Place = readonly [l: number, a: number, b: number];
type Sums = { l: number; a: number; b: number; weight: number };

const placeOf = (centers: Float32Array, at: number): Place => [
  centers[at]!,
  centers[at + 1]!,
  centers[at + 2]!,
];

const squared = (places: Places, cell: number, [l, a, b]: Place): number =>
  (places.l[cell]! - l) ** 2 + (places.a[cell]! - a) ** 2 + (places.b[cell]! - b) ** 2;

type Cluster = { readonly cells: number[]; weight: number };

/** For each center the cells nearest to it, and the weight of them all; cells out of sight of a climb are left out. */
const clustersOf = (
  places: Places,
  weights: Uint32Array,
  spots: readonly Place[],
  reaches: readonly number[],
): Cluster[] => {
  const clusters = spots.map((): Cluster => ({ cells: [], weight: 0 }));
  for (let cell = 0; cell < weights.length; cell++) {
    let nearest = 0;
    let best = Infinity;
    for (let i = 0; i < spots.length; i++) {
      const distance = squared(places, cell, spots[i]!);
      if (distance < best) [best, nearest] = [distance, i];
    }
    const cluster = clusters[nearest]!;
    cluster.weight += weights[cell]!;
    if (best < (reaches[nearest]! + WIDEST) ** 2) cluster.cells.push(cell);
  }
  return clusters;
};

/** The weights of the cells around a place, falling to 0 at `width`, and the sums of their coordinates. */
const sumAround = (
  places: Places,
  weights: Uint32Array,
  cells: readonly number[],
  place: Place,
  width: number,
): Sums => {
  const sums = { l: 0, a: 0, b: 0, weight: 0 };
  for (const cell of cells) {
    const near = 1 - squared(places, cell, place) / (width * width);
    if (near <= 0) continue;
    const weight = near * weights[cell]!;
    sums.l += weight * places.l[cell]!;
    sums.a += weight * places.a[cell]!;
    sums.b += weight * places.b[cell]!;
    sums.weight += weight;
  }
  return sums;
};

/** The place on the way from one to another, at most so far from the first. */
const within = (reach: number, from: Place, to: Place): Place => {
  const [l, a, b] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const part = reach / Math.max(reach, Math.sqrt(l * l + a * a + b * b));
  return [from[0] + part * l, from[1] + part * a, from[2] + part * b];
};

const isPaler = ([, a, b]: Place, [, x, y]: Place): boolean => {
  const chroma = Math.sqrt(x * x + y * y);
  return chroma >= COLORED && Math.sqrt(a * a + b * b) < CHROMA_KEPT * chroma;
};

/**
 * Moves each center to the densest tone among the cells nearest to it, within its reach (about ΔE00, above 0), where
 * several tones surround the center and the place between them hardly occurs. A center in one soft tone stays, and so
 * does one that would lose chroma. Mean shift: Y. Cheng, "Mean shift, mode seeking, and clustering" (1995), with a
 * narrowing kernel.
 */
export const moveToDenseTones = (
  places: Places,
  weights: Uint32Array,
  centers: Float32Array,
  reaches: readonly number[],
): void => {
  const spots = reaches.map((_, i) => placeOf(centers, i * CENTER_STRIDE));
  for (const [i, cluster] of clustersOf(places, weights, spots, reaches).entries()) {
    const { cells } = cluster;
    const start = spots[i]!;
    let end = start;
    for (const width of WIDTHS) {
      const { l, a, b, weight } = sumAround(places, weights, cells, end, width);
      if (weight > 0) end = within(reaches[i]!, start, [l / weight, a / weight, b / weight]);
    }
    if (isPaler(end, start)) continue;
    const before = sumAround(places, weights, cells, start, COMPARED).weight;
    const after = sumAround(places, weights, cells, end, COMPARED).weight;
    const isFlat = after >= FLAT_PART * cluster.weight && after >= FLAT_DENSER * before;
    if (after > 0 && (isFlat || after >= DENSER * before)) centers.set(end, i * CENTER_STRIDE);
  }
};
