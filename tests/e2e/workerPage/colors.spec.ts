import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { fourQuarters } from '../corpus';
import { expect, read, test } from './extractorTest';

type Rgba = readonly number[];

const RED = [255, 0, 0, 255];
const GREEN = [0, 255, 0, 255];
const BLUE = [0, 0, 255, 255];
const YELLOW = [255, 255, 0, 255];
const UPRIGHT = [RED, GREEN, BLUE, YELLOW];

const expectClose = (found: readonly Rgba[], expected: readonly Rgba[], tolerance: number): void => {
  const difference = found
    .flat()
    .map((value, index) => Math.abs(value - (expected.flat()[index] ?? Number.NaN)));
  expect(difference).toHaveLength(expected.flat().length);
  expect(
    Math.max(...difference),
    `${JSON.stringify(found)} for ${JSON.stringify(expected)}`,
  ).toBeLessThanOrEqual(tolerance);
};

const unpack = (rgb: number): Rgba => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255];
/** Any order will do, if it is the same for colors a few codes apart. */
const rank = ([red = 0, green = 0, blue = 0]: Rgba): number =>
  [red, green, blue].reduce((sum, value) => sum * 2 + (value > 127 ? 1 : 0), 0);
const inOrder = (colors: readonly Rgba[]): readonly Rgba[] => colors.toSorted((a, b) => rank(a) - rank(b));

const picture = fourQuarters();
const FILES: readonly (readonly [name: string, picture: Sharp, tolerance: number])[] = [
  ['PNG', picture.clone().png(), 0],
  ['PNG with 16 bits', picture.clone().toColourspace('rgb16').png(), 0],
  ['PNG with a palette, interlaced', picture.clone().png({ palette: true, progressive: true }), 0],
  ['lossless WebP', picture.clone().webp({ lossless: true }), 0],
  ['GIF', picture.clone().gif(), 0],
  ['JPEG', picture.clone().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }), 3],
  [
    'progressive JPEG',
    picture.clone().jpeg({ quality: 95, chromaSubsampling: '4:4:4', progressive: true }),
    3,
  ],
  ['AVIF', picture.clone().avif({ quality: 90, chromaSubsampling: '4:4:4', effort: 0 }), 3],
  ['lossless AVIF', picture.clone().avif({ lossless: true, effort: 0 }), 0],
  ['PNG in Display P3', picture.clone().withIccProfile('p3').png(), 3],
  [
    'JPEG in Display P3',
    picture.clone().withIccProfile('p3').jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
    3,
  ],
];

test('colors come out as they are, from every format and profile', async ({ extractor }) => {
  for (const [name, file, tolerance] of FILES) {
    await test.step(name, async () => {
      const outcome = await read(extractor, await file.toBuffer());
      if (outcome.failure !== undefined) throw new Error(outcome.failure);
      expectClose(outcome.quarters, UPRIGHT, tolerance);
      expectClose(inOrder(outcome.palette.map(unpack)), inOrder(UPRIGHT), tolerance);
    });
  }
});

// What each EXIF orientation (TIFF 6.0, tag 274) makes of the four quarters, row by row.
const TURNED = [
  [1, [RED, GREEN, BLUE, YELLOW]],
  [2, [GREEN, RED, YELLOW, BLUE]],
  [3, [YELLOW, BLUE, GREEN, RED]],
  [4, [BLUE, YELLOW, RED, GREEN]],
  [5, [RED, BLUE, GREEN, YELLOW]],
  [6, [BLUE, RED, YELLOW, GREEN]],
  [7, [YELLOW, GREEN, BLUE, RED]],
  [8, [GREEN, YELLOW, RED, BLUE]],
] as const;

test('pictures stand upright, however the camera was held', async ({ extractor }) => {
  for (const [orientation, quarters] of TURNED) {
    await test.step(`EXIF orientation ${orientation}`, async () => {
      const turned = picture.clone().withMetadata({ orientation });
      const file = turned.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
      const outcome = await read(extractor, await file.toBuffer());
      if (outcome.failure !== undefined) throw new Error(outcome.failure);
      expect(outcome.size).toEqual(orientation < 5 ? [96, 64] : [64, 96]);
      expectClose(outcome.quarters, quarters, 3);
    });
  }
});

test.describe('transparent pixels', () => {
  /** Left half one color, right half another. */
  const halves = (left: Rgba, right: Rgba): Sharp => {
    const pixels = Uint8Array.from({ length: 96 * 64 * 4 }, (_, index) => {
      const isLeft = Math.floor(index / 4) % 96 < 48;
      return (isLeft ? left : right)[index % 4] ?? 0;
    });
    return sharp(pixels, { raw: { width: 96, height: 64, channels: 4 } });
  };

  for (const [name, encode] of [
    ['PNG', (file: Sharp) => file.png()],
    ['WebP', (file: Sharp) => file.webp({ lossless: true, exact: true })],
  ] as const) {
    test(`never offer the color hidden under them, nor black (${name})`, async ({ extractor }) => {
      const outcome = await read(extractor, await encode(halves([255, 0, 0, 0], BLUE)).toBuffer());
      expect(outcome).toMatchObject({ palette: [0x0000ff], swatches: [0x0000ff] });
    });
  }

  test('count one half there as another', async ({ extractor }) => {
    for (const alpha of [127, 128]) {
      const outcome = await read(extractor, await halves([255, 0, 0, alpha], BLUE).png().toBuffer());
      expect(outcome).toMatchObject({ swatches: { length: 2 }, shares: [0.5, 0.5] });
    }
  });
});

test('a picture over 800 px is shown at 800 px [X-19]', async ({ extractor }) => {
  const outcome = await read(extractor, await fourQuarters(2000, 1500).png().toBuffer());
  expect(outcome).toMatchObject({ size: [2000, 1500], previewSize: [800, 600], thumbnailSize: [96, 72] });
});

test('an animation is read from its first frame', async ({ extractor }) => {
  const frames = [RED, GREEN, BLUE].map(([r = 0, g = 0, b = 0]) =>
    sharp({ create: { width: 96, height: 64, channels: 3, background: { r, g, b } } }),
  );
  const stack = sharp(await Promise.all(frames.map(async (frame) => frame.png().toBuffer())), {
    join: { animated: true },
  });
  for (const file of [stack.clone().gif(), stack.clone().webp({ lossless: true })]) {
    const outcome = await read(extractor, await file.toBuffer());
    expect(outcome).toMatchObject({ palette: [0xff0000], size: [96, 64] });
  }
});

test('the same file always gives the same colors', async ({ extractor }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = sharp({ create: { width: 300, height: 200, channels: 3, background: 'black', noise } });
  const bytes = await grain.png().toBuffer();
  const { ms: _first, ...first } = await read(extractor, bytes);
  const { ms: _second, ...second } = await read(extractor, bytes);
  expect(second).toEqual(first);
});
