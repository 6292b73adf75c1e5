import { CENTER_STRIDE, type ClusterSteps, type Grid, MAX_CENTERS } from '../clusterSteps';
import type { ColorSummary } from '../colorSummary';
import { type Points, toCoarsePoints, toPoints } from './points';
import { countNearest } from './countNearest';

const f32 = Math.fround;

/** Lower limit of distances in Weiszfeld's weights, which grow without bound near a center. */
const NEAREST = 0.5;
/** Squared movement of all centers together at which refining stops. */
const SETTLED = 0.001;

const squaredDistance = (points: Points, i: number, centers: Float32Array, at: number): number => {
  const l = f32(points.l[i]! - centers[at]!);
  const a = f32(points.a[i]! - centers[at + 1]!);
  const b = f32(points.b[i]! - centers[at + 2]!);
  return f32(f32(f32(l * l) + f32(a * a)) + f32(b * b));
};

const indexOfLargest = (scores: Float32Array): number => {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[best]!) best = i;
  return best;
};

const indexAtFraction = (scores: Float32Array, fraction: number): number => {
  let total = 0;
  for (const score of scores) total = f32(total + score);
  let rest = f32(f32(fraction) * total);
  for (let i = 0; i < scores.length; i++) {
    rest = f32(rest - scores[i]!);
    if (rest <= 0 && scores[i]! > 0) return i;
  }
  return indexOfLargest(scores);
};

/** Sums four lanes in the order of the SIMD build. */
const sumLanes = (lanes: Float32Array, at: number, stride: number): number =>
  f32(f32(lanes[at]! + lanes[at + stride]!) + f32(lanes[at + 2 * stride]! + lanes[at + 3 * stride]!));

export const createReferenceSteps = (summary: ColorSummary): ClusterSteps => {
  const { colors, weights } = summary;
  const fine = toPoints(colors, weights);
  const grids: Record<Grid, Points> = { fine, coarse: toCoarsePoints(colors, fine) };
  const centers = new Float32Array(MAX_CENTERS * CENTER_STRIDE);
  const served = new Float32Array(fine.l.length);

  const seed: ClusterSteps['seed'] = (grid, index, fraction, isFlat) => {
    const points = grids[grid];
    const scores = isFlat ? points.weight.map(Math.sqrt) : points.weight.slice();
    const toCompare = index === 0 ? 0 : scores.length;
    for (let i = 0; i < toCompare; i++) {
      const distance = squaredDistance(points, i, centers, (index - 1) * CENTER_STRIDE);
      served[i] = index === 1 ? distance : Math.min(served[i]!, distance);
      scores[i]! *= fraction < 0 ? served[i]! : f32(Math.sqrt(served[i]!));
    }
    const chosen = fraction < 0 ? indexOfLargest(scores) : indexAtFraction(scores, fraction);
    centers.set([points.l[chosen]!, points.a[chosen]!, points.b[chosen]!, 0], index * CENTER_STRIDE);
  };

  /** One round, with four partial sums per center, one for each lane of the SIMD build. */
  const move = (points: Points, count: number): { cost: number; moved: number } => {
    const sums = new Float32Array(4 * MAX_CENTERS * 4);
    const costs = new Float32Array(4);
    for (let i = 0; i < points.l.length; i++) {
      let nearest = 0;
      let best = Infinity;
      for (let j = 0; j < count; j++) {
        const d = squaredDistance(points, i, centers, j * CENTER_STRIDE);
        if (d < best) [best, nearest] = [d, j];
      }
      const distance = f32(Math.sqrt(best));
      const weight = points.weight[i]!;
      const lane = i & 3;
      costs[lane]! += f32(weight * distance);
      const pull = f32(weight / Math.max(distance, NEAREST));
      const at = (lane * MAX_CENTERS + nearest) * 4;
      sums[at]! += f32(points.l[i]! * pull);
      sums[at + 1]! += f32(points.a[i]! * pull);
      sums[at + 2]! += f32(points.b[i]! * pull);
      sums[at + 3]! += pull;
    }
    let moved = 0;
    for (let j = 0; j < count; j++) {
      const pull = sumLanes(sums, j * 4 + 3, MAX_CENTERS * 4);
      if (pull === 0) continue;
      for (let axis = 0; axis < 3; axis++) {
        const to = f32(sumLanes(sums, j * 4 + axis, MAX_CENTERS * 4) / pull);
        const step = f32(to - centers[j * CENTER_STRIDE + axis]!);
        moved = f32(moved + f32(step * step));
        centers[j * CENTER_STRIDE + axis] = to;
      }
    }
    return { cost: sumLanes(costs, 0, 1), moved };
  };

  return {
    counts: { fine: fine.count, coarse: grids.coarse.count },
    places: {
      l: fine.l.subarray(0, fine.count),
      a: fine.a.subarray(0, fine.count),
      b: fine.b.subarray(0, fine.count),
    },
    centers,
    seed,
    refine: (grid, count, rounds) => {
      let cost = 0;
      for (let round = 0; round < rounds; round++) {
        const step = move(grids[grid], count);
        cost = step.cost;
        if (step.moved < SETTLED) break;
      }
      return cost;
    },
    nearestCell: (index) => {
      let cell = 0;
      let best = Infinity;
      for (let i = 0; i < fine.count; i++) {
        const d = squaredDistance(fine, i, centers, index * CENTER_STRIDE);
        if (d < best) [best, cell] = [d, i];
      }
      return { cell, distance: f32(Math.sqrt(best)) };
    },
    countNearest: (targets) => countNearest(summary, targets),
  };
};
