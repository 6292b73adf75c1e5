import { describe, expect, it } from 'vitest';
import { EngineBrokenError, EngineLimitError } from '../../src/engine/engineErrors';
import { createWasmEngine } from '../../src/engine/wasmEngine';
import { instantiateEngine, loadNodeEngine } from '../support/nodeEngine';
import { noisePixels, pixelsOf } from './pixels';

const MEGABYTE = 2 ** 20;

describe('the compiled engine', () => {
  it('reads pixels where they were reserved, without a copy', async () => {
    const wasm = await instantiateEngine();
    const sources: number[] = [];
    const engine = createWasmEngine({
      ...wasm,
      addPixels: (cells, votes, source, pixels) => {
        sources.push(source);
        return wasm.addPixels(cells, votes, source, pixels);
      },
    });
    const rgba = noisePixels(500_000, 3);
    const view = engine.reserve(500_000);
    view.set(rgba);
    const held = engine.memoryBytes();
    const summary = engine.summarize(view);
    expect(sources).toEqual([view.byteOffset]);
    expect(engine.memoryBytes()).toBe(held);
    expect(summary).toEqual(engine.summarize(rgba));
  });

  it('leaves a reserved view in place and unchanged while it is summarized', async () => {
    const engine = await loadNodeEngine();
    const rgba = noisePixels(1000, 3);
    const view = engine.reserve(1000);
    view.set(rgba);
    engine.summarize(view);
    expect(Buffer.from(view).equals(rgba)).toBe(true);
  });

  it('reads planes where they were written, without a copy and without room for another', async () => {
    const wasm = await instantiateEngine();
    const rows: number[] = [];
    const engine = createWasmEngine({
      ...wasm,
      sumLumas: (luma, ...others) => {
        rows.push(luma);
        wasm.sumLumas(luma, ...others);
      },
    });
    const [width, height] = [1280, 720];
    const bytes = engine.planeBytes(width * height * 1.5);
    const start = bytes.byteOffset;
    const chroma = { offset: width * height, stride: width / 2 };
    const luma = { offset: 0, stride: width };
    const matrix = { black: 0, luma: 65_536, crToR: 0, cbToG: 0, crToG: 0, cbToB: 0 };
    engine.planesToPixels({ bytes, width, height, luma, cb: chroma, cr: chroma, chromaStep: 1, matrix }, 480);
    expect(rows).toHaveLength(270);
    const isRow = (at: number) => at >= start && (at - start) % width === 0;
    expect(rows.every(isRow)).toBe(true);
    const held = engine.memoryBytes();
    expect(engine.planeBytes(1000).byteOffset).toBe(start);
    expect(engine.memoryBytes()).toBe(held);
    expect(() => engine.planeBytes(300_000_000)).toThrow(EngineLimitError);
    expect([...engine.summarize(pixelsOf([{ color: 0x123456, pixels: 5 }])).weights]).toEqual([5]);
  });

  it('simulates reserved pixels as it does any others', async () => {
    const engine = await loadNodeEngine();
    const rgba = noisePixels(777, 8);
    const expected = engine.simulate(rgba, 'protanopia');
    const view = engine.reserve(777);
    view.set(rgba);
    expect(engine.simulate(view, 'protanopia')).toEqual(expected);
  });

  it.each([12, 777, 600_000])(
    'writes %d simulated pixels where it is told, over their own as well',
    async (pixels) => {
      const engine = await loadNodeEngine();
      const rgba = noisePixels(pixels, 8);
      const expected = engine.simulate(rgba, 'deuteranopia');
      const own = new Uint8ClampedArray(rgba);
      expect(engine.simulate(own, 'deuteranopia', own)).toBe(own);
      expect(Buffer.from(own).equals(Buffer.from(expected))).toBe(true);
      const other = new Uint8ClampedArray(rgba.length);
      engine.simulate(rgba, 'deuteranopia', other);
      expect(Buffer.from(other).equals(Buffer.from(expected))).toBe(true);
    },
  );

  it('leaves contrasts in its memory: nothing is allocated for them', async () => {
    const wasm = await instantiateEngine();
    const engine = createWasmEngine(wasm);
    const colors = [0, 0x777777, 0xffffff];
    const matrix = engine.contrastMatrix(colors);
    expect(matrix.buffer).toBe(wasm.memory.buffer);
    const kept = matrix.slice();
    expect(engine.contrastMatrix(colors)).toEqual(kept);
  });

  it('holds a few megabytes for pixels of any size that come from outside', async () => {
    const engine = await loadNodeEngine();
    engine.summarize(new Uint8Array(4 * 4_000_000));
    engine.simulate(new Uint8Array(4 * 4_000_000), 'deuteranopia');
    expect(engine.memoryBytes()).toBeLessThan(5 * MEGABYTE);
  });

  it('does not grow from job to job [FT-05]', async () => {
    const engine = await loadNodeEngine();
    const rgba = noisePixels(20_000, 1);
    const work = (): number => {
      const summary = engine.summarize(rgba);
      engine.clusterPalette(summary, { count: 9, variant: 1 });
      engine.sampleSwatches(summary, { target: 200, seed: 1 });
      return engine.memoryBytes();
    };
    const first = work();
    expect(Array.from({ length: 20 }, work)).toEqual(Array.from({ length: 20 }, () => first));
  });

  it('refuses to grow past 256 MB, and goes on [FT-04]', async () => {
    const engine = await loadNodeEngine();
    expect(() => engine.reserve(70_000_000)).toThrow(EngineLimitError);
    expect(() => engine.reserve(2 ** 31)).toThrow(EngineLimitError);
    expect(engine.memoryBytes()).toBeLessThanOrEqual(256 * MEGABYTE);
    expect([...engine.summarize(pixelsOf([{ color: 0x123456, pixels: 5 }])).weights]).toEqual([5]);
  });

  it('does nothing more after a trap [FT-04]', async () => {
    const wasm = await instantiateEngine();
    const engine = createWasmEngine({
      ...wasm,
      hasMajorities: (cells) => wasm.hasMajorities(cells, 2 ** 31),
    });
    const flat = pixelsOf([{ color: 0x123456, pixels: 8 }]);
    expect(() => engine.summarize(flat)).toThrow(EngineBrokenError);
    expect(() => engine.contrastMatrix([0, 1])).toThrow(EngineBrokenError);
    expect(() => engine.reserve(1)).toThrow(EngineBrokenError);

    const next = await loadNodeEngine();
    expect([...next.summarize(flat).colors]).toEqual([0x123456]);
  });
});
