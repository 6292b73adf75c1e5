import { describe, expect, it } from 'vitest';
import { planesToPixels, type Planes } from '../../../workers/video-extraction/planes';
import { yuvMatrixOf } from '../../../workers/video-extraction/yuvMatrix';

const BT709 = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const;
const BT601 = { ...BT709, matrix: 'smpte170m' } as const;

/** Decoders name spaces that TypeScript's list of them does not hold yet. */
const unnamed = (space: Readonly<Record<string, unknown>>): VideoColorSpaceInit => space;

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

const firstPixel = (planes: Planes): readonly number[] => [
  ...planesToPixels(planes, 800).rgba.subarray(0, 4),
];

describe('pixels from planes', () => {
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
    [1280, 720, 800, [640, 360]],
    [1920, 1080, 800, [480, 270]],
    [320, 180, 800, [320, 180]],
    [7680, 4320, 800, [768, 432]],
    [1280, 720, 96, [91, 51]],
  ] as const)('are no more than asked for: %i × %i at %i', (width, height, maxSide, size) => {
    const pixels = planesToPixels(flat([100, 128, 128], BT709, width, height), maxSide);
    expect([pixels.width, pixels.height]).toEqual(size);
    expect(pixels.rgba).toHaveLength(pixels.width * pixels.height * 4);
  });

  it('are left to the canvas where colors must be converted', () => {
    expect(yuvMatrixOf(unnamed({ ...BT709, transfer: 'pq' }), 1080)).toBeNull();
    expect(yuvMatrixOf(unnamed({ ...BT709, matrix: 'bt2020-ncl', primaries: 'bt2020' }), 1080)).toBeNull();
    expect(yuvMatrixOf({ ...BT709, matrix: 'rgb' }, 1080)).toBeNull();
  });

  it('follow the standard of their size where the file names none', () => {
    expect(yuvMatrixOf({}, 480)).toEqual(yuvMatrixOf(BT601, 480));
    expect(yuvMatrixOf({}, 720)).toEqual(yuvMatrixOf(BT709, 720));
  });
});
