import { CENTER_STRIDE, type ClusterSteps, type Grid, MAX_CENTERS } from './clusterSteps';
import type { ColorSummary } from './colorSummary';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';
import { allocateTargets, countNearest } from './wasmShares';

/** Memory per point, all arrays together. */
export const POINT_BYTES = 32;
const COARSE_CELLS = 4096;

/** Kernels take points in fours. */
export const padded = (count: number): number => (count + 3) & ~3;

export const openWasmSteps = (wasm: WasmExports, arena: Arena, summary: ColorSummary): ClusterSteps => {
  arena.start();
  const { colors, weights, count } = arena.enter(summary);
  const sums = arena.cleared(COARSE_CELLS * 16);
  const fine = arena.allocate(padded(count) * POINT_BYTES);
  const coarse = arena.allocate(padded(Math.min(count, COARSE_CELLS)) * POINT_BYTES);
  const scratch = arena.allocate(padded(count) * 8);
  const centersAt = arena.allocate(MAX_CENTERS * CENTER_STRIDE * 4);
  const targets = allocateTargets(arena, MAX_CENTERS);

  wasm.toPoints(fine, colors, weights, count);
  const coarseCount = wasm.toCoarsePoints(coarse, fine, colors, count, sums);
  const counts: Record<Grid, number> = { fine: count, coarse: coarseCount };
  const points: Record<Grid, number> = { fine, coarse };

  const centers = arena.floats(centersAt, MAX_CENTERS * CENTER_STRIDE);
  const stride = padded(count) * 4;
  return {
    counts,
    places: {
      l: arena.floats(fine, count),
      a: arena.floats(fine + stride, count),
      b: arena.floats(fine + 2 * stride, count),
    },
    centers,
    seed: (grid, index, fraction, isFlat) => {
      wasm.seedCenter(points[grid], counts[grid], centersAt, index, fraction, isFlat ? 1 : 0, scratch);
    },
    refine: (grid, centerCount, rounds) =>
      wasm.refine(points[grid], counts[grid], centersAt, centerCount, rounds),
    nearestCell: (index) => {
      const at = index * CENTER_STRIDE;
      const cell = wasm.nearestPoint(fine, count, centersAt + at * 4);
      return { cell, distance: centers[at + 3]! };
    },
    countNearest: (targetColors) =>
      countNearest(wasm, arena, { points: fine, weights, count }, targets, targetColors),
  };
};
