import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomInt } from '../../src/color/random';
import type { Engine } from '../../src/engine/engine';
import type { PicturePlanes } from '../../src/engine/picturePlanes';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { createXorshift } from '../../src/engine/xorshift';
import { yuvMatrixOf } from '../../workers/yuvMatrix';
import { loadNodeEngine } from '../support/nodeEngine';
import { ENGINES } from './engines';

const matrixOf = (fullRange: boolean, matrix: VideoMatrixCoefficients = 'smpte170m') => {
  const found = yuvMatrixOf({ matrix, fullRange, primaries: 'bt709', transfer: 'iec61966-2-1' }, 720);
  if (!found) throw new Error('not a plain space');
  return found;
};
const MATRICES = [matrixOf(true), matrixOf(false), matrixOf(false, 'bt709')];

type Size = { readonly width: number; readonly height: number };
type Halvings = Extract<PicturePlanes, { kind: 'yuv' }>['halvings'];

const yuv = (
  { width, height }: Size,
  halvings: Halvings,
  fill: (plane: 0 | 1 | 2, x: number, y: number) => number,
  { gap = 0, matrix = MATRICES[0]! } = {},
): PicturePlanes => {
  const across = halvings.across === 1 ? (width + 1) >> 1 : width;
  const down = halvings.down === 1 ? (height + 1) >> 1 : height;
  const luma = { offset: 3, stride: width + gap };
  const cb = { offset: luma.offset + luma.stride * height, stride: across + gap };
  const cr = { offset: cb.offset + cb.stride * down, stride: across + gap };
  const bytes = new Uint8Array(cr.offset + cr.stride * down);
  ([luma, cb, cr] as const).forEach(({ offset, stride }, plane) => {
    const rows = plane === 0 ? height : down;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < stride; x++) bytes[offset + y * stride + x] = fill(plane as 0 | 1 | 2, x, y);
    }
  });
  return { kind: 'yuv', bytes, width, height, top: 0, luma, cb, cr, halvings, matrix };
};

const read = (engine: Engine, planes: PicturePlanes, part = { x: 0, y: 0, ...sizeOf(planes) }) => {
  const reader = engine.openPicture(part, { previewSide: 800 });
  reader.addPlanes(planes, part, part.height);
  return reader.finish();
};
const sizeOf = ({ width, height }: Size): Size => ({ width, height });

const HALVINGS: readonly Halvings[] = [
  { across: 1, down: 1 },
  { across: 1, down: 0 },
  { across: 0, down: 0 },
];

const anyPlanes: fc.Arbitrary<PicturePlanes> = fc
  .record({
    width: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 3000, max: 9000 })),
    height: fc.integer({ min: 1, max: 60 }),
    gap: fc.nat({ max: 20 }),
    halvings: fc.constantFrom(null, ...HALVINGS),
    flags: fc.tuple(fc.boolean(), fc.boolean()),
    matrix: fc.constantFrom(...MATRICES),
    seed: fc.integer({ min: 1, max: 0x7fffffff }),
  })
  .map(({ width, height, gap, halvings, flags: [isBlueFirst, isOpaque], matrix, seed }) => {
    const random = createXorshift(seed);
    const byte = (): number => randomInt(random, 0, 255);
    if (halvings) return yuv({ width, height }, halvings, byte, { gap, matrix });
    const layout = { offset: 5, stride: width * 4 + gap };
    const bytes = Uint8Array.from({ length: 5 + layout.stride * height }, byte);
    return { kind: 'rgb', bytes, width, height, top: 0, layout, isBlueFirst, isOpaque };
  });

describe('the compiled engine reads planes as the reference does, to the bit [G-17]', () => {
  let wasm: Engine;
  beforeAll(async () => {
    wasm = await loadNodeEngine();
  });

  it('of any format, size and part', () => {
    const reference = createReferenceEngine();
    const corner = fc.tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 }));
    fc.assert(
      fc.property(anyPlanes, corner, (planes, [left, top]) => {
        const x = left % planes.width;
        const y = top % planes.height;
        const part = { x, y, width: planes.width - x, height: planes.height - y };
        const found = read(wasm, planes, part);
        const expected = read(reference, planes, part);
        expect(found.summary).toEqual(expected.summary);
        expect(Buffer.from(found.preview.rgba).equals(Buffer.from(expected.preview.rgba))).toBe(true);
      }),
      { numRuns: Number(process.env['HUELOOM_RUNS'] ?? 60) },
    );
  });
});

describe('the memory of the compiled engine', () => {
  it('holds a few megabytes of 50 megapixels', async () => {
    const engine = await loadNodeEngine();
    const size = { width: 8660, height: 5774 };
    const pixels = size.width * size.height;
    const luma = { offset: 0, stride: size.width };
    const cb = { offset: pixels, stride: 4330 };
    const cr = { offset: pixels * 1.25, stride: 4330 };
    const bytes = new Uint8Array(pixels * 1.5).fill(128);
    const chroma = { cb, cr, halvings: HALVINGS[0]!, matrix: MATRICES[0]! };
    const { summary } = read(engine, { kind: 'yuv', bytes, ...size, top: 0, luma, ...chroma });
    expect([...summary.weights]).toEqual([size.width * size.height]);
    expect(engine.memoryBytes()).toBeLessThan(16 * 2 ** 20);
  });
});

describe.each(ENGINES)('planes read by $name', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });
  const pixelsOf = (planes: PicturePlanes): number[][] => {
    const { rgba } = read(engine, planes).preview;
    return Array.from({ length: rgba.length / 4 }, (_, at) => [...rgba.subarray(at * 4, at * 4 + 4)]);
  };

  // JFIF 1.02: BT.601 in full range. Then BT.601 in the range of video.
  it.each([
    ['red', true, [76, 85, 255], [254, 0, 0, 255]],
    ['white', true, [255, 128, 128], [255, 255, 255, 255]],
    ['limited green', false, [145, 54, 34], [0, 255, 1, 255]],
    ['limited white', false, [235, 128, 128], [255, 255, 255, 255]],
  ] as const)('have the colors of the standard: %s', (_, fullRange, coded, expected) => {
    const planes = yuv({ width: 8, height: 4 }, HALVINGS[0]!, (plane) => coded[plane], {
      matrix: matrixOf(fullRange),
    });
    for (const pixel of pixelsOf(planes)) {
      expected.forEach((value, at) => expect(Math.abs(pixel[at]! - value)).toBeLessThanOrEqual(1));
    }
  });

  it('have chroma between two pixels each, along the row and down', () => {
    // From no red to full red by one step of chroma, half-way: 1/4 and 3/4 of it on the pixels beside.
    const steps = [128, 128, 208, 208];
    const row = pixelsOf(
      yuv({ width: 8, height: 1 }, HALVINGS[1]!, (plane, x) => (plane === 2 ? steps[x]! : 128)),
    );
    const column = pixelsOf(
      yuv({ width: 1, height: 8 }, HALVINGS[0]!, (plane, _, y) => (plane === 2 ? steps[y]! : 128)),
    );
    const reds = [128, 128, 128, 156, 212, 240, 240, 240];
    expect(row.map(([red]) => red)).toEqual(reds);
    expect(column.map(([red]) => red)).toEqual(reds);
  });

  it('have a chroma of each row or pixel of its own where it is not halved', () => {
    const steps = [128, 208, 208, 128];
    // Of a column, halved across alone; of a row, not halved at all.
    const column = pixelsOf(
      yuv({ width: 1, height: 4 }, HALVINGS[1]!, (plane, _, y) => (plane === 2 ? steps[y]! : 128)),
    );
    const row = pixelsOf(
      yuv({ width: 4, height: 1 }, HALVINGS[2]!, (plane, x) => (plane === 2 ? steps[x]! : 128)),
    );
    const reds = [128, 240, 240, 128];
    expect(column.map(([red]) => red)).toEqual(reds);
    expect(row.map(([red]) => red)).toEqual(reds);
  });

  it('may be no larger than they are', () => {
    const planes = yuv({ width: 8, height: 4 }, HALVINGS[0]!, () => 0);
    expect(() => read(engine, planes, { x: 1, y: 0, width: 8, height: 4 })).toThrow(RangeError);
  });
});
