import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine';
import type { PictureReading } from '../../src/engine/pictureReader';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { loadNodeEngine } from '../support/nodeEngine';
import { ENGINES } from './engines';
import { anyPixels, noisePixels, pixelsOf } from './pixels';

const numRuns = Number(process.env['HUELOOM_RUNS'] ?? 100);

const readIn = (
  engine: Engine,
  rgba: Uint8Array,
  width: number,
  { previewSide = 800, bandRows = 7 } = {},
): PictureReading => {
  const height = rgba.length / 4 / width;
  const reader = engine.openPicture({ width, height }, { previewSide });
  for (let row = 0; row < height; row += bandRows) {
    const rows = Math.min(bandRows, height - row);
    reader.addRows(rgba.subarray(row * width * 4, (row + rows) * width * 4), rows);
  }
  return reader.finish();
};

describe('the compiled engine reads pictures as the reference does, to the bit [G-17]', () => {
  let wasm: Engine;
  beforeAll(async () => {
    wasm = await loadNodeEngine();
  });
  const reference = createReferenceEngine();

  it('of any pixels and alpha, at any width, preview and band', () => {
    const options = fc.record({
      previewSide: fc.integer({ min: 40, max: 300 }),
      bandRows: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(anyPixels(40_000), fc.integer({ min: 1, max: 300 }), options, (pixels, wanted, at) => {
        const width = Math.min(wanted, pixels.length / 4);
        const height = Math.floor(pixels.length / 4 / width);
        const rgba = pixels.subarray(0, height * width * 4);
        // Areas of the preview may be 256 pixels high at most.
        const previewSide = Math.max(at.previewSide, Math.ceil(height / 256));
        const found = readIn(wasm, rgba, width, { ...at, previewSide });
        const expected = readIn(reference, rgba, width, { previewSide, bandRows: 1 });
        expect(found.summary).toEqual(expected.summary);
        expect(found.exact).toEqual(expected.exact);
        expect([found.preview.width, found.preview.height]).toEqual([
          expected.preview.width,
          expected.preview.height,
        ]);
        expect(Buffer.from(found.preview.rgba).equals(Buffer.from(expected.preview.rgba))).toBe(true);
      }),
      { numRuns },
    );
  });

  it('of flat areas whose colors contend for one cell', () => {
    const area = fc.record({ level: fc.constantFrom(16, 17, 23), groups: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(fc.array(area, { minLength: 3, maxLength: 40 }), (areas) => {
        const words = areas.flatMap(({ level, groups }) =>
          Array.from({ length: groups * 4 }, () => 0xff000000 + level * 0x010101),
        );
        const rgba = new Uint8Array(Uint32Array.from(words).buffer);
        expect(readIn(wasm, rgba, words.length)).toEqual(readIn(reference, rgba, words.length));
      }),
      { numRuns },
    );
  });

  it('of more pixels than sums of 32 bits hold, in a few megabytes', () => {
    const [width, height] = [8192, 4100];
    const reader = wasm.openPicture({ width, height }, { previewSide: 800 });
    const white = new Uint8Array(width * 4 * 50).fill(255);
    for (let row = 0; row < height; row += 50) reader.addRows(white, 50);
    const { summary, exact } = reader.finish();
    expect([...summary.colors, ...summary.weights]).toEqual([0xffffff, width * height]);
    expect(exact).toEqual({
      colors: summary.colors,
      weights: summary.weights,
      solids: summary.weights,
    });
    expect(wasm.memoryBytes()).toBeLessThan(8 * 2 ** 20);
  });

  it('unless another job has had the memory between', () => {
    const reader = wasm.openPicture({ width: 2, height: 1 }, { previewSide: 800 });
    wasm.summarize(noisePixels(10, 1));
    expect(() => reader.addRows(noisePixels(2, 1), 1)).toThrow('another job');
  });
});

describe.each(ENGINES)('pictures read by rows by $name', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });
  const read = (rgba: Uint8Array, width: number, previewSide = 800): PictureReading =>
    readIn(engine, rgba, width, { previewSide });

  it('must come whole', () => {
    const reader = engine.openPicture({ width: 2, height: 2 }, { previewSide: 800 });
    reader.addRows(noisePixels(2, 1), 1);
    expect(() => reader.finish()).toThrow(RangeError);
    expect(() => reader.addRows(noisePixels(2, 1), 2)).toThrow(RangeError);
    expect(() => reader.addRows(noisePixels(4, 1), 2)).toThrow(RangeError);
  });

  it('keep the exact color of a flat area among soft edges in its cell', () => {
    const blend = Array.from({ length: 15 }, (_, i) => ({ color: 0xf8f8f8 + (i % 7) * 0x010101, pixels: 1 }));
    const { summary } = read(pixelsOf([{ color: 0xfefefe, pixels: 20 }, ...blend]), 35);
    expect([...summary.colors]).toEqual([0xfefefe]);
  });

  it('have a preview of means, colors weighed by alpha', () => {
    const { preview } = read(
      pixelsOf([
        { color: 0x102030, pixels: 1 },
        { color: 0x302010, pixels: 1 },
        { color: 0xff0000, pixels: 1, alpha: 0 },
        { color: 0x0000ff, pixels: 1 },
      ]),
      4,
      2,
    );
    expect([...preview.rgba]).toEqual([0x20, 0x20, 0x20, 255, 0, 0, 255, 128]);
  });

  it('count each of their exact colors, and what of it lies in runs', () => {
    const { exact } = read(
      pixelsOf([
        { color: 0xff0000, pixels: 5 },
        { color: 0x00ff00, pixels: 2 },
        { color: 0xff0000, pixels: 1 },
      ]),
      8,
    );
    expect(exact).toEqual({
      colors: Uint32Array.of(0x00ff00, 0xff0000),
      weights: Uint32Array.of(2, 6),
      solids: Uint32Array.of(0, 5),
    });
  });

  it.each([
    [8192, 8192],
    [8193, undefined],
  ])('have no exact colors beyond 8,192: %i', (colors, expected) => {
    const rgba = pixelsOf(Array.from({ length: colors }, (_, color) => ({ color: color * 7, pixels: 1 })));
    expect(read(rgba, colors).exact?.colors.length).toBe(expected);
  });

  const weightsOf = (runs: Parameters<typeof pixelsOf>[0], width: number): Record<string, number> => {
    const { colors, weights } = read(pixelsOf(runs), width).summary;
    return Object.fromEntries(Array.from(colors, (color, at) => [color.toString(16), weights[at]!]));
  };

  it('count glass by its area', () => {
    expect(
      weightsOf(
        [
          { color: 0x0066ff, pixels: 75, alpha: 120 },
          { color: 0xff4081, pixels: 25 },
        ],
        100,
      ),
    ).toEqual({ '66ff': 75, ff4081: 25 });
  });

  it('are one color at an alpha of 127 as at 128, at 20, and where they are hardly visible at all', () => {
    for (const alpha of [1, 8, 15, 16, 20, 127, 128]) {
      expect(Object.keys(weightsOf([{ color: 0xff0000, pixels: 64, alpha }], 8))).toEqual(['ff0000']);
    }
  });

  it('weigh what is fainter than glass by its alpha, and count nothing that is not seen', () => {
    expect(
      weightsOf(
        [
          { color: 0x00ff00, pixels: 100, alpha: 28 },
          { color: 0xffffff, pixels: 90, alpha: 15 },
          { color: 0x0000ff, pixels: 10 },
        ],
        10,
      ),
    ).toEqual({ ff00: 25, ff: 10 });
  });

  it('have no color of the soft shadow of a cut-out', () => {
    const shadow = Array.from({ length: 100 }, (_, at) => ({ color: 0x101018, pixels: 1, alpha: at }));
    expect(weightsOf([{ color: 0xff8000, pixels: 60 }, ...shadow], 16)).toEqual({ ff8000: 60 });
  });

  it('are black where they are nothing but faint black', () => {
    expect(Object.keys(weightsOf([{ color: 0, pixels: 16, alpha: 97 }], 4))).toEqual(['0']);
    expect(Object.keys(weightsOf([{ color: 0, pixels: 16, alpha: 9 }], 4))).toEqual(['0']);
    expect(weightsOf([{ color: 0, pixels: 16, alpha: 0 }], 4)).toEqual({});
  });
});
