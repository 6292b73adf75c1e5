import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnColors } from '../../src/engine/drawnColors';
import type { Engine, PackedRgb } from '../../src/engine/engine';
import { squaredDeltaE00, toSpot } from '../../src/engine/reference/difference';
import { labOf } from '../../src/engine/reference/points';
import { createXorshift } from '../../src/engine/xorshift';
import { loadNodeEngine } from '../support/nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

const drawing = (width: number, height: number, content: string): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  );

/** Noise around a gray, normally distributed but for its tails; the same every time. */
const grainOf = (width: number, height: number, deviation: number): Sharp => {
  const random = createXorshift(7);
  // The sum of four has a deviation of 1 / √3.
  const normal = (): number => Math.sqrt(3) * (random() + random() + random() + random() - 2);
  const bytes = Uint8ClampedArray.from({ length: width * height * 3 }, () => 120 + deviation * normal());
  return sharp(bytes, { raw: { width, height, channels: 3 } });
};

/** Letters of a kind, the same on every machine. */
const script = (x: number, y: number, color: string): string =>
  Array.from({ length: 12 }, (_, i) => {
    const left = x + i * 17;
    return `<path d="M${left} ${y} l6.3 -15.4 l5.7 15.2 m-9.4 -5.1 h7.2" stroke="${color}" stroke-width="2" fill="none"/>`;
  }).join('');

const LOGO = drawing(
  600,
  400,
  `<rect width="600" height="400" fill="#fff"/><circle cx="220" cy="190" r="120" fill="#7C3AED"/>
   <path d="M330 90 L520 290 L330 290 Z" fill="#F59E0B"/>${script(60, 370, '#111827')}${script(62, 390, '#111827')}`,
);
const LOGO_COLORS = [0x111827, 0x7c3aed, 0xf59e0b, 0xffffff];

const CROSSES = drawing(
  1200,
  600,
  `<rect width="1200" height="600" fill="#012169"/>
   <path d="M0 0 L1200 600 M1200 0 L0 600" stroke="#fff" stroke-width="120"/>
   <path d="M0 0 L1200 600 M1200 0 L0 600" stroke="#C8102E" stroke-width="60"/>`,
);
const CROSSES_COLORS = [0x012169, 0xc8102e, 0xffffff];

const streets = Array.from(
  { length: 20 },
  (_, i) => `<path d="M${i * 120} 620 L${i * 104 + 160} 1800" stroke="#fff" stroke-width="11"/>`,
).join('');
const MAP = drawing(
  2340,
  1820,
  `<rect width="2340" height="1820" fill="#AAD3DF"/>
   <path d="M0 260 Q780 0 1300 520 T2340 780 V1820 H0 Z" fill="#F2EFE9"/>
   <path d="M260 1040 Q780 780 1090 1200 T1560 1610 L520 1770 Z" fill="#C8E6C9"/>
   <path d="M0 780 L2340 1456" stroke="#F7C480" stroke-width="26"/>
   <path d="M1040 260 L1456 1820" stroke="#E892A2" stroke-width="21"/>${streets}`,
);
const MAP_COLORS = [0xaad3df, 0xf2efe9, 0xc8e6c9, 0xf7c480, 0xe892a2, 0xffffff];

const countColors = (rgb: Buffer): number =>
  new Set(Array.from({ length: rgb.length / 3 }, (_, pixel) => rgb.readUIntBE(pixel * 3, 3))).size;

const compressed = (picture: Sharp, quality: number): Sharp =>
  picture.clone().flatten({ background: '#fff' }).jpeg({ quality });

const drawnIn = async (picture: Sharp): Promise<PackedRgb[] | null> => {
  const { data, info } = await sharp(await picture.toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const reader = engine.openPicture({ width, height }, { previewSide: 800 });
  reader.addRows(new Uint8Array(data), height);
  const { summary, solids, exact, preview } = reader.finish();
  const drawn = drawnColors(exact ?? { ...summary, solids }, { preview, isReduced: !exact });
  return drawn && [...drawn.colors];
};

const difference = (p: PackedRgb, q: PackedRgb): number =>
  Math.sqrt(squaredDeltaE00(toSpot(labOf(p)), toSpot(labOf(q))));

/** Those that are not near any of the others. */
const without = (colors: readonly PackedRgb[], others: readonly PackedRgb[], reach: number): string[] =>
  colors
    .filter((color) => !others.some((other) => difference(color, other) < reach))
    .map((color) => color.toString(16).padStart(6, '0'));

/** Ink of thin lines comes out of compression a little lighter or darker. */
const REACH = 8;

describe('of flat art that was compressed', () => {
  it.each([
    ['a logo, quality 90', LOGO, 90, LOGO_COLORS],
    ['a logo, quality 75', LOGO, 75, LOGO_COLORS],
    ['a logo, quality 60', LOGO, 60, LOGO_COLORS],
    ['crosses, quality 90', CROSSES, 90, CROSSES_COLORS],
    ['crosses, quality 80', CROSSES, 80, CROSSES_COLORS],
    ['crosses, quality 60', CROSSES, 60, CROSSES_COLORS],
  ] as const)('only what was drawn is found, and all of it: %s', async (_, picture, quality, colors) => {
    const found = (await drawnIn(compressed(picture, quality))) ?? [];
    expect(without(colors, found, REACH)).toEqual([]);
    expect(without(found, colors, REACH)).toEqual([]);
  });

  it.each([
    ['a map, quality 80', 80],
    ['a map, quality 60', 60],
  ])('though compression has made more colors of it than are counted: %s', async (_, quality) => {
    const picture = sharp(await compressed(MAP, quality).toBuffer());
    const { data } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
    expect(countColors(data)).toBeGreaterThan(8192);
    const found = (await drawnIn(picture)) ?? [];
    expect(without(MAP_COLORS, found, 4)).toEqual([]);
    expect(without(found, MAP_COLORS, 4)).toEqual([]);
  });

  it('a large photograph is none', async () => {
    const grain = grainOf(900, 700, 60);
    expect(await drawnIn(sharp(await grain.blur(2).png().toBuffer()).jpeg({ quality: 80 }))).toBeNull();
  });

  it('a photograph is none, however small', async () => {
    const grain = grainOf(90, 70, 25);
    expect(await drawnIn(sharp(await grain.blur(4).png().toBuffer()).jpeg({ quality: 80 }))).toBeNull();
  });
});

describe('the ink of thin strokes', () => {
  it('is found though hardly any pixel of it is pure', async () => {
    const bars =
      '<rect width="900" height="600" fill="#fff"/><rect x="60" y="200" width="300" height="300" fill="#4E79A7"/>';
    const chart = drawing(900, 600, `${bars}${script(60, 40, '#374151')}`);
    const found = (await drawnIn(chart.png())) ?? [];
    expect(found).toEqual([0x374151, 0x4e79a7, 0xffffff]);
  });

  it('and its blends are none of the colors', async () => {
    const small = sharp(await LOGO.clone().png().toBuffer()).resize(420);
    const found = (await drawnIn(small.png())) ?? [];
    expect(without(found, LOGO_COLORS, 10)).toEqual([]);
    expect(found.some((color) => difference(color, 0x111827) < 10)).toBe(true);
  });
});
