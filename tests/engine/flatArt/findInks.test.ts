import { describe, expect, it } from 'vitest';

import { findInks } from '../../../src/engine/flatArt/findInks';
import type { Group } from '../../../src/engine/flatArt/placeGroups';
import { grayAbove, group, rulesOf } from './groups';

const [RED, BLUE, WHITE] = [0xd01020, 0x1030c0, 0xffffff];
const MANY = 1_000_000;

describe('an ink, hardly a pixel of which is pure', () => {
  const ground = group(WHITE, { weight: 9000, plateaus: 90 });
  const inksOf = (groups: readonly Group[], rules = rulesOf(), countMax = 32): number[] =>
    findInks(groups, [ground], rules, countMax).map(({ color }) => color);

  it('is 0.2 % of the picture with its blends, and 0.01 % by itself', () => {
    expect(inksOf([group(BLUE, { weight: 20 })])).toEqual([BLUE]);
    expect(inksOf([group(BLUE, { weight: 19 })])).toEqual([]);
    // Half of the way to white.
    const blend = group(0x8898e0, { weight: 19 });
    expect(inksOf([blend, group(BLUE, { weight: 1 })])).toEqual([BLUE]);
    expect(inksOf([{ ...blend, weight: 18 }, group(BLUE, { weight: 1 })])).toEqual([]);
    // Then nothing is left that has enough by itself but the blend, which is darker than what it is of.
    const rare = rulesOf({ total: 10_001 });
    expect(inksOf([{ ...blend, weight: 30 }, group(BLUE, { weight: 1 })], rare)).toEqual([0x8898e0]);
  });

  it('is ΔE00 6 from all else, 15 where it is compressed', () => {
    const besides = (levels: number, isCompressed: boolean): number =>
      findInks(
        [group(grayAbove(levels), { weight: 300, lines: 50 })],
        [group(grayAbove(0))],
        rulesOf({ isCompressed }),
        32,
      ).length;
    expect([besides(16, false), besides(17, false)]).toEqual([0, 1]);
    expect([besides(46, true), besides(47, true)]).toEqual([0, 1]);
  });

  it('is one of lines that the preview, more than four times smaller, does not show: 0.02 % in runs', () => {
    const hairline = (more: Partial<Group>, scale: number, isCompressed = false): number =>
      inksOf(
        [group(BLUE, { weight: 200, solid: 160, ...more })],
        rulesOf({ total: MANY, scale, isCompressed }),
      ).length;
    expect([hairline({}, 4.1), hairline({}, 4)]).toEqual([1, 0]);
    expect(hairline({ weight: 199, solid: 199 }, 4.1)).toBe(0);
    expect(hairline({ solid: 159 }, 4.1)).toBe(0);
    expect(hairline({}, 4.1, true)).toBe(0);
  });

  it('is one of lines in any direction, of which no runs tell, where the picture has too few colors for blends', () => {
    const upright = (rules: Parameters<typeof rulesOf>[0]): number =>
      inksOf([group(BLUE, { weight: 200, solid: 0 })], rulesOf({ total: MANY, ...rules })).length;
    expect([upright({ scale: 4.1, isPlain: true }), upright({ scale: 4.1 })]).toEqual([1, 0]);
    expect(upright({ scale: 4, isPlain: true })).toBe(0);
  });

  it('is the purest of its blends, and of what sharpening made of it the most frequent', () => {
    const blends = [0x8898e0, 0x4c64d0].map((color) => group(color, { weight: 60 }));
    expect(inksOf([...blends, group(BLUE, { weight: 30 })])).toEqual([BLUE]);
    const sharpened = group(0x0024b8, { weight: 10 });
    expect(inksOf([...blends, group(BLUE, { weight: 30 }), sharpened])).toEqual([BLUE]);
  });

  it('is one of as many colors as there may be at most', () => {
    const two = [group(BLUE, { weight: 300 }), group(RED, { weight: 300 })];
    expect(inksOf(two).toSorted((a, b) => a - b)).toEqual([BLUE, RED]);
    expect(inksOf(two, rulesOf(), 2)).toHaveLength(1);
    expect(inksOf(two, rulesOf(), 1)).toEqual([]);
  });

  it('is the more frequent of two shades that explain nearly as much, 80 % of it', () => {
    const [rarer, frequent] = [0x1030c0, 0x1050c0];
    // A blend of white and the first alone.
    const shadesOf = (weight: number): number[] =>
      inksOf([group(frequent, { weight: 30 }), group(rarer, { weight: 10 }), group(0x8898e0, { weight })]);
    expect(shadesOf(10)).toEqual([frequent]);
    expect(shadesOf(11)).toEqual([rarer]);
  });

  it('is none where it is a blend of a purer one: off by 12 in chroma, by twice as much once that is known', () => {
    const black = group(0x101010, { weight: 300 });
    // Cr 20 and 27 of a gray, as JFIF has them.
    const besides = (color: number): number[] =>
      inksOf([group(color, { weight: 300 }), black], rulesOf({ isCompressed: true }));
    expect(besides(0x9c7280)).toEqual([0x101010]);
    expect(besides(0xa66d80).toSorted((a, b) => a - b)).toEqual([0x101010, 0xa66d80]);
  });

  const black = group(0x000000, { weight: 2000, plateaus: 90 });
  const onBoth = (groups: readonly Group[], rules = rulesOf(), countMax = 32): number[] =>
    findInks(groups, [ground, black], rules, countMax).map(({ color }) => color);

  it('is none where it is a blend of two areas, and has blends with any one of them', () => {
    expect(onBoth([group(0x7f7f7f, { weight: 300 })])).toEqual([]);
    expect(onBoth([group(0x8898e0, { weight: 19 }), group(BLUE, { weight: 1 })])).toEqual([BLUE]);
    // Half of the way to black.
    expect(onBoth([group(0x081860, { weight: 19 }), group(BLUE, { weight: 1 })])).toEqual([BLUE]);
  });

  it('is of two that explain as much the one that is farther from all else', () => {
    const two = [group(BLUE, { weight: 300 }), group(0xf0a000, { weight: 300 })];
    // Orange is light, as the ground is.
    expect(inksOf(two, rulesOf(), 2)).toEqual([BLUE]);
    expect(inksOf(two.toReversed(), rulesOf(), 2)).toEqual([BLUE]);
  });

  it('stays the one that explains most where others near it are as frequent, or less', () => {
    const [best, as, less] = [0x1030c0, 0x1050c0, 0x1048c0];
    const shadesOf = (...weights: readonly [number, number]): number[] =>
      inksOf([
        group(best, { weight: 30 }),
        group(as, { weight: weights[0] }),
        group(less, { weight: weights[1] }),
        group(0x8898e0, { weight: 11 }),
      ]);
    expect(shadesOf(30, 10)).toEqual([best]);
    expect(shadesOf(10, 30)).toEqual([best]);
    expect(shadesOf(10, 20)).toEqual([best]);
    expect(shadesOf(31, 10)).toEqual([as]);
    expect(shadesOf(10, 31)).toEqual([less]);
  });

  it('leaves its blends no room among as many colors as there may be', () => {
    const blended = [
      group(BLUE, { weight: 100 }),
      group(0x8898e0, { weight: 100 }),
      group(RED, { weight: 50 }),
    ];
    expect(inksOf(blended, rulesOf(), 3)).toEqual([BLUE, RED]);
  });

  it('is none where it is a blend of a purer one with any one of the areas', () => {
    const dark = group(0x101010, { weight: 300 });
    const found = findInks(
      [group(0x9c7280, { weight: 300 }), dark],
      [ground, group(0x20c020, { weight: 2000, plateaus: 90 })],
      rulesOf({ isCompressed: true }),
      32,
    );
    expect(found.map(({ color }) => color)).toEqual([0x101010]);
  });
});
