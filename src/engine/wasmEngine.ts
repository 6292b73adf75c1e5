import type { DeficiencyKind } from '../color/deficiency';
import { clusterPalette, clusterPalettes } from './clusterPalette';
import { deficiencyTables } from './deficiencyTables';
import type { ColorSummary } from './colorSummary';
import type { Engine } from './engine';
import { EngineBrokenError, EngineLimitError } from './engineErrors';
import { MAX_PIXELS, MAX_SWATCHES } from './engineLimits';
import { withFlare } from './flare';
import { toShares } from './shares';
import { SWATCH_DISTANCES } from './swatchDistances';
import { DEFICIENCY_OFFSET, TABLE_BYTES } from './tables';
import { createArena } from './wasmArena';
import { openWasmSteps, padded, POINT_BYTES } from './wasmClusterSteps';
import type { WasmExports } from './wasmExports';
import { findPatches } from './wasmPatches';
import { nearMedians } from './nearMedians';
import { openWith } from './openWith';
import { openWasmRows } from './wasmRows';
import { SIXTEEN_MORE, planesToPixels } from './wasmPlanes';
import { shrink } from './wasmShrink';
import { signFrame } from './wasmSignature';
import { allocateTargets, countNearest } from './wasmShares';
import { xorshiftState } from './xorshift';

const CELLS = 32_768;
const CELL_BYTES = 16;
const CANDIDATE_BYTES = 32;
/** Memory that `summarize` needs besides the pixels, allocated ahead so that growth cannot detach a reserved view. */
const SUMMARY_BYTES = CELLS * (3 * CELL_BYTES + 8) + 64;

/** The compiled kernels behind the `Engine` interface. One instance serves one job at a time. */
export const createWasmEngine = (wasm: WasmExports): Engine => {
  const arena = createArena(wasm);
  arena.bytes(wasm.tables(), TABLE_BYTES.length).set(TABLE_BYTES);
  let loadedKind: DeficiencyKind | null = null;
  let isBroken = false;

  /** Number of the current job: any later job takes the memory of a picture that is still being read. */
  let turn = 0;

  /** Runs a job. After a trap memory may be inconsistent, so the instance refuses further work. */
  const guarded = <T>(run: () => T): T => {
    if (isBroken) throw new EngineBrokenError();
    try {
      return run();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      isBroken = true;
      throw new EngineBrokenError({ cause: error });
    }
  };

  const job = <T>(run: () => T): T => {
    turn += 1;
    return guarded(run);
  };

  const openRows: Engine['openRows'] = (size, options, span) => {
    const reader = job(() => openWasmRows(wasm, arena, size, options, span));
    const mine = turn;
    const step = <T>(run: () => T): T => {
      if (turn !== mine) throw new Error('The engine has had another job since the picture was opened');
      return guarded(run);
    };
    return {
      addRows: (rgba, rows) => step(() => reader.addRows(rgba, rows)),
      addPlanes: (planes, corner, count) => step(() => reader.addPlanes(planes, corner, count)),
      finish: () => step(reader.finish),
    };
  };

  const startPixels = (pixels: number): number => {
    arena.start();
    const start = arena.allocate(pixels * 4);
    arena.allocate(SUMMARY_BYTES);
    return start;
  };

  const summarize = (rgba: Uint8Array | Uint8ClampedArray): ColorSummary => {
    if (rgba.length > MAX_PIXELS * 4) throw new EngineLimitError(`More than ${MAX_PIXELS} pixels`);
    arena.start(rgba);
    // The second half takes the sums of transparent pixels and is never read.
    const cells = arena.allocate(2 * CELLS * CELL_BYTES);
    const votes = arena.cleared(CELLS * CELL_BYTES);
    const colors = arena.allocate(CELLS * 4);
    const weights = arena.allocate(CELLS * 4);
    wasm.clear(cells, CELLS * CELL_BYTES);

    let flatGroups = 0;
    arena.forEachChunk(rgba, (address, pixels) => {
      flatGroups += wasm.addPixels(cells, votes, address, pixels);
    });
    if (flatGroups > 0 && wasm.hasMajorities(cells, votes)) {
      arena.forEachChunk(rgba, (address, pixels) => wasm.countWins(votes, address, pixels));
    }
    const count = wasm.writeSummary(cells, votes, colors, weights);
    return { colors: arena.words(colors, count).slice(), weights: arena.words(weights, count).slice() };
  };

  const sampleSwatches: Engine['sampleSwatches'] = (summary, { target, seed }) => {
    arena.start();
    const { colors, weights, count } = arena.enter(summary);
    const wanted = Math.max(0, Math.min(target, MAX_SWATCHES));
    const scratch = arena.allocate(count * (2 * CANDIDATE_BYTES + 4));
    const swatches = arena.allocate(wanted * 4);
    const levels = SWATCH_DISTANCES.length;
    const state = xorshiftState(seed);
    const taken = wasm.sampleSwatches(colors, weights, count, wanted, state, levels, scratch, swatches);
    return arena.words(swatches, taken).slice();
  };

  const shares: Engine['shares'] = (summary, colors) => {
    arena.start();
    const { colors: cells, weights, count } = arena.enter(summary);
    const points = arena.allocate(padded(count) * POINT_BYTES);
    const targets = allocateTargets(arena, colors.length);
    wasm.toPoints(points, cells, weights, count);
    return toShares(countNearest(wasm, arena, { points, weights, count }, targets, colors));
  };

  const simulate: Engine['simulate'] = (rgba, kind, into = new Uint8ClampedArray(rgba.length)) => {
    const { high, low, isSingle } = deficiencyTables(kind);
    arena.start(rgba);
    if (loadedKind !== kind) {
      const at = wasm.tables() + DEFICIENCY_OFFSET;
      arena.words(at, high.length).set(high);
      arena.words(at + high.byteLength, low.length).set(low);
      loadedKind = kind;
    }
    const kernel = isSingle ? wasm.simulateSingle : wasm.simulateSided;
    arena.forEachChunk(rgba, (address, pixels, offset) => {
      kernel(address, pixels);
      into.set(arena.bytes(address, pixels * 4), offset);
    });
    return into;
  };

  const contrastMatrix: Engine['contrastMatrix'] = (colors) => {
    const count = colors.length;
    arena.start();
    const light = arena.allocate(count * 4 + 16);
    const inverse = arena.allocate(count * 4 + 16);
    const ratios = arena.allocate(count * count * 4 + 16);
    const lights = arena.floats(light, count);
    const inverses = arena.floats(inverse, count);
    for (let i = 0; i < count; i++) {
      lights[i] = withFlare(colors[i]!);
      inverses[i] = 1 / lights[i]!;
    }
    wasm.contrastMatrix(light, inverse, count, ratios);
    return arena.floats(ratios, count * count);
  };

  return {
    kind: 'wasm',
    reserve: (pixels) => job(() => arena.bytes(startPixels(pixels), pixels * 4)),
    planeBytes: (length) => job(() => arena.bytes(arena.keep(length + SIXTEEN_MORE), length)),
    planesToPixels: (planes, maxSide) => job(() => planesToPixels(wasm, arena, startPixels, planes, maxSide)),
    summarize: (rgba) => job(() => summarize(rgba)),
    openRows,
    openPicture: openWith(openRows),
    shrink: (pixels, maxSide) => job(() => shrink(wasm, arena, pixels, maxSide)),
    findPatches: (pixels) => job(() => findPatches(wasm, arena, pixels)),
    signFrame: (pixels) => job(() => signFrame(wasm, arena, pixels)),
    sampleSwatches: (summary, options) => job(() => sampleSwatches(summary, options)),
    clusterPalette: (summary, options) =>
      job(() => clusterPalette((colors) => openWasmSteps(wasm, arena, colors), summary, options)),
    clusterPalettes: (summary, options) =>
      job(() => clusterPalettes((colors) => openWasmSteps(wasm, arena, colors), summary, options)),
    nearMedians: (summary, palettes) =>
      job(() => nearMedians((colors) => openWasmSteps(wasm, arena, colors), summary, palettes)),
    shares: (summary, colors) => job(() => shares(summary, colors)),
    simulate: (rgba, kind, into) => job(() => simulate(rgba, kind, into)),
    contrastMatrix: (colors) => job(() => contrastMatrix(colors)),
    memoryBytes: () => wasm.memory.buffer.byteLength,
  };
};
