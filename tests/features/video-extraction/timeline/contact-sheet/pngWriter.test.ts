import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { createPngWriter } from '../../../../../src/features/video-extraction/timeline/contact-sheet/pngWriter';

/** Pixels without a pattern, opaque, the same each time. */
const noise = (count: number): Uint8ClampedArray => {
  let state = 1;
  return Uint8ClampedArray.from({ length: 4 * count }, (_, i) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return i % 4 === 3 ? 255 : state >>> 24;
  });
};

describe('a PNG that is written in bands', () => {
  it('has the pixels that were given, band after band', async () => {
    const [width, height] = [37, 50];
    const pixels = noise(width * height);
    const writer = createPngWriter(width, height);
    for (const [from, to] of [
      [0, 1],
      [1, 33],
      [33, 50],
    ] as const) {
      await writer.write(pixels.slice(4 * width * from, 4 * width * to));
    }
    const png = new Uint8Array(await (await writer.end()).arrayBuffer());
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    expect(Buffer.compare(data, Buffer.from(pixels))).toBe(0);
  });

  it('is refused with lines missing', async () => {
    const writer = createPngWriter(2, 2);
    await writer.write(noise(2));
    await expect(writer.end()).rejects.toThrow('1 lines of 2');
    writer.abort();
  });
});
