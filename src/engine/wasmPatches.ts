import type { Patches } from './engine';
import { EDGE_LEVELS } from './patchRules';
import type { Pixels } from './planes';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

/** As the reference finds them, region by region in reading order. */
export const findPatches = (wasm: WasmExports, arena: Arena, { rgba, width, height }: Pixels): Patches => {
  const pixelCount = width * height;
  arena.start(rgba);
  const pixels = arena.isInside(rgba) ? rgba.byteOffset : arena.allocate(pixelCount * 4);
  if (!arena.isInside(rgba)) arena.clamped(pixels, pixelCount * 4).set(rgba);

  const axes = arena.allocate(pixelCount * 16);
  const levels = arena.allocate(pixelCount * 2 * 2);
  const edges = arena.allocate(pixelCount * 2 * 4);
  const starts = arena.cleared((EDGE_LEVELS + 1) * 4);
  const parents = arena.allocate(pixelCount * 4);
  const sizes = arena.allocate(pixelCount * 4);
  const limits = arena.allocate(pixelCount * 4);
  wasm.toField(pixels, pixelCount, axes);
  const edgeCount = wasm.sortEdges(pixels, axes, width, height, levels, starts, edges);
  wasm.joinRegions(edges, edgeCount, levels, width, pixelCount, parents, sizes, limits);
  const count = wasm.numberRegions(pixels, parents, pixelCount);

  const sums = arena.cleared(count * 32);
  const means = arena.allocate(count * 16);
  const nearest = arena.allocate(count * 4);
  const typical = arena.allocate(count * 4);
  const totals = arena.cleared(count * 16);
  const colors = arena.allocate(count * 4);
  const areas = arena.allocate(count * 4);
  const contrasts = arena.allocate(count * 4);
  const insides = arena.allocate(count * 4);
  const counted = wasm.sumRegions(axes, parents, pixelCount, sums);
  wasm.findTypical(axes, parents, pixelCount, sums, count, means, nearest, typical);
  wasm.compareRegions(axes, parents, typical, width, height, totals);
  wasm.writePatches(pixels, sums, typical, totals, count, counted, colors, areas, contrasts, insides);
  return {
    colors: arena.words(colors, count).slice(),
    areas: arena.floats(areas, count).slice(),
    contrasts: arena.floats(contrasts, count).slice(),
    insides: arena.floats(insides, count).slice(),
  };
};
