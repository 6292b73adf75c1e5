import type { OpenClusterSteps } from './clusterPalette';
import { CENTER_STRIDE, MAX_CENTERS } from './clusterSteps';
import type { ColorSummary } from './colorSummary';
import type { Lab, PackedRgb } from './engine';
import { uniformOfLab } from './reference/points';
import { toShares } from './shares';

const ROUNDS = 4;

/** From this part of the picture on a color moves: it decides how near the palette comes to most pixels. */
const LARGE_SHARE = 0.24;
/** So far at most, about ΔE00. */
const REACH = 10;

/** Shortens the way of each center from where it started to its reach. */
const stayWithin = (centers: Float32Array, starts: Float32Array, reaches: readonly number[]): void => {
  for (const [i, reach] of reaches.entries()) {
    const at = i * CENTER_STRIDE;
    const way = [0, 1, 2].map((axis) => centers[at + axis]! - starts[at + axis]!);
    const length = Math.hypot(...way);
    const part = length > reach ? reach / length : 1;
    for (let axis = 0; axis < 3; axis++) centers[at + axis] = starts[at + axis]! + part * way[axis]!;
  }
};

/** `nearMedians` of the engine, written once for both. */
export const nearMedians = (
  open: OpenClusterSteps,
  summary: ColorSummary,
  palettes: readonly (readonly Lab[])[],
): PackedRgb[][] => {
  const steps = open(summary);
  const occurring = (count: number): PackedRgb[] =>
    Array.from({ length: count }, (_, i) => summary.colors[steps.nearestCell(i).cell]!);
  return palettes.map((spots) => {
    const count = Math.min(spots.length, MAX_CENTERS);
    const starts = Float32Array.from(spots.slice(0, count).flatMap((spot) => uniformOfLab(spot).concat(0)));
    steps.centers.set(starts);
    const shares = toShares(steps.countNearest(occurring(count)));
    steps.refine('fine', count, ROUNDS);
    stayWithin(
      steps.centers,
      starts,
      shares.map((share) => (share >= LARGE_SHARE ? REACH : 0)),
    );
    return [...new Set(occurring(count))];
  });
};
