import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine';
import type { Planes } from '../../src/engine/planes';
import { yuvMatrixOf } from '../../workers/yuvMatrix';
import { ENGINES } from './engines';

const BT709 = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const;
const BT601 = { ...BT709, matrix: 'smpte170m' } as const;

/** A frame of one color in the given planes. */
const flat = (
  [y, cb, cr]: readonly [number, number, number],
  space: VideoColorSpaceInit,
  width = 16,
  height = 8,
): Planes => {
  const lumaBytes = width * height;
  const chromaBytes = lumaBytes / 4;
  const bytes = new Uint8Array(lumaBytes + 2 * chromaBytes);
  bytes
    .fill(y, 0, lumaBytes)
    .fill(cb, lumaBytes, lumaBytes + chromaBytes)
    .fill(cr, lumaBytes + chromaBytes);
  const matrix = yuvMatrixOf(space, height);
  if (!matrix) throw new Error('not a plain space');
  return {
    bytes,
    width,
    height,
    luma: { offset: 0, stride: width },
    cb: { offset: lumaBytes, stride: width / 2 },
    cr: { offset: lumaBytes + chromaBytes, stride: width / 2 },
    chromaStep: 1,
    matrix,
  };
};

describe.each(ENGINES)('pixels from planes, by $name', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  const firstPixel = (planes: Planes): readonly number[] => [
    ...engine.planesToPixels(planes, 480).rgba.subarray(0, 4),
  ];

  // 100 % color bars as the two standards code them in limited range.
  it.each([
    ['BT.709 red', [63, 102, 240], BT709, [255, 0, 0]],
    ['BT.709 green', [173, 42, 26], BT709, [0, 255, 0]],
    ['BT.709 blue', [32, 240, 118], BT709, [0, 0, 255]],
    ['BT.601 red', [81, 90, 240], BT601, [255, 0, 0]],
    ['BT.601 green', [145, 54, 34], BT601, [0, 255, 0]],
    ['BT.601 blue', [41, 240, 110], BT601, [0, 0, 255]],
    ['white', [235, 128, 128], BT709, [255, 255, 255]],
    ['black', [16, 128, 128], BT709, [0, 0, 0]],
    ['full-range white', [255, 128, 128], { ...BT709, fullRange: true }, [255, 255, 255]],
  ] as const)('are those of the standard: %s', (_, coded, space, expected) => {
    const pixel = firstPixel(flat(coded, space));
    expected.forEach((value, channel) => {
      expect(Math.abs((pixel[channel] ?? 999) - value)).toBeLessThanOrEqual(3);
    });
    expect(pixel[3]).toBe(255);
  });

  it('come from both planes of NV12', () => {
    const planes = flat([63, 0, 0], BT709);
    const { bytes, cb } = planes;
    for (let at = cb.offset; at < bytes.length; at += 2) [bytes[at], bytes[at + 1]] = [102, 240];
    const paired = {
      ...planes,
      cb: { offset: cb.offset, stride: 16 },
      cr: { offset: cb.offset + 1, stride: 16 },
    };
    const [red = 0, green = 255, blue = 255] = firstPixel({ ...paired, chromaStep: 2 });
    expect(red).toBeGreaterThan(250);
    expect(Math.max(green, blue)).toBeLessThan(5);
  });

  it.each([
    [1280, 720, 480, [480, 270]],
    [1920, 1080, 480, [480, 270]],
    [320, 180, 480, [320, 180]],
    [202, 480, 480, [202, 480]],
    [4000, 2, 480, [480, 1]],
    [1280, 720, 96, [96, 54]],
  ] as const)('fill what is asked for: %i × %i at %i', (width, height, maxSide, size) => {
    const pixels = engine.planesToPixels(flat([100, 128, 128], BT709, width, height), maxSide);
    expect([pixels.width, pixels.height]).toEqual(size);
    expect(pixels.rgba).toHaveLength(pixels.width * pixels.height * 4);
  });

  it('stand for the whole frame, each for its own place', () => {
    const planes = flat([0, 128, 128], { ...BT709, fullRange: true }, 64, 32);
    // Columns from black to white, rows alike.
    planes.bytes.forEach((_, at) => {
      if (at < 64 * 32) planes.bytes[at] = (at % 64) * 4;
    });
    const { rgba, width } = engine.planesToPixels(planes, 16);
    const row = Array.from({ length: width }, (_, column) => rgba[(3 * width + column) * 4]);
    // Each the mean of the middle two of its four columns.
    expect(row).toEqual(Array.from({ length: 16 }, (_, column) => column * 16 + 6));
  });

  it('can be summarized where they lie', () => {
    const { rgba } = engine.planesToPixels(flat([63, 102, 240], BT709, 64, 36), 480);
    const copy = rgba.slice();
    expect(engine.summarize(rgba)).toEqual(engine.summarize(copy));
  });
});
