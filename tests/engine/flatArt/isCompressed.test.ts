import { describe, expect, it } from 'vitest';

import { hasScattered, isExplainedByCompression } from '../../../src/engine/flatArt/isCompressed';
import { grayAbove, group, rulesOf } from './groups';

const [RED, BLUE] = [0xd01020, 0x1030c0];

describe('a picture is compressed', () => {
  it('where less than 93 % of its large areas are alike to the last bit', () => {
    const isScattered = (most: number): boolean =>
      hasScattered([group(RED, { most: 1000 }), group(BLUE, { most })], 10_000);
    expect([isScattered(859), isScattered(861)]).toEqual([true, false]);
    expect(hasScattered([], 10_000)).toBe(false);
  });

  it('whose large areas are 1 % of it or more', () => {
    expect(hasScattered([group(RED, { most: 0 })], 100_000)).toBe(true);
    expect(hasScattered([group(RED, { most: 0, weight: 999 })], 100_000)).toBe(false);
  });

  it('where compression explains 70 % of what is no blend, which is 0.2 % of it at least', () => {
    const fills = [group(grayAbove(0))];
    const isExplained = (shade: number, other: number, total = 10_000): boolean =>
      isExplainedByCompression(
        [...fills, group(grayAbove(8), { weight: shade }), group(BLUE, { weight: other })],
        fills,
        rulesOf({ total }),
      );
    expect([isExplained(700, 300), isExplained(699, 301)]).toEqual([true, false]);
    expect([isExplained(20, 0), isExplained(19, 0)]).toEqual([true, false]);
  });
});
