import { describe, expect, it } from 'vitest';

import type { ColorCounts } from '../../../src/engine/colorSummary';
import { groupTwins } from '../../../src/engine/flatArt/groupTwins';
import { squaredDeltaE00, toSpot } from '../../../src/engine/reference/difference';
import { labOf } from '../../../src/engine/reference/points';
import { grayAbove } from './groups';

type Row = readonly [color: number, weight: number, solid?: number];

const countsOf = (rows: readonly Row[]): ColorCounts => ({
  colors: Uint32Array.from(rows, ([color]) => color),
  weights: Uint32Array.from(rows, ([, weight]) => weight),
  solids: Uint32Array.from(rows, ([, , solid = 0]) => solid),
});
const grouped = (rows: readonly Row[]) => groupTwins(countsOf(rows));

const spotOf = (color: number) => toSpot(labOf(color));
/** Colors of which no two are within ΔE00 4, from a grid. */
const FAR = Array.from(
  { length: 512 },
  (_, i) => (i & 7) * 0x20_00_00 + ((i >> 3) & 7) * 0x20_00 + (i >> 6) * 0x20 + 0x08_08_08,
).filter((color, i, all) =>
  all.slice(0, i).every((other) => squaredDeltaE00(spotOf(color), spotOf(other)) > 16),
);
const rowsOf = (colors: readonly number[], weight: number): Row[] => colors.map((color) => [color, weight]);

describe('colors of a picture', () => {
  it('that nobody tells apart, below ΔE00 2.5, are one: that of the more frequent', () => {
    expect(
      grouped([
        [grayAbove(0), 10, 4],
        [grayAbove(6), 90, 60],
      ]),
    ).toMatchObject([{ color: grayAbove(6), most: 90, weight: 100, solid: 64, twins: 2 }]);
    expect(
      grouped([
        [grayAbove(0), 10, 4],
        [grayAbove(7), 90, 60],
      ]),
    ).toMatchObject([
      { color: grayAbove(7), most: 90, weight: 90, solid: 60, twins: 1 },
      { color: grayAbove(0), most: 10, weight: 10, solid: 4, twins: 1 },
    ]);
  });

  it('come the most frequent first, of equally frequent ones the darker', () => {
    const colors = grouped([
      [0x000000, 5],
      [0x0000ff, 7],
      [0x00ff00, 5],
      [0xffffff, 9],
    ])?.map(({ color }) => color);
    expect(colors).toEqual([0xffffff, 0x0000ff, 0x000000, 0x00ff00]);
  });

  it('go with the nearest of their twins', () => {
    const [first, second] =
      grouped([
        [grayAbove(0), 90],
        [grayAbove(8), 50],
        [grayAbove(5), 1],
      ]) ?? [];
    expect([first?.weight, second?.weight]).toEqual([90, 51]);
  });

  it('past 256 go with the nearest, where those are a tenth of the picture at most', () => {
    const some = rowsOf(FAR.slice(0, 256), 100);
    // 28 more of 99 pixels are 9.8 % of the picture, 29 are 10.1 %.
    const fine = grouped([...some, ...rowsOf(FAR.slice(256, 284), 99)]);
    expect(fine).toHaveLength(256);
    expect(fine?.reduce((sum, { weight }) => sum + weight, 0)).toBe(25_600 + 28 * 99);
    expect(grouped([...some, ...rowsOf(FAR.slice(256, 285), 99)])).toBeNull();
    // Twins of those found are no more colors.
    expect(
      grouped([
        ...some,
        ...rowsOf(
          FAR.slice(0, 200).map((color) => color + 1),
          99,
        ),
      ]),
    ).toHaveLength(256);
  });

  it('past 256 count with the one of those that is nearest to the eye', () => {
    const some = FAR.slice(0, 256);
    const distance = (p: number, q: number): number => Math.sqrt(squaredDeltaE00(spotOf(p), spotOf(q)));
    const byDistance = (color: number): number[] =>
      some.toSorted((p, q) => distance(p, color) - distance(q, color));
    /** Those of which one is plainly the nearest. */
    const more = FAR.slice(256)
      .flatMap((color) => {
        const [nearest = NaN, second = NaN] = byDistance(color);
        return distance(second, color) > 1.4 * distance(nearest, color) ? [{ color, nearest }] : [];
      })
      .slice(0, 20);
    expect(more.length).toBeGreaterThan(9);
    const rows = rowsOf(
      more.map(({ color }) => color),
      99,
    );
    const heavier = grouped([...rowsOf(some, 100), ...rows])?.filter(({ weight }) => weight > 100) ?? [];
    const expected = new Set(more.map(({ nearest }) => nearest));
    expect(new Set(heavier.map(({ color }) => color))).toEqual(expected);
  });
});
