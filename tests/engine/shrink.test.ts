import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { loadNodeEngine } from '../support/nodeEngine';
import { anyPixels } from './pixels';
import { ENGINES } from './engines';

const numRuns = Number(process.env['HUELOOM_RUNS'] ?? 100);

const rowOf = (pixels: readonly (readonly number[])[]) => ({
  rgba: Uint8ClampedArray.from(pixels.flat()),
  width: pixels.length,
  height: 1,
});

describe.each(ENGINES)('a picture that $name shrinks', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  it('keeps its pixels where it is small enough', () => {
    const pixels = rowOf([
      [1, 2, 3, 255],
      [4, 5, 6, 200],
    ]);
    expect(engine.shrink(pixels, 96)).toEqual(pixels);
  });

  it('is the mean of each area, at most so many pixels on its long side', () => {
    const row = rowOf(Array.from({ length: 192 }, (_, x) => [x + 1, 0, 255, 255]));
    const { width, height, rgba } = engine.shrink(row, 96);
    expect([width, height]).toEqual([96, 1]);
    // (1 + 2) / 2 and (3 + 4) / 2, halves rounded up.
    expect([...rgba.subarray(0, 8)]).toEqual([2, 0, 255, 255, 4, 0, 255, 255]);
  });

  it('counts every pixel once where it does not divide evenly', () => {
    const [width, height] = [250, 100];
    const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
    rgba.fill(0, 0, width * 4 * 50);
    const small = engine.shrink({ rgba, width, height }, 96);
    expect([small.width, small.height]).toEqual([96, 38]);
    const alphas = Array.from({ length: 38 }, (_, y) => small.rgba[(y * 96 + 40) * 4 + 3]);
    expect(alphas).toEqual(Array.from({ length: 38 }, (_, y) => (y < 19 ? 0 : 255)));
  });

  it('does not mix in the hidden color of transparent pixels', () => {
    const row = rowOf(Array.from({ length: 192 }, (_, x) => (x % 2 ? [255, 0, 0, 0] : [0, 0, 255, 255])));
    expect([...engine.shrink(row, 96).rgba.subarray(0, 4)]).toEqual([0, 0, 255, 128]);
    expect([...engine.shrink(rowOf([[255, 0, 0, 0]]), 96).rgba]).toEqual([0, 0, 0, 0]);
  });
});

describe('the compiled engine shrinks pictures as the reference does, to the bit [G-17]', () => {
  let wasm: Engine;
  beforeAll(async () => {
    wasm = await loadNodeEngine();
  });

  it('of any pixels, alpha, width and size', () => {
    const reference = createReferenceEngine();
    const sides = fc.record({
      wide: fc.integer({ min: 1, max: 300 }),
      maxSide: fc.integer({ min: 20, max: 300 }),
    });
    fc.assert(
      fc.property(anyPixels(20_000), sides, (pixels, { wide, maxSide }) => {
        const width = Math.min(wide, pixels.length / 4);
        const height = Math.floor(pixels.length / 4 / width);
        const rgba = Uint8ClampedArray.from(pixels.subarray(0, width * height * 4));
        // Areas may be 256 pixels high at most.
        const side = Math.max(maxSide, Math.ceil(height / 256));
        const small = wasm.shrink({ rgba, width, height }, side);
        const expected = reference.shrink({ rgba, width, height }, side);
        expect([small.width, small.height]).toEqual([expected.width, expected.height]);
        expect(Buffer.from(small.rgba).equals(Buffer.from(expected.rgba))).toBe(true);
      }),
      { numRuns },
    );
  });
});
