import { type FrameSignature, SIGNATURE_BYTES } from './frameSignature';
import type { Pixels } from './planes';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

/** One sum per histogram bin, and one beyond the last that only receives zeros. */
const SUM_BYTES = 31 * 4;

export const signFrame = (
  wasm: WasmExports,
  arena: Arena,
  { rgba, width, height }: Pixels,
): FrameSignature => {
  const bytes = width * height * 4;
  arena.start(rgba);
  const pixels = arena.isInside(rgba) ? rgba.byteOffset : arena.allocate(bytes);
  if (!arena.isInside(rgba)) arena.clamped(pixels, bytes).set(rgba);
  const sums = arena.cleared(SUM_BYTES);
  const lumas = arena.allocate(width * height + 3);
  const signature = arena.allocate(SIGNATURE_BYTES);
  wasm.signFrame(pixels, width, height, sums, lumas, signature);
  return arena.bytes(signature, SIGNATURE_BYTES).slice();
};
