import { describe, expect, it } from 'vitest';

import { isSurelyPhotograph, looksPhotographed } from '../../../src/engine/flatArt/isPhotograph';
import type { Group } from '../../../src/engine/flatArt/placeGroups';
import { grayAbove, group } from './groups';

/** Colors in cells of their own, of a grid of 16 × 16 × 16: first the heavy ones, then a pixel of each of the others. */
const countsOf = (heavy: number, weight: number, all: number, solidPart = 0) => {
  const colors = Uint32Array.from(
    { length: all },
    (_, i) => (i >> 8) * 0x10_00_00 + ((i >> 4) & 15) * 0x10_00 + (i & 15) * 0x10,
  );
  const weights = Uint32Array.from({ length: all }, (_, i) => (i < heavy ? weight : 1));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const solids = new Uint32Array(all);
  solids[0] = Math.ceil(solidPart * total);
  return { colors, weights, solids };
};

describe('counts that no flat art has', () => {
  it('are of more than 1,024 colors', () => {
    expect(isSurelyPhotograph(countsOf(0, 1, 1025))).toBe(true);
    expect(isSurelyPhotograph(countsOf(0, 1, 1024))).toBe(false);
  });

  it('have less than half of their pixels in runs', () => {
    expect(isSurelyPhotograph(countsOf(0, 1, 1100, 0.49))).toBe(true);
    expect(isSurelyPhotograph(countsOf(0, 1, 1100, 0.5))).toBe(false);
  });

  it('have less than 66 % in places that have 3 % each', () => {
    // 16 places of 117 pixels beside 1,009 others are 65.0 %, of 124 pixels 66.3 %.
    expect(isSurelyPhotograph(countsOf(16, 117, 1025))).toBe(true);
    expect(isSurelyPhotograph(countsOf(16, 124, 1025))).toBe(false);
    // 25 places of 2.9 % each are 72.5 % and none of them is heavy; of 3.1 % each they are.
    expect(isSurelyPhotograph(countsOf(25, 105, 1025))).toBe(true);
    expect(isSurelyPhotograph(countsOf(25, 138, 1025))).toBe(false);
  });

  it('count neighbors of a place together', () => {
    const { colors, weights, solids } = countsOf(1, 2000, 1025);
    const spread = { colors: Uint32Array.from([...colors, 1, 2, 3]), weights: weights.slice(), solids };
    const shares = Uint32Array.from([500, ...weights.slice(1), 500, 500, 500]);
    expect(isSurelyPhotograph({ ...spread, weights: shares })).toBe(
      isSurelyPhotograph({ colors, weights, solids }),
    );
    expect(isSurelyPhotograph({ ...spread, weights: shares })).toBe(false);
  });
});

const RED = 0xd01020;
const BLUE = 0x1030c0;
const GREEN = 0x20a040;
const looks = (
  fills: readonly Group[],
  more: Partial<Parameters<typeof looksPhotographed>[0]> = {},
): boolean =>
  looksPhotographed({ total: 3000, groups: fills, fills, drawn: fills, isReduced: false, ...more });
const THREE = [RED, BLUE, GREEN].map((color) => group(color));

describe('a picture of many colors', () => {
  it('of three areas was drawn', () => {
    expect(looks(THREE)).toBe(false);
  });

  it('whose areas go over into each other by steps within ΔE00 5 is a photograph', () => {
    expect(looks([...THREE, group(grayAbove(0)), group(grayAbove(13)), group(grayAbove(26))])).toBe(true);
    expect(looks([...THREE, group(grayAbove(0)), group(grayAbove(14)), group(grayAbove(28))])).toBe(false);
    expect(looks([...THREE, group(grayAbove(0)), group(grayAbove(13))])).toBe(false);
  });

  it('less than half of which is in shades of the colors found is a photograph', () => {
    expect(looks(THREE, { total: 6000 })).toBe(false);
    expect(looks(THREE, { total: 6001 })).toBe(true);
    const shades = [RED, BLUE, GREEN].map((color) => group(color, { weight: 100 }));
    const near = group(RED + 0x010101, { weight: 2700 });
    expect(looks(shades, { total: 6000, groups: [...shades, near] })).toBe(false);
    expect(looks(shades, { total: 6000, groups: [...shades, group(0xffffff, { weight: 2700 })] })).toBe(true);
  });

  it('of more than two colors has 35 % in areas', () => {
    const [red, blue, green] = [
      group(RED, { weight: 350 }),
      group(BLUE, { weight: 325 }),
      group(GREEN, { weight: 325 }),
    ];
    const drawn = [red, blue, green];
    const groups = drawn;
    expect(looks([red], { total: 1000, groups, drawn })).toBe(false);
    expect(looks([red], { total: 1001, groups, drawn })).toBe(true);
    // Two far colors are patterns, of which nothing is an area; two that are much alike are nothing.
    expect(looks([red], { total: 1001, groups, drawn: [red, blue] })).toBe(false);
    const faint = [group(grayAbove(0), { weight: 340 }), group(grayAbove(42), { weight: 660 })];
    expect(looks(faint.slice(0, 1), { total: 1000, groups: faint, drawn: faint })).toBe(true);
    const apart = [group(grayAbove(0), { weight: 340 }), group(grayAbove(43), { weight: 660 })];
    expect(looks(apart.slice(0, 1), { total: 1000, groups: apart, drawn: apart })).toBe(false);
  });

  it('keeps a tenth of its areas to the last bit, or in runs where only cells are counted', () => {
    const kept = (most: number, solid: number) =>
      [RED, BLUE, GREEN].map((color) => group(color, { most, solid }));
    expect(looks(kept(100, 0))).toBe(false);
    expect(looks(kept(99, 1000))).toBe(true);
    expect(looks(kept(0, 100), { isReduced: true })).toBe(false);
    expect(looks(kept(1000, 99), { isReduced: true })).toBe(true);
  });
});
