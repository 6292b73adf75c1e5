import type { ColorSummary } from './colorSummary';
import { EngineLimitError } from './engineErrors';
import { MAX_BYTES } from './engineLimits';
import type { WasmExports } from './wasmExports';

type Pixels = Uint8Array | Uint8ClampedArray;

/** Chunk for pixels from outside the memory: small enough to stay in the cache. */
const CHUNK_BYTES = 1 << 20;

export type SummaryAddress = { readonly colors: number; readonly weights: number; readonly count: number };

/**
 * Hands out all addresses in the module's memory. Every `allocate` may grow memory, which detaches older views, so take
 * views after the last one.
 */
export const createArena = (wasm: WasmExports) => {
  const allocate = (bytes: number): number => {
    // Arguments wrap to 32 bits, so a larger number would pass as its remainder.
    const start = bytes > MAX_BYTES ? 0 : wasm.allocate(bytes);
    if (start === 0) throw new EngineLimitError('The engine may not hold so many pixels');
    return start;
  };
  const keep = (bytes: number): number => {
    const start = bytes > MAX_BYTES ? 0 : wasm.keep(bytes);
    if (start === 0) throw new EngineLimitError('The engine may not hold so many bytes');
    return start;
  };
  const isInside = (pixels: Pixels): boolean => pixels.buffer === wasm.memory.buffer;
  const bytes = (start: number, length: number) => new Uint8Array(wasm.memory.buffer, start, length);
  const words = (start: number, length: number) => new Uint32Array(wasm.memory.buffer, start, length);

  return {
    allocate,
    /** Memory that survives jobs, at the same address until more is requested. */
    keep,
    isInside,
    bytes,
    words,
    clamped: (start: number, length: number) => new Uint8ClampedArray(wasm.memory.buffer, start, length),
    doubles: (start: number, length: number) => new Float64Array(wasm.memory.buffer, start, length),
    floats: (start: number, length: number) => new Float32Array(wasm.memory.buffer, start, length),

    cleared: (length: number): number => {
      const start = allocate(length);
      wasm.clear(start, length);
      return start;
    },

    /** Empties the arena, except for a job's pixels if they lie in it. */
    start: (pixels?: Pixels): void => {
      const end = pixels && isInside(pixels) ? pixels.byteOffset + pixels.byteLength : 0;
      wasm.reset();
      if (end > 0) allocate(end - wasm.allocate(0));
    },

    /** Passes pixels to a kernel, in place or in chunks: all but the last have a multiple of four pixels. */
    forEachChunk: (pixels: Pixels, visit: (address: number, count: number, offset: number) => void): void => {
      if (isInside(pixels)) {
        visit(pixels.byteOffset, pixels.byteLength >> 2, 0);
        return;
      }
      const address = allocate(Math.min(CHUNK_BYTES, pixels.length));
      const chunk = bytes(address, Math.min(CHUNK_BYTES, pixels.length));
      for (let offset = 0; offset < pixels.length; offset += CHUNK_BYTES) {
        const part = pixels.subarray(offset, offset + CHUNK_BYTES);
        chunk.set(part);
        visit(address, part.length >> 2, offset);
      }
    },

    /** Copies a summary into the memory. */
    enter: (summary: ColorSummary): SummaryAddress => {
      const count = summary.colors.length;
      const colors = allocate(count * 4);
      const weights = allocate(count * 4);
      words(colors, count).set(summary.colors);
      words(weights, count).set(summary.weights);
      return { colors, weights, count };
    },
  };
};

export type Arena = ReturnType<typeof createArena>;
