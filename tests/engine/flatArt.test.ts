import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ColorSummary } from '../../src/engine/colorSummary';
import { drawnColors } from '../../src/engine/drawnColors';
import type { Engine } from '../../src/engine/engine';
import { squaredDeltaE00, toSpot } from '../../src/engine/reference/difference';
import { labOf } from '../../src/engine/reference/points';
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

const drawnIn = async (picture: Sharp): Promise<ColorSummary | null> => {
  const { data, info } = await sharp(await picture.toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const reader = engine.openPicture({ width, height }, { previewSide: 800 });
  reader.addRows(new Uint8Array(data), height);
  const { summary, solids, exact, preview } = reader.finish();
  return drawnColors(exact ?? { ...summary, solids }, { preview, isReduced: !exact });
};

/** Which of the true colors, by their place in the list, each color found is within `reach`, ΔE00, of; -1 for none. */
const matches = async (picture: Sharp, truth: readonly number[], reach: number): Promise<number[]> => {
  const found = await drawnIn(picture);
  const spots = truth.map((color) => toSpot(labOf(color)));
  return Array.from(found?.colors ?? [], (color) =>
    spots.findIndex((spot) => squaredDeltaE00(spot, toSpot(labOf(color))) <= reach ** 2),
  ).toSorted((p, q) => p - q);
};

const CURVES = Array.from(
  { length: 26 },
  (_, i) =>
    `<path d="M${20 + i * 32} 20 C ${300 - i * 9} 250 ${500 + i * 6} 400 ${30 + i * 31} 680" stroke="#1F2937" stroke-width="1.4" fill="none"/>`,
).join('');
const LINES = drawing(900, 700, `<rect width="900" height="700" fill="#fff"/>${CURVES}`);

const FLAG_COLORS = [0x6cace4, 0xc8102e, 0x000000];
const FLAG = drawing(
  900,
  600,
  `<rect width="900" height="200" fill="#6CACE4"/><rect y="199.6" width="900" height="201" fill="#C8102E"/>
   <rect y="400.3" width="900" height="200" fill="#000"/>`,
);

const CARD = (shadow: string): Sharp =>
  drawing(
    560,
    560,
    `<defs><filter id="f" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="13"/></filter></defs>
     <rect width="560" height="560" fill="#FFFBEB"/><g filter="url(#f)" opacity=".5">${shadow}</g>
     <rect x="130" y="130" width="300" height="300" rx="30" fill="#FFB900"/><circle cx="280" cy="270" r="80" fill="#1D4ED8"/>`,
  );

describe('flat art', () => {
  it('of strokes too thin to be pure anywhere has the ground and one ink', async () => {
    const small = sharp(await LINES.clone().png().toBuffer()).resize(300);
    const found = await drawnIn(small.png());
    expect(found?.colors).toHaveLength(2);
    expect(found?.colors).toContain(0xffffff);
  });

  it('of compressed strokes has no shades of them', async () => {
    const truth = [0xffffff, 0x1f2937];
    expect(await matches(LINES.clone().jpeg({ quality: 75 }), truth, 12)).toEqual([0, 1]);
    expect(await matches(LINES.clone().webp({ quality: 75 }), truth, 12)).toEqual([0, 1]);
  });

  it.each([90, 75, 60])('keeps nothing of what JPEG leaves beside edges, quality %i', async (quality) => {
    expect(await matches(FLAG.clone().jpeg({ quality }), FLAG_COLORS, 4)).toEqual([0, 1, 2]);
  });

  it('of an edge between two pixels has no blend, however long it is', async () => {
    expect(await matches(FLAG.clone().png(), FLAG_COLORS, 1)).toEqual([0, 1, 2]);
    const small = sharp(await FLAG.clone().png().toBuffer()).resize(333);
    expect(await matches(small.png(), FLAG_COLORS, 2)).toEqual([0, 1, 2]);
  });

  it('of an icon of 16 pixels has its two colors', async () => {
    const icon = drawing(
      16,
      16,
      '<circle cx="8" cy="8" r="7.3" fill="#16A34A"/><path d="M4 8 l3 3 l5 -6" fill="none" stroke="#fff" stroke-width="2"/>',
    );
    expect(await matches(icon.png(), [0x16a34a, 0xffffff], 4)).toEqual([0, 1]);
  });

  it('has no color of a soft shadow', async () => {
    const truth = [0xfffbeb, 0xffb900, 0x1d4ed8];
    const shadowed = CARD('<rect x="135" y="160" width="290" height="290" rx="30" fill="#000"/>');
    expect(await matches(shadowed.clone().png(), truth, 2)).toEqual([0, 1, 2]);
    expect(await matches(shadowed.jpeg({ quality: 60 }), truth, 4)).toEqual([0, 1, 2]);
  });

  it('counts a blend with both of its colors, by their parts', async () => {
    const bars = Array.from(
      { length: 50 },
      (_, i) => `<rect x="${i * 8 + 2.5}" width="4" height="300" fill="#C8102E"/>`,
    ).join('');
    const found = await drawnIn(
      drawing(400, 300, `<rect width="400" height="300" fill="#fff"/>${bars}`).png(),
    );
    expect([...(found?.colors ?? [])]).toEqual([0xc8102e, 0xffffff]);
    const [red = 0, white = 0] = found?.weights ?? [];
    expect(red / (red + white)).toBeCloseTo(0.5, 2);
  });

  it('is found by its areas where compression has made more colors than are counted', async () => {
    const tiles = ['#E11D48', '#2563EB', '#FACC15', '#16A34A']
      .map(
        (fill, i) =>
          `<circle cx="${300 + (i % 2) * 600}" cy="${300 + (i >> 1) * 600}" r="260" fill="${fill}"/>`,
      )
      .join('');
    const names = Array.from(
      { length: 40 },
      (_, i) =>
        `<path d="M${20 + i * 29} 1180 l6.3 -15.4 l5.7 15.2 m-9.4 -5.1 h7.2" stroke="#111827" stroke-width="2" fill="none"/>`,
    ).join('');
    const poster = drawing(1200, 1200, `<rect width="1200" height="1200" fill="#FAF3E0"/>${tiles}${names}`);
    const truth = [0xfaf3e0, 0xe11d48, 0x2563eb, 0xfacc15, 0x16a34a];
    expect(await matches(poster.jpeg({ quality: 60 }), truth, 4)).toEqual([0, 1, 2, 3, 4]);
  });
});
