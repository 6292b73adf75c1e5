import { describe, expect, it } from 'vitest';

import {
  barcodeRow,
  frameAt,
} from '../../../../../src/features/video-extraction/timeline/barcode/drawBarcode';

const meansOf = (...frames: readonly (readonly [time: number, rgb: number])[]) => ({
  times: Float32Array.from(frames, ([time]) => time),
  colors: Uint32Array.from(frames, ([, rgb]) => rgb),
});

/** Each pixel as 0xRRGGBB; null where it is clear. */
const pixelsOf = (row: Uint8ClampedArray): (number | null)[] =>
  Array.from({ length: row.length / 4 }, (_, x) => {
    const [r = 0, g = 0, b = 0, alpha] = row.subarray(x * 4, x * 4 + 4);
    return alpha === 255 ? (r << 16) | (g << 8) | b : null;
  });

describe('the barcode', () => {
  const two = meansOf([0, 0xff0000], [2, 0x0000ff]);

  it('shows a frame for as long as it stands, the last one as long as the one before it', () => {
    const [red, blue] = [0xff0000, 0x0000ff];
    expect(pixelsOf(barcodeRow(two, { from: 0, to: 6 }, 6))).toEqual([red, red, blue, blue, null, null]);
    expect(pixelsOf(barcodeRow(two, { from: 1, to: 3 }, 4))).toEqual([red, red, blue, blue]);
  });

  it('mixes frames of one pixel in linear light, by the time that each stands in it', () => {
    const black = meansOf([0, 0xffffff], [1, 0], [2, 0]);
    expect(pixelsOf(barcodeRow(black, { from: 0, to: 2 }, 1))).toEqual([0xbcbcbc]);
    // A quarter of the light is code 137.
    expect(pixelsOf(barcodeRow(meansOf([0, 0xffffff], [1, 0], [4, 0]), { from: 0, to: 4 }, 1))).toEqual([
      0x898989,
    ]);
  });

  it('is clear before the first frame and without any', () => {
    expect(pixelsOf(barcodeRow(meansOf([2, 0xff], [3, 0xff]), { from: 0, to: 4 }, 4))).toEqual([
      null,
      null,
      0xff,
      0xff,
    ]);
    expect(pixelsOf(barcodeRow(meansOf(), { from: 0, to: 4 }, 2))).toEqual([null, null]);
  });

  it('has the last frame alone in the pixel in which it ends', () => {
    expect(pixelsOf(barcodeRow(two, { from: 0, to: 6 }, 1))).toEqual(
      pixelsOf(barcodeRow(two, { from: 0, to: 4 }, 1)),
    );
    expect(pixelsOf(barcodeRow(two, { from: 2, to: 8 }, 2))).toEqual([0x0000ff, null]);
  });

  it('has one frame alone to the end', () => {
    expect(pixelsOf(barcodeRow(meansOf([0, 0xff]), { from: 0, to: 4 }, 2))).toEqual([0xff, 0xff]);
  });

  it('loses no light of 180,000 frames on 1,000 pixels', () => {
    const means = {
      times: Float32Array.from({ length: 180_000 }, (_, i) => i / 25),
      colors: Uint32Array.from({ length: 180_000 }, (_, i) => (i % 2 === 0 ? 0xffffff : 0)),
    };
    expect(new Set(pixelsOf(barcodeRow(means, { from: 0, to: 7200 }, 1000)))).toEqual(new Set([0xbcbcbc]));
  });

  it('tells the frame at a time', () => {
    expect([-1, 0, 1.9, 2, 99].map((seconds) => frameAt(two, seconds))).toEqual([-1, 0, 0, 1, 1]);
  });
});
