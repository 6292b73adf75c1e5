import { describe, expect, it } from 'vitest';

import { locateColors, type Place, type Raster } from '../../src/color/locateColors';

const WIDTH = 96;
const HEIGHT = 64;

/** A picture painted by a function of the pixel; null is transparent. */
const paint = (colorAt: (x: number, y: number) => number | null): Raster => {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const color = colorAt(x, y);
      const rgb = color ?? 0xff0000;
      rgba.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, color === null ? 0 : 255], (y * WIDTH + x) * 4);
    }
  }
  return { width: WIDTH, height: HEIGHT, rgba };
};

const pixel = (place: Place | undefined): [number, number] => [
  Math.floor((place?.x ?? -1) * WIDTH),
  Math.floor((place?.y ?? -1) * HEIGHT),
];

const isIn = (x: number, y: number, left: number, top: number, size: number): boolean =>
  x >= left && x < left + size && y >= top && y < top + size;

describe('locateColors', () => {
  it('puts each pin on its color', () => {
    const picture = paint((x, y) => {
      if (isIn(x, y, 20, 20, 12)) return 0xff0000;
      return isIn(x, y, 60, 30, 12) ? 0x0000ff : 0xdddddd;
    });
    const [red, blue] = locateColors(picture, [0xff0000, 0x0000ff]).map(pixel);
    expect(isIn(...(red ?? [0, 0]), 20, 20, 12)).toBe(true);
    expect(isIn(...(blue ?? [0, 0]), 60, 30, 12)).toBe(true);
  });

  it('prefers an area of about the color to a single pixel of exactly the color', () => {
    const picture = paint((x, y) => {
      if (x === 20 && y === 20) return 0xcc2200;
      return isIn(x, y, 50, 30, 16) ? 0xc82400 : 0x223344;
    });
    const [place] = locateColors(picture, [0xcc2200]).map(pixel);
    expect(isIn(...(place ?? [0, 0]), 50, 30, 16)).toBe(true);
  });

  it('puts no pin beside its color, however near another pin stands and however fine the color is', () => {
    // One line of red through the place of the first pin.
    const picture = paint((x, y) => {
      if (y === 32 && x >= 30 && x < 60) return 0xd02020;
      return isIn(x, y, 40, 28, 10) ? 0x2060d0 : 0xe8e0d0;
    });
    const [blue, red] = locateColors(picture, [0x2060d0, 0xd02020]).map(pixel);
    expect(isIn(...(blue ?? [0, 0]), 40, 28, 10)).toBe(true);
    expect(red?.[1]).toBe(32);
  });

  it('keeps away from the places that are taken', () => {
    const plain = paint(() => 0x808080);
    const [alone] = locateColors(plain, [0x808080]);
    if (!alone) throw new Error('no place was found');
    const [beside] = locateColors(plain, [0x808080], [alone]);
    expect(
      Math.hypot(((beside?.x ?? 0) - alone.x) * WIDTH, ((beside?.y ?? 0) - alone.y) * HEIGHT),
    ).toBeGreaterThan(8);
  });

  it('keeps the pins of a plain picture apart and away from the edges', () => {
    const places = locateColors(
      paint(() => 0x808080),
      [0x808080, 0x818181, 0x7f7f7f],
    );
    places.forEach((a, i) => {
      expect(Math.min(a.x, a.y, 1 - a.x, 1 - a.y)).toBeGreaterThan(0.08);
      for (const b of places.slice(i + 1)) {
        expect(Math.hypot((a.x - b.x) * WIDTH, (a.y - b.y) * HEIGHT) / WIDTH).toBeGreaterThan(0.08);
      }
    });
  });

  it('stands in the middle of areas of one color, as of a flag', () => {
    const places = locateColors(
      paint((_, y) => [0xae1c28, 0xffffff, 0x21468b][Math.floor((y * 3) / HEIGHT)] ?? 0),
      [0xae1c28, 0xffffff, 0x21468b],
    );
    expect(places.map(({ y }) => Math.round(y * 6))).toEqual([1, 3, 5]);
    for (const { x } of places) expect(Math.abs(x - 0.5)).toBeLessThan(0.05);
  });

  it('stays clear of the frame in a narrow band at the edge', () => {
    const [, , band] = locateColors(
      paint((x) => (x < WIDTH * 0.6 ? 0x0d9488 : x < WIDTH * 0.9 ? 0xf5f5f4 : 0x1c1917)),
      [0x0d9488, 0xf5f5f4, 0x1c1917],
    );
    expect(band?.x).toBeGreaterThan(0.9);
    expect(band?.x).toBeLessThan(0.95);
  });

  it('never finds a color where the picture is transparent', () => {
    const picture = paint((x, y) => (isIn(x, y, 40, 40, 10) ? 0x00aa00 : null));
    const [place] = locateColors(picture, [0xff0000]).map(pixel);
    expect(isIn(...(place ?? [0, 0]), 40, 40, 10)).toBe(true);
  });

  it('finds a place in a picture of one pixel', () => {
    const dot: Raster = { width: 1, height: 1, rgba: Uint8ClampedArray.of(1, 2, 3, 255) };
    expect(locateColors(dot, [0x010203])).toEqual([{ x: 0.5, y: 0.5 }]);
  });
});
