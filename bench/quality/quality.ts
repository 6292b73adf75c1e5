import { rgbToLab } from '../../src/color/lab';
import type { PackedRgb } from '../../src/engine/engine';
import { type Spot, squaredDeltaE00, toSpot } from '../../src/engine/reference/difference';
import { createXorshift } from '../../src/engine/xorshift';
import type { Pixels } from '../host/host';

type Weighted = { readonly spot: Spot; readonly weight: number };

export const packedToSpot = (color: PackedRgb): Spot => {
  const { L, a, b } = rgbToLab({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });
  return toSpot([L, a, b]);
};

/** ΔE00 without trigonometry, ten times as fast as the published formula; a test checks that they agree. */
export const deltaE = (p: Spot, q: Spot): number => Math.sqrt(squaredDeltaE00(p, q));

/** Every distinct color of a picture with its share of the pixels. */
export const scoringTable = ({ rgba }: Pixels): Weighted[] => {
  const counts = new Map<number, number>();
  let total = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3]! < 128) continue;
    const color = (rgba[i]! << 16) | (rgba[i + 1]! << 8) | rgba[i + 2]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    total += 1;
  }
  return [...counts].map(([color, count]) => ({ spot: packedToSpot(color), weight: count / total }));
};

/** Mean ΔE00 of every pixel to the nearest palette color. */
export const meanDeltaE = (table: readonly Weighted[], palette: readonly Spot[]): number => {
  let sum = 0;
  for (const { spot, weight } of table) {
    let best = Infinity;
    for (let j = 0; j < palette.length; j++) best = Math.min(best, squaredDeltaE00(spot, palette[j]!));
    sum += Math.sqrt(best) * weight;
  }
  return sum;
};

const euclid = (p: Spot, q: Spot): number =>
  Math.sqrt((p.L - q.L) ** 2 + (p.a - q.a) ** 2 + (p.b - q.b) ** 2);

/** Averages over CIELAB cells 3 units wide, so that the search takes seconds and not hours. */
const reduce = (table: readonly Weighted[]): Weighted[] => {
  const cells = new Map<number, { L: number; a: number; b: number; weight: number }>();
  for (const { spot, weight } of table) {
    const key =
      Math.floor(spot.L / 3) * 1_000_000 + Math.floor(spot.a / 3 + 100) * 1000 + Math.floor(spot.b / 3 + 100);
    const cell = cells.get(key) ?? { L: 0, a: 0, b: 0, weight: 0 };
    cell.L += spot.L * weight;
    cell.a += spot.a * weight;
    cell.b += spot.b * weight;
    cell.weight += weight;
    cells.set(key, cell);
  }
  return [...cells.values()].map(({ L, a, b, weight }) => ({
    spot: toSpot([L / weight, a / weight, b / weight]),
    weight,
  }));
};

type Distance = (p: Spot, q: Spot) => number;

/** One step of Weiszfeld's algorithm for k-medians; also returns the mean distance before it. */
const step = (points: readonly Weighted[], centers: readonly Spot[], distance: Distance, nearest: number) => {
  const sums = centers.map(() => ({ L: 0, a: 0, b: 0, weight: 0 }));
  let cost = 0;
  for (const { spot, weight } of points) {
    let best = 0;
    let least = Infinity;
    for (let j = 0; j < centers.length; j++) {
      const d = distance(spot, centers[j]!);
      if (d < least) {
        least = d;
        best = j;
      }
    }
    cost += least * weight;
    const pull = weight / Math.max(least, nearest);
    const sum = sums[best]!;
    sum.L += spot.L * pull;
    sum.a += spot.a * pull;
    sum.b += spot.b * pull;
    sum.weight += pull;
  }
  const moved = sums.map((sum, j) =>
    sum.weight > 0 ? toSpot([sum.L / sum.weight, sum.a / sum.weight, sum.b / sum.weight]) : centers[j]!,
  );
  return { cost, centers: moved };
};

const seeds = (points: readonly Weighted[], count: number, random: () => number): Spot[] => {
  const chosen: Spot[] = [];
  const served = points.map(() => Infinity);
  while (chosen.length < count) {
    const last = chosen.at(-1);
    if (last)
      for (const [i, point] of points.entries()) served[i] = Math.min(served[i]!, euclid(point.spot, last));
    const scores = points.map(({ weight }, i) => weight * (last ? served[i]! : 1));
    let rest = random() * scores.reduce((sum, score) => sum + score, 0);
    const at = scores.findIndex((score) => (rest -= score) <= 0);
    chosen.push(points.at(at)!.spot);
  }
  return chosen;
};

const STARTS = 24;
const REFINED = 3;

/** A reference for scoring palettes: the best of 24 k-medians starts, refined with ΔE00. Takes seconds. */
export const nearOptimum = (table: readonly Weighted[], count: number): Spot[] => {
  const points = reduce(table);
  const random = createXorshift(5);
  const starts = Array.from({ length: STARTS }, () => {
    let centers = seeds(points, count, random);
    for (let i = 0; i < 25; i++) ({ centers } = step(points, centers, euclid, 1));
    return { centers, cost: meanDeltaE(points, centers) };
  }).toSorted((x, y) => x.cost - y.cost);

  let best = starts[0]!;
  for (const start of starts.slice(0, REFINED)) {
    let { centers } = start;
    let last = Infinity;
    for (let i = 0; i < 15; i++) {
      const next = step(points, centers, deltaE, 0.7);
      if (next.cost < best.cost) best = { centers, cost: next.cost };
      if (last - next.cost < 1e-3) break;
      last = next.cost;
      ({ centers } = next);
    }
  }
  return best.centers;
};
