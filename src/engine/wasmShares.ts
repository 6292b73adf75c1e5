import type { PackedRgb } from './engine';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

/** Addresses of a summary's points in the module's memory. */
export type EnteredPoints = { readonly points: number; readonly weights: number; readonly count: number };

/** Addresses of colors, their coordinates and their counts. */
export type Targets = { readonly colors: number; readonly coordinates: number; readonly counts: number };

export const allocateTargets = (arena: Arena, length: number): Targets => ({
  colors: arena.allocate(length * 4),
  coordinates: arena.allocate(length * 16),
  counts: arena.allocate(length * 4),
});

/** Number of pixels nearest to each color. */
export const countNearest = (
  wasm: WasmExports,
  arena: Arena,
  { points, weights, count }: EnteredPoints,
  targets: Targets,
  colors: readonly PackedRgb[],
): Uint32Array => {
  const { length } = colors;
  arena.words(targets.colors, length).set(colors);
  wasm.clear(targets.counts, length * 4);
  wasm.toTargets(targets.coordinates, targets.colors, length);
  if (length > 0) wasm.countNearest(points, count, weights, targets.coordinates, length, targets.counts);
  return arena.words(targets.counts, length).slice();
};
