import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { loadNodeEngine } from '../support/nodeEngine';

const WIDTH = 4000;
/** So many colors that none is counted by itself any more. */
const MANY = 9000;

const rgbaOf = (words: readonly number[]): Uint8Array => {
  const rows = Math.ceil(words.length / WIDTH);
  const filled = Uint32Array.from({ length: rows * WIDTH }, (_, at) => words[at] ?? 0xff000000);
  return new Uint8Array(filled.buffer);
};

const manyColors = Array.from({ length: MANY }, (_, i) => 0xff000000 + i * 0x101);
/** Two colors of one cell, whose low bits are as high as they can be. */
const NEAR = [0xff474747, 0xff464747] as const;

const CASES: Record<string, readonly number[]> = {
  'alternating pixels': Array.from({ length: 100_000 }, (_, i) => NEAR[i % 2] ?? 0),
  'runs longer than a sum has room for': Array.from({ length: 100_000 }, (_, i) =>
    i % 3500 === 0 ? NEAR[1] : NEAR[0],
  ),
  'runs that fill a sum that is nearly full': Array.from({ length: 100_000 }, (_, i) =>
    i % 12_000 < 9000 ? (NEAR[i % 2] ?? 0) : NEAR[0],
  ),
};

describe('sums of a cell that are full are moved on, and nothing is lost', () => {
  let wasm: Engine;
  beforeAll(async () => {
    wasm = await loadNodeEngine();
  });

  it.each(Object.keys(CASES))('of %s', (name) => {
    const rgba = rgbaOf([...manyColors, ...(CASES[name] ?? [])]);
    const size = { width: WIDTH, height: rgba.length / 4 / WIDTH };
    const read = (engine: Engine) => {
      const reader = engine.openPicture(size, { previewSide: 800 });
      reader.addRows(rgba, size.height);
      return reader.finish();
    };
    const found = read(wasm);
    expect(found.exact).toBeNull();
    expect(found.summary).toEqual(read(createReferenceEngine()).summary);
  });
});
