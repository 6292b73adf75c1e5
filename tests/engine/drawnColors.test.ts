import { describe, expect, it } from 'vitest';
import { drawnColors } from '../../src/engine/drawnColors';
import type { ColorSummary, ExactColors } from '../../src/engine/colorSummary';
import type { PackedRgb } from '../../src/engine/engine';
import type { Pixels } from '../../src/engine/planes';
import { createReferenceEngine } from '../../src/engine/referenceEngine';
import { noisePixels, pixelsOf } from './pixels';

const WHITE = 0xffffff;
const SIDE = 200;

type Painted = { readonly exact: ExactColors; readonly preview: Pixels };

/** A picture of 200 × 200 pixels, painted by a function of the place, as it is read. */
const paint = (
  colorAt: (x: number, y: number) => PackedRgb,
  alphaAt: (x: number, y: number) => number = () => 255,
): Painted => {
  const rgba = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0, at = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, at += 4) {
      const color = colorAt(x, y);
      rgba.set([color >>> 16, (color >>> 8) & 255, color & 255, alphaAt(x, y)], at);
    }
  }
  return read(rgba);
};

const read = (rgba: Uint8Array, width = SIDE): Painted => {
  const height = rgba.length / 4 / width;
  const reader = createReferenceEngine().openPicture({ width, height }, { previewSide: SIDE });
  reader.addRows(rgba, height);
  const { exact, preview } = reader.finish();
  if (!exact) throw new Error('too many colors');
  return { exact, preview };
};

const drawnIn = ({ exact, preview }: Painted): ColorSummary | null => drawnColors(exact, { preview });

const hexes = (painted: Painted): string[] | null => {
  const drawn = drawnIn(painted);
  return drawn && Array.from(drawn.colors, (color) => color.toString(16).padStart(6, '0'));
};

/** Color `part` of the way from one to another, as programs mix it at an edge. */
const mix = (from: PackedRgb, to: PackedRgb, part: number): PackedRgb =>
  [16, 8, 0].reduce((sum, shift) => {
    const [a, b] = [(from >>> shift) & 255, (to >>> shift) & 255];
    return sum | (Math.round(a + (b - a) * part) << shift);
  }, 0);

/** How much of a pixel a disc of radius 60 in the middle covers. */
const discCover = (x: number, y: number): number =>
  Math.max(0, Math.min(1, 60.5 - Math.hypot(x - 99.5, y - 99.5)));

describe('drawnColors', () => {
  it('takes the color of a line of one pixel in a large picture, across as well as upright', () => {
    const [width, height] = [1600, 800];
    for (const isLine of [(x: number) => x === 801, (_: number, y: number) => y === 401]) {
      const reader = createReferenceEngine().openPicture({ width, height }, { previewSide: SIDE });
      const words = Uint32Array.from({ length: width * height }, (_, at) =>
        isLine(at % width, Math.floor(at / width)) ? 0xff0000dc : 0xffffffff,
      );
      reader.addRows(new Uint8Array(words.buffer), height);
      const { exact, preview } = reader.finish();
      expect(Array.from(drawnColors(exact!, { preview })?.colors ?? [])).toEqual([0xdc0000, WHITE]);
    }
  });

  it('takes the colors of stripes, patterns and hatching as they are', () => {
    expect(hexes(paint((x) => [0x21468b, 0xae1c28, WHITE][x % 3]!))).toEqual(['21468b', 'ae1c28', 'ffffff']);
    expect(hexes(paint((x) => (x % 4 === 0 ? 0xdc0000 : WHITE)))).toEqual(['dc0000', 'ffffff']);
  });

  it.each([
    ['black, gray and white', [0x000000, 0x808080, WHITE]],
    ['four greens', [0x0f380f, 0x306230, 0x8bac0f, 0x9bbc0f]],
    ['a color twice', [0xdc0000, 0xee8080, WHITE, 0xdc0000]],
  ])('takes each color of a strip of swatches, also one between two others: %s', (_, colors) => {
    const strip = pixelsOf(colors.map((color) => ({ color, pixels: 1 })));
    const sorted = [...new Set(colors)].toSorted((p, q) => p - q);
    for (const width of [colors.length, 1]) {
      const drawn = drawnIn(read(strip, width));
      expect([...(drawn?.colors ?? [])]).toEqual(sorted);
      expect([...(drawn?.weights ?? [])]).toEqual(
        sorted.map((color) => colors.filter((other) => other === color).length),
      );
    }
  });

  it('takes each color of two rows of swatches', () => {
    const colors = [0x000000, 0x808080, WHITE, 0xdc0000, 0xee8080, 0x0066ff];
    const rows = pixelsOf(colors.map((color) => ({ color, pixels: 1 })));
    const sorted = colors.toSorted((p, q) => p - q);
    for (const width of [3, 2]) expect([...(drawnIn(read(rows, width))?.colors ?? [])]).toEqual(sorted);
  });

  it('takes glass for an area, also of a color between two others', () => {
    const glass = paint(
      (x) => (x < 80 ? WHITE : x < 140 ? 0x0066ff : 0x80b3ff),
      (x) => (x < 80 ? 255 : 120),
    );
    expect(hexes(glass)).toEqual(['0066ff', '80b3ff', 'ffffff']);
  });

  it('leaves out the blends around a disc, and counts them with their neighbors', () => {
    const disc = paint((x, y) => mix(WHITE, 0x7c3aed, discCover(x, y)));
    expect(disc.exact.colors.length).toBeGreaterThan(20);
    expect(hexes(disc)).toEqual(['7c3aed', 'ffffff']);
    expect(drawnIn(disc)?.weights.reduce((sum, weight) => sum + weight, 0)).toBe(SIDE * SIDE);
  });

  it('leaves out the blend of a straight edge, which is one long run', () => {
    // A row of 100 pixels is a quarter of a percent, as on a sheet of 400 rows.
    const blend = mix(0xff0000, 0x0000ff, 0.4);
    const flag = (x: number, y: number): PackedRgb =>
      y < 100 ? 0xff0000 : y === 100 && x < 100 ? blend : 0x0000ff;
    expect(hexes(paint(flag))).toEqual(['0000ff', 'ff0000']);
  });

  it('keeps a solid gray between black and white, and a brand color of 0.3 %', () => {
    const page = (x: number, y: number): PackedRgb => {
      if (y < 40) return 0x000000;
      if (y > 190 && x < 80) return 0x808080;
      return y === 100 && x < 120 ? 0xe60050 : WHITE;
    };
    expect(hexes(paint(page))).toEqual(['000000', '808080', 'e60050', 'ffffff']);
  });

  it('joins twins that nobody tells apart under the more frequent one', () => {
    const twins = paint((x, y) => (y < 50 ? (x % 10 === 0 ? 0x7a37ec : 0x7c3aed) : WHITE));
    expect(hexes(twins)).toEqual(['7c3aed', 'ffffff']);
  });

  it('sees no flat art in noise, nor in a gradient of many hues', () => {
    const noise = noisePixels(SIDE * SIDE, 3).map((byte, i) => (i % 4 === 3 ? 255 : byte & 0xe0));
    expect(drawnIn(read(noise))).toBeNull();
    expect(hexes(paint((x, y) => ((x & 0xfc) << 16) | ((y & 0xfc) << 8)))).toBeNull();
  });

  it('is nothing without pixels', () => {
    const none = new Uint32Array(0);
    const preview = { rgba: new Uint8ClampedArray(4), width: 1, height: 1 };
    expect(drawnColors({ colors: none, weights: none, solids: none }, { preview })).toBeNull();
  });
});
