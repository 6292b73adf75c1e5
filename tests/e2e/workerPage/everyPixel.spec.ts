import sharp from 'sharp';
import { expect, read, test } from './extractorTest';

type Rgba = readonly [number, number, number, number];
type Paint = (x: number, y: number) => Rgba;

const WHITE: Rgba = [255, 255, 255, 255];

const png = async (width: number, height: number, paint: Paint): Promise<Buffer> => {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) pixels.set(paint(x, y), at);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
};

const hex = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;

/** Colors of the palette with their shares in percent, by name. */
const sharesOf = async (page: Parameters<typeof read>[0], file: Buffer): Promise<Record<string, number>> => {
  const outcome = await read(page, file);
  if (outcome.failure !== undefined) throw new Error(outcome.failure);
  return Object.fromEntries(
    outcome.palette.map((rgb, at) => [hex(rgb), Math.round((outcome.shares[at] ?? 0) * 1000) / 10]),
  );
};

test('hatching that a preview blends away keeps its quarter of red', async ({ extractor }) => {
  const file = await png(3200, 40, (x) => (x % 4 === 0 ? [220, 0, 0, 255] : WHITE));
  expect(await sharesOf(extractor, file)).toEqual({ '#ffffff': 75, '#dc0000': 25 });
});

test('a grid has the same palette wherever it begins', async ({ extractor }) => {
  for (const shift of [0, 2]) {
    const file = await png(4000, 60, (x, y) =>
      (x + shift) % 5 === 0 || (y + shift) % 5 === 0 ? [0, 90, 200, 255] : WHITE,
    );
    expect(await sharesOf(extractor, file)).toEqual({ '#ffffff': 64, '#005ac8': 36 });
  }
});

test('a thin line is found wherever it lies', async ({ extractor }) => {
  for (const top of [203, 200]) {
    const file = await png(2400, 400, (_, y) => (y >= top && y < top + 3 ? [255, 0, 0, 255] : WHITE));
    expect(await sharesOf(extractor, file)).toEqual({ '#ffffff': 99.3, '#ff0000': 0.8 });
  }
});

test('the ink of a halftone is one of its colors', async ({ extractor }) => {
  const file = await png(3200, 80, (x, y) =>
    ((x % 8) - 4) ** 2 + ((y % 8) - 4) ** 2 < 4.5 ? [0, 160, 220, 255] : [255, 250, 240, 255],
  );
  const shares = await sharesOf(extractor, file);
  expect(Object.keys(shares)).toEqual(['#fffaf0', '#00a0dc']);
  // 13 of the 64 pixels around each dot.
  expect(shares['#00a0dc']).toBeCloseTo(20.3, 0);
});

test('glass counts its area', async ({ extractor }) => {
  const file = await png(400, 40, (x) => (x < 300 ? [0, 102, 255, 120] : [255, 64, 129, 255]));
  const outcome = await read(extractor, file);
  expect(outcome).toMatchObject({ palette: { length: 2 }, shares: [0.75, 0.25] });
});

test('a picture of one color at half alpha has that color', async ({ extractor }) => {
  for (const alpha of [127, 128]) {
    expect(await sharesOf(extractor, await png(64, 64, () => [255, 0, 0, alpha]))).toEqual({
      '#ff0000': 100,
    });
  }
});

test('the soft shadow of a cut-out is no color of it', async ({ extractor }) => {
  const file = await png(300, 200, (x) => {
    if (x >= 100 && x < 200) return [255, 128, 0, 255];
    return [0, 0, 0, Math.max(0, 100 - Math.abs(150 - x))];
  });
  expect(await sharesOf(extractor, file)).toEqual({ '#ff8000': 100 });
});

test('only the part that is asked for is read', async ({ extractor }) => {
  const file = await png(200, 100, (x, y) => (x < 100 && y < 60 ? [255, 0, 0, 255] : [0, 0, 255, 255]));
  const found = await extractor.evaluate(async (base64) => {
    const source = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const { palette, width, height, preview, thumbnail } = await window.extractorPage.extractor.extract(
      new AbortController().signal,
      { source, count: 5, style: 'even', area: { x: 0.25, y: 0, width: 0.25, height: 1 } },
    );
    const size = [preview.width, preview.height, thumbnail.width, thumbnail.height];
    preview.close();
    return { palette, picture: [width, height], size };
  }, file.toString('base64'));
  expect(found).toEqual({
    palette: [
      { rgb: 0xff0000, share: 0.6 },
      { rgb: 0x0000ff, share: 0.4 },
    ],
    picture: [200, 100],
    size: [50, 100, 48, 96],
  });
});
