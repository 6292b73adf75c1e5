import { beforeAll, describe, expect, it } from 'vitest';

import { choosePalettes } from '../../../../src/engine/choosePalettes';
import type { Engine, PackedRgb, PaletteEntry, PictureColors } from '../../../../src/engine/engine';
import type { Pixels } from '../../../../src/engine/planes';
import { squaredDeltaE00, toSpot } from '../../../../src/engine/reference/difference';
import { labOf } from '../../../../src/engine/reference/points';
import { createXorshift } from '../../../../src/engine/xorshift';
import { mergeColors } from '../../../../src/features/image-extraction/batch/mergeColors';
import { paintPixels, withDisc } from '../../../engine/paintedPixels';
import { loadNodeEngine } from '../../../support/nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

const difference = (p: PackedRgb, q: PackedRgb): number =>
  Math.sqrt(squaredDeltaE00(toSpot(labOf(p)), toSpot(labOf(q))));

/** Two tones of one thing that go over into each other, with some noise. */
const ground = (from: PackedRgb, to: PackedRgb, seed: number) => {
  const random = createXorshift(seed);
  return (_: number, y: number): PackedRgb =>
    [16, 8, 0].reduce((packed, shift) => {
      const [first, last] = [(from >>> shift) & 255, (to >>> shift) & 255];
      const level = Math.round(first + ((last - first) * y) / 160 + random() * 8 - 4);
      return packed | (Math.max(0, Math.min(255, level)) << shift);
    }, 0);
};

const [YELLOW, NAVY, RED, PINK] = [0xf2c500, 0x1b2f7a, 0xc8201e, 0xd9578f];
const grays = (): Pixels =>
  paintPixels(
    200,
    160,
    withDisc(withDisc(ground(0x707274, 0xb4b6b8, 3), YELLOW, 50, 60, 18), NAVY, 140, 80, 18),
  );
const greens = (): Pixels =>
  paintPixels(
    200,
    160,
    withDisc(withDisc(ground(0x2f8a2c, 0x4aa83c, 5), RED, 60, 70, 20), PINK, 140, 90, 18),
  );

const colorsOf = (pixels: Pixels): PictureColors => ({
  summary: engine.summarize(pixels.rgba),
  patches: engine.findPatches(pixels),
  drawn: null,
});

/** Part of a picture, 0–1, that looks like the color. */
const partOf = ({ summary: { colors, weights } }: PictureColors, color: PackedRgb): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return colors.reduce(
    (sum, rgb, cell) => (difference(rgb, color) <= 3 ? sum + (weights[cell] ?? 0) / total : sum),
    0,
  );
};

const paletteOf = (pictures: readonly PictureColors[], count = 5): readonly PaletteEntry[] =>
  choosePalettes(engine, mergeColors(pictures), { count, style: 'vivid', variants: [0] })[0] ?? [];

describe('one palette for gray and for green pictures', () => {
  const pictures = () => [grays(), grays(), greens()].map(colorsOf);

  it('has no blend of both, but colors that a picture has', () => {
    const read = pictures();
    for (const { rgb } of paletteOf(read)) {
      expect(Math.max(...read.map((picture) => partOf(picture, rgb)))).toBeGreaterThan(0.005);
    }
  });

  it('has the gray, with about the share that it has of them', () => {
    const shown = paletteOf(pictures());
    const gray = shown.find(({ rgb }) => difference(rgb, 0x939597) < 8);
    expect(gray?.share).toBeGreaterThan(0.5);
  });

  it('has the strong colors beside it', () => {
    const shown = paletteOf(pictures(), 6).map(({ rgb }) => rgb);
    for (const named of [0x3d9a34, YELLOW, NAVY, RED, PINK]) {
      expect(shown.filter((rgb) => difference(rgb, named) < 8)).toHaveLength(1);
    }
  });
});
