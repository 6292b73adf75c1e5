import type { Patches } from './engine';
import { CELL_SIDE } from './patchRules';
import type { Pixels } from './planes';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

const CELLS = CELL_SIDE ** 3;
const CELL_BYTES = 64;

/** As `findPatches` of the reference. */
export const findPatches = (wasm: WasmExports, arena: Arena, { rgba, width, height }: Pixels): Patches => {
  const pixelCount = width * height;
  arena.start(rgba);
  const pixels = arena.isInside(rgba) ? rgba.byteOffset : arena.allocate(pixelCount * 4);
  if (!arena.isInside(rgba)) arena.clamped(pixels, pixelCount * 4).set(rgba);

  const axes = arena.allocate(pixelCount * 16);
  const cells = arena.cleared(CELLS * CELL_BYTES);
  const most = Math.min(pixelCount, CELLS);
  const colors = arena.allocate(most * 4);
  const areas = arena.allocate(most * 4);
  const contrasts = arena.allocate(most * 4);
  const insides = arena.allocate(most * 4);
  wasm.toField(pixels, pixelCount, axes);
  const counted = wasm.sumPatches(pixels, axes, width, height, cells);
  const count = wasm.writePatches(cells, counted, colors, areas, contrasts, insides);
  return {
    colors: arena.words(colors, count).slice(),
    areas: arena.floats(areas, count).slice(),
    contrasts: arena.floats(contrasts, count).slice(),
    insides: arena.floats(insides, count).slice(),
  };
};
