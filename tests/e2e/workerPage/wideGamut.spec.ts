import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, read, test } from './extractorTest';
import { withoutImageDecoder } from './beforeWorker';

/** Half a green that sRGB does not have, half gray, as the bytes of Display P3. */
const halves = sharp(
  Uint8Array.from({ length: 96 * 64 * 3 }, (_, at) => {
    const isLeft = Math.floor(at / 3) % 96 < 48;
    return isLeft ? ([0, 255, 0][at % 3] ?? 0) : 128;
  }),
  { raw: { width: 96, height: 64, channels: 3 } },
);

/** PNG, third edition: coding-independent code points for Display P3 in full range, right after the header. */
const declareP3 = (png: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from('cICP'), Buffer.of(12, 13, 0, 1)]);
  const chunk = Buffer.alloc(16);
  chunk.writeUInt32BE(4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 12);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
};

const file = async (): Promise<Buffer> => declareP3(await halves.clone().png().toBuffer());

test('a color outside sRGB is found, marked, and shown by the nearest of sRGB', async ({ extractor }) => {
  const outcome = await read(extractor, await file());
  expect(outcome).toMatchObject({ palette: { length: 2 }, shares: [0.5, 0.5], wide: [0x00ff00] });
  if (outcome.failure === undefined)
    expect(outcome.palette.toSorted((a, b) => a - b)).toEqual([0x00ff00, 0x808080]);
});

test('so it is where the browser has only bitmaps', async ({ extractor }) => {
  await withoutImageDecoder(extractor);
  expect(await read(extractor, await file())).toMatchObject({ palette: { length: 2 }, wide: [0x00ff00] });
});

test('an ordinary picture has no color outside sRGB, in any profile', async ({ extractor }) => {
  const green = sharp({ create: { width: 32, height: 32, channels: 3, background: '#00ff00' } });
  for (const ordinary of [green.clone(), green.clone().withIccProfile('p3')]) {
    expect(await read(extractor, await ordinary.png().toBuffer())).toMatchObject({ wide: [] });
  }
});
