import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';

import { isAnimated } from '../../../workers/image-extraction/animation';
import { formatOf } from '../../../workers/image-extraction/formats';
import { isobmffHeader, joinBytes, pngHeader } from './headerBytes';

const frames = (count: number) =>
  sharp(
    Uint8Array.from({ length: 8 * 8 * count * 3 }, (_, index) => (index * 89) % 251),
    { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } },
  );

const look = async (bytes: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  const format = formatOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!format) throw new Error('not a picture');
  return isAnimated(new Blob([bytes]), format);
};

const bytesOf = async (picture: Sharp) => Uint8Array.from(await picture.toBuffer());

describe('a picture of several frames', () => {
  it.each([
    [
      'GIF',
      (count: number) => bytesOf(frames(count).gif({ delay: Array.from({ length: count }, () => 100) })),
    ],
    ['WebP', (count: number) => bytesOf(frames(count).webp())],
  ])('is told from one of a single frame: %s', async (_, make) => {
    expect(await look(await make(3))).toBe(true);
    expect(await look(await make(1))).toBe(false);
  });

  it('is told in PNG and AVIF by what stands before the pixels', async () => {
    const chunk = (type: string, bytes: readonly number[]) =>
      joinBytes([0, 0, 0, bytes.length], type, bytes, [0, 0, 0, 0]);
    const png = (...chunks: Uint8Array[]) => joinBytes(pngHeader(8, 8), [0, 0, 0, 0], ...chunks);
    const pixels = chunk('IDAT', []);
    expect(await look(png(chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]), pixels))).toBe(true);
    expect(await look(png(chunk('acTL', [0, 0, 0, 1, 0, 0, 0, 0]), pixels))).toBe(false);
    expect(await look(png(chunk('gAMA', [0, 0, 0, 1]), pixels))).toBe(false);
    expect(await look(isobmffHeader(['avis', 'avif'], [[8, 8]]))).toBe(true);
    expect(await look(isobmffHeader(['avif'], [[8, 8]]))).toBe(false);
  });

  it('has one frame where the file breaks off', async () => {
    const gif = await bytesOf(frames(2).gif({ delay: [100, 100] }));
    expect(await look(gif.slice(0, 60))).toBe(false);
  });
});
