import { describe, expect, it } from 'vitest';
import {
  DETAIL_ACROSS,
  DETAIL_DOWN,
  GRID_CELLS,
  GRID_COLUMNS,
  HISTOGRAMS,
  SIGNATURE_BYTES,
} from '../../src/engine/frameSignature';
import { labToRgb } from '../../src/color/lab';
import { ENGINES } from './engines';
import { paintPixels } from './paintedPixels';

const sum = (bytes: Uint8Array): number => bytes.reduce((total, byte) => total + byte, 0);

describe.each(ENGINES)('signFrame of $name', ({ load }) => {
  it('gives 80 bytes for a frame of any size, down to one pixel', async () => {
    const engine = await load();
    for (const [width, height] of [
      [1, 1],
      [7, 5],
      [96, 54],
      [54, 96],
      [300, 2],
    ] as const) {
      const signature = engine.signFrame(paintPixels(width, height, () => 0x808080));
      expect(signature).toHaveLength(SIGNATURE_BYTES);
      expect([...signature.subarray(0, GRID_CELLS)]).toEqual(Array.from({ length: GRID_CELLS }, () => 128));
    }
    expect(SIGNATURE_BYTES).toBeLessThanOrEqual(80);
  });

  it('has the mean luma of each part of the frame in its place', async () => {
    const engine = await load();
    // The first of eight columns is white, and the last of six rows black.
    const signature = engine.signFrame(
      paintPixels(96, 54, (x, y) => (y >= 45 ? 0 : x < 12 ? 0xffffff : 0x404040)),
    );
    const rows = [0, 1, 5].map((row) =>
      Array.from(signature.subarray(row * GRID_COLUMNS, (row + 1) * GRID_COLUMNS)),
    );
    expect(rows).toEqual([
      [255, 64, 64, 64, 64, 64, 64, 64],
      [255, 64, 64, 64, 64, 64, 64, 64],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('mixes as frames are mixed', async () => {
    const engine = await load();
    const [first, second] = [(x: number) => x * 2, (_: number, y: number) => 240 - y * 4];
    const sign = (level: (x: number, y: number) => number) =>
      engine.signFrame(paintPixels(96, 54, (x, y) => Math.round(level(x, y)) * 0x010101));
    const mixed = sign((x, y) => (first(x) + second(x, y)) / 2);
    const [one, other] = [sign(first), sign(second)];
    for (let cell = 0; cell < GRID_CELLS; cell++) {
      expect(Math.abs((mixed[cell] ?? 0) - ((one[cell] ?? 0) + (other[cell] ?? 0)) / 2)).toBeLessThanOrEqual(
        1,
      );
    }
  });

  it('tells colors of one lightness apart, and counts the whole frame in each histogram', async () => {
    const engine = await load();
    const [green, red] = [0x2f8f2f, 0xc24a4a].map((color) =>
      engine.signFrame(paintPixels(32, 18, () => color)),
    );
    expect(green).not.toEqual(red);
    for (const { start, steps } of HISTOGRAMS) {
      const counted = sum(green?.subarray(start, start + steps) ?? new Uint8Array());
      expect(Math.abs(counted - 255)).toBeLessThanOrEqual(1);
    }
    const middleOf = (signature: Uint8Array | undefined, { start, steps }: (typeof HISTOGRAMS)[number]) =>
      signature
        ?.subarray(start, start + steps)
        .indexOf(Math.max(...signature.subarray(start, start + steps))) ?? 0;
    expect(middleOf(green, HISTOGRAMS[1])).toBeLessThan(6);
    expect(middleOf(red, HISTOGRAMS[1])).toBeGreaterThan(6);
  });

  it('tells strong colors of one lightness apart', async () => {
    const engine = await load();
    const [strong, stronger] = [
      { L: 53, a: 52, b: 50 },
      { L: 53, a: 78, b: 66 },
    ].map((lab) => {
      const { r, g, b } = labToRgb(lab);
      return engine.signFrame(paintPixels(32, 18, () => (r << 16) | (g << 8) | b));
    });
    for (const { start, steps } of HISTOGRAMS.slice(1)) {
      expect(strong?.subarray(start, start + steps)).not.toEqual(stronger?.subarray(start, start + steps));
    }
  });

  it('counts the strongest colors and black and white at the ends of its scales', async () => {
    const engine = await load();
    const blue = engine.signFrame(paintPixels(8, 6, () => 0x0000ff));
    expect(blue[HISTOGRAMS[1].start + 11]).toBeGreaterThan(240);
    expect(blue[HISTOGRAMS[2].start]).toBe(255);
    expect(engine.signFrame(paintPixels(8, 6, () => 0))[HISTOGRAMS[0].start]).toBe(255);
    expect(engine.signFrame(paintPixels(8, 6, () => 0xffffff))[HISTOGRAMS[0].start + 5]).toBe(255);
  });

  it('says how much detail there is across and down', async () => {
    const engine = await load();
    const detailOf = (level: (x: number, y: number) => number) => {
      const signature = engine.signFrame(paintPixels(33, 18, (x, y) => level(x, y) * 0x010101));
      return [signature[DETAIL_ACROSS], signature[DETAIL_DOWN]];
    };
    // Neighbors differ by 20 levels: 80 quarters.
    expect(detailOf((x) => 100 + (x % 2) * 20)).toEqual([80, 0]);
    expect(detailOf((_, y) => 100 + (y % 2) * 20)).toEqual([0, 80]);
    expect(detailOf(() => 200)).toEqual([0, 0]);
    // Half of each of two unrelated pictures: half the squares.
    const both = (x: number, y: number) => 100 + ((((x * 7) ^ (y * 13)) * 2654435761) >>> 28);
    const other = (x: number, y: number) => 100 + ((((x * 31) ^ (y * 17)) * 1597334677) >>> 28);
    const mixed = (x: number, y: number) => Math.round((both(x, y) + other(x, y)) / 2);
    const [one = 0] = detailOf(both);
    expect((detailOf(mixed)[0] ?? 0) ** 2).toBeLessThan(0.7 * one ** 2);
  });
});
