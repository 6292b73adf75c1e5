import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../src/color/color';
import { deltaE00 } from '../../src/color/distance';
import { rgbToLab } from '../../src/color/lab';
import { locateColors, type Place, type Raster } from '../../src/color/locateColors';
import { seededRandom } from './generate/samples';

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

  it('stays on a small area of the color, however calm one is that is nearly of it', () => {
    const [small, large] = [0x2e6fd0, 0x3f7fe0];
    const labOf = (packed: number) => rgbToLab(colorFromPacked(packed).rgb);
    // Told apart, and near enough to be mixed up without the exact difference.
    expect(deltaE00(labOf(small), labOf(large))).toBeGreaterThan(4);
    expect(deltaE00(labOf(small), labOf(large))).toBeLessThan(8);
    const picture = paint((x, y) => {
      if (isIn(x, y, 8, 50, 3)) return small;
      return isIn(x, y, 30, 10, 40) ? large : 0x101010;
    });
    const [place] = locateColors(picture, [small]).map(pixel);
    expect(isIn(...(place ?? [0, 0]), 8, 50, 3)).toBe(true);
  });

  it('goes to another area of the color where a pin stands on the first', () => {
    const picture = paint((x, y) => (isIn(x, y, 44, 28, 8) || isIn(x, y, 20, 45, 8) ? 0xd02020 : 0xe8e0d0));
    const [first, second] = locateColors(picture, [0xd02020, 0xd02122]).map(pixel);
    expect(isIn(...(first ?? [0, 0]), 44, 28, 8)).toBe(true);
    expect(isIn(...(second ?? [0, 0]), 20, 45, 8)).toBe(true);
  });

  it('is on the nearest there is, where the picture does not have the color, in its calmest part', () => {
    const picture = paint((x, y) => {
      if (isIn(x, y, 60, 20, 14)) return 0x30a030;
      if (isIn(x, y, 20, 20, 14)) return (x + y) % 2 === 0 ? 0x30a030 : 0x000000;
      return 0x808080;
    });
    // Also where another pin stands there.
    const [place] = locateColors(picture, [0x00ff00], [{ x: 66.5 / WIDTH, y: 26.5 / HEIGHT }]).map(pixel);
    expect(isIn(...(place ?? [0, 0]), 60, 20, 14)).toBe(true);
  });

  it('is in the middle of a picture that has nothing but transparency', () => {
    expect(
      locateColors(
        paint(() => null),
        [0xff0000],
      ),
    ).toEqual([{ x: 0.5, y: 0.5 }]);
  });

  it.each([
    ['a color', 0xff0000, 16],
    ['dark glass, which is a soft shadow below that,', 0x2f2f2f, 64],
  ])('is on %s where it counts as one', (_, color, least) => {
    const pale = (opacity: number): Raster => {
      const picture = paint((x, y) => (isIn(x, y, 20, 20, 12) ? color : 0x0000ff));
      for (let i = 0; i < WIDTH * HEIGHT; i += 1)
        if (isIn(i % WIDTH, Math.floor(i / WIDTH), 20, 20, 12)) picture.rgba[i * 4 + 3] = opacity;
      return picture;
    };
    const isOnIt = (opacity: number): boolean =>
      isIn(...(locateColors(pale(opacity), [color]).map(pixel)[0] ?? [0, 0]), 20, 20, 12);
    expect(isOnIt(least)).toBe(true);
    expect(isOnIt(least - 1)).toBe(false);
  });

  it('prefers of two areas the larger one, the one that is clear of the frame, and the one nearer to the middle', () => {
    const only = (areas: readonly (readonly [left: number, top: number, size: number])[]) => {
      const picture = paint((x, y) =>
        areas.some(([left, top, size]) => isIn(x, y, left, top, size)) ? 0x0d9488 : 0xf5f5f4,
      );
      const [place] = locateColors(picture, [0x0d9488]).map(pixel);
      return areas.findIndex((area) => isIn(...(place ?? [0, 0]), ...area));
    };
    expect(
      only([
        [20, 20, 6],
        [52, 20, 14],
      ]),
    ).toBe(1);
    expect(
      only([
        [46, 0, 8],
        [80, 40, 8],
      ]),
    ).toBe(1);
    expect(
      only([
        [20, 28, 8],
        [60, 28, 8],
      ]),
    ).toBe(1);
    expect(
      only([
        [44, 10, 8],
        [44, 36, 8],
      ]),
    ).toBe(1);
  });

  it('does not depend on how the picture is turned', () => {
    const random = seededRandom(4);
    const [width, height] = [60, 40];
    type Picture = { readonly raster: Raster; readonly colors: readonly number[] };
    const anyPicture = (): Picture => {
      const colors = Array.from({ length: 6 }, () => Math.floor(random() * 0x1000000));
      const areas = Array.from({ length: 14 }, () => ({
        left: Math.floor(random() * width),
        top: Math.floor(random() * height),
        wide: 3 + Math.floor(random() * 20),
        tall: 3 + Math.floor(random() * 14),
        color: colors[Math.floor(random() * colors.length)] ?? 0,
      }));
      const rgba = new Uint8ClampedArray(width * height * 4);
      for (let i = 0; i < width * height; i += 1) {
        const [x, y] = [i % width, Math.floor(i / width)];
        const color =
          areas.findLast(
            ({ left, top, wide, tall }) => x >= left && x < left + wide && y >= top && y < top + tall,
          )?.color ?? 0x777777;
        // Some noise: no two places are as good as each other.
        const channels = [color >> 16, (color >> 8) & 255, color & 255];
        rgba.set([...channels.map((value) => value + Math.floor(random() * 4)), 255], i * 4);
      }
      return { raster: { width, height, rgba }, colors };
    };
    const turned = (
      { rgba }: Raster,
      wide: number,
      from: (x: number, y: number) => readonly [number, number],
    ): Raster => {
      const other = new Uint8ClampedArray(rgba.length);
      for (let i = 0; i < width * height; i += 1) {
        const [x, y] = from(i % wide, Math.floor(i / wide));
        other.set(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), i * 4);
      }
      return { width: wide, height: (width * height) / wide, rgba: other };
    };
    for (let round = 0; round < 6; round += 1) {
      const { raster, colors } = anyPicture();
      const places = locateColors(raster, colors);
      const near = (others: readonly Place[], back: (place: Place) => Place): void =>
        others.forEach((place, i) => {
          expect(back(place).x).toBeCloseTo(places[i]?.x ?? NaN, 6);
          expect(back(place).y).toBeCloseTo(places[i]?.y ?? NaN, 6);
        });
      near(
        locateColors(
          turned(raster, width, (x, y) => [width - 1 - x, y]),
          colors,
        ),
        ({ x, y }) => ({ x: 1 - x, y }),
      );
      near(
        locateColors(
          turned(raster, width, (x, y) => [x, height - 1 - y]),
          colors,
        ),
        ({ x, y }) => ({ x, y: 1 - y }),
      );
      near(
        locateColors(
          turned(raster, height, (x, y) => [y, x]),
          colors,
        ),
        ({ x, y }) => ({ x: y, y: x }),
      );
    }
  });

  it('finds a place in a picture of one pixel', () => {
    const dot: Raster = { width: 1, height: 1, rgba: Uint8ClampedArray.of(1, 2, 3, 255) };
    expect(locateColors(dot, [0x010203])).toEqual([{ x: 0.5, y: 0.5 }]);
  });
});
