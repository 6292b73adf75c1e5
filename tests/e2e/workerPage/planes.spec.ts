import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { fourQuarters } from '../corpus';
import { expect, read, test } from './extractorTest';
import { withoutImageDecoder, withUnturnedFrames } from './beforeWorker';

const TINTS = [
  [200, 60, 50],
  [40, 120, 60],
  [30, 60, 160],
  [220, 200, 90],
  [90, 90, 90],
] as const;

/** Five surfaces lit from above, with grain, of an odd size, more colors than flat art has. */
const photograph = (): Sharp => {
  const [width, height] = [901, 603];
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const grain = ((x * 7919 + y * 104_729) % 13) - 6;
      const tint = TINTS[Math.floor((x * TINTS.length) / width)] ?? TINTS[0];
      pixels.set(
        tint.map((value) => Math.max(0, value + grain - y / 40)),
        at,
      );
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

const FILES: readonly (readonly [string, Sharp])[] = [
  ['JPEG', photograph().jpeg({ quality: 90 })],
  ['JPEG 4:4:4', photograph().jpeg({ quality: 90, chromaSubsampling: '4:4:4' })],
  ['gray JPEG', photograph().grayscale().jpeg()],
  ['WebP', photograph().webp({ quality: 90 })],
  ['PNG', photograph().png()],
  ['PNG with alpha', photograph().ensureAlpha(0.6).png()],
  ['AVIF', photograph().avif({ quality: 80, effort: 0 })],
  ['JPEG in another profile', photograph().withIccProfile('p3').jpeg({ quality: 90 })],
  ...Array.from(
    { length: 8 },
    (_, at) =>
      [
        `EXIF orientation ${at + 1}`,
        fourQuarters()
          .withMetadata({ orientation: at + 1 })
          .jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
      ] as const,
  ),
];

const apart = (a: number, b: number): number =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))));

test('planes give the palette and the preview that a bitmap gives', async ({ extractor }) => {
  const readAll = async () => {
    const outcomes = [];
    for (const [name, file] of FILES) {
      const outcome = await read(extractor, await file.clone().toBuffer());
      if (outcome.failure !== undefined) throw new Error(`${name}: ${outcome.failure}`);
      outcomes.push(outcome);
    }
    return outcomes;
  };
  const fromPlanes = await readAll();
  await withoutImageDecoder(extractor);
  for (const [at, expected] of (await readAll()).entries()) {
    const found = fromPlanes[at] ?? expected;
    const name = FILES[at]?.[0];
    expect([found.size, found.previewSize], name).toEqual([expected.size, expected.previewSize]);
    const quarters = expected.quarters.flat();
    found.quarters.flat().forEach((value, channel) => {
      expect(Math.abs(value - (quarters[channel] ?? Number.NaN)), name).toBeLessThanOrEqual(3);
    });
    expect(found.palette).toHaveLength(expected.palette.length);
    for (const [index, rgb] of found.palette.entries()) {
      const isSame = expected.palette.some(
        (other, place) =>
          apart(rgb, other) <= 6 &&
          Math.abs((found.shares[index] ?? Number.NaN) - (expected.shares[place] ?? Number.NaN)) < 0.02,
      );
      expect(isSame, `${name}: ${JSON.stringify([found, expected].map(({ palette }) => palette))}`).toBe(
        true,
      );
    }
  }
});

test('frames that do not tell how they are turned are not waited for', async ({ extractor }) => {
  const file = await fourQuarters().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  const { size } = { size: null, ...(await read(extractor, file)) };
  expect(size).not.toBeNull();
  await withUnturnedFrames(extractor);
  expect(await read(extractor, file)).toMatchObject({ size });
});
