import fc from 'fast-check';
import type { Planes } from '../../src/engine/planes';
import { nextXorshift, xorshiftState } from '../../src/engine/xorshift';
import { yuvMatrixOf } from '../../workers/yuvMatrix';

const MATRICES = [false, true].flatMap((fullRange) =>
  ['bt709', 'smpte170m'].map((matrix) => {
    const found = yuvMatrixOf({ matrix: matrix as VideoMatrixCoefficients, fullRange }, 720);
    if (!found) throw new Error('not a plain space');
    return found;
  }),
);

type Recipe = {
  readonly width: number;
  readonly height: number;
  /** Bytes between the rows, beyond the width. */
  readonly gap: number;
  readonly isPaired: boolean;
  readonly matrix: Planes['matrix'];
  readonly seed: number;
};

const bake = ({ width, height, gap, isPaired, matrix, seed }: Recipe): Planes => {
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const chromaStride = (isPaired ? 2 * halfWidth : halfWidth) + gap;
  const cb = (width + gap) * height;
  const cr = isPaired ? cb + 1 : cb + chromaStride * halfHeight;
  const length = cb + 2 * chromaStride * halfHeight;
  // Four bytes of noise at a time: drawn one by one they took longer than both engines.
  let state = xorshiftState(seed);
  const noise = new Uint32Array(Math.ceil(length / 4)).map(() => (state = nextXorshift(state)));
  const bytes = new Uint8Array(noise.buffer, 0, length);
  return {
    bytes,
    width,
    height,
    luma: { offset: 0, stride: width + gap },
    cb: { offset: cb, stride: chromaStride },
    cr: { offset: cr, stride: chromaStride },
    chromaStep: isPaired ? 2 : 1,
    matrix,
  };
};

/** Frames of noise, of odd and even sizes, with room between their rows or none, in both layouts. */
export const anyPlanes: fc.Arbitrary<Planes> = fc
  .record({
    // Some of them larger than what passes through the engine's memory at a time.
    width: fc.oneof(fc.integer({ min: 2, max: 300 }), fc.integer({ min: 2000, max: 8000 })),
    height: fc.integer({ min: 2, max: 200 }),
    gap: fc.nat({ max: 40 }),
    isPaired: fc.boolean(),
    matrix: fc.constantFrom(...MATRICES),
    seed: fc.integer({ min: 1, max: 0x7fffffff }),
  })
  .map(bake);
