import { describe, expect, it } from 'vitest';

import { findFills } from '../../../src/engine/flatArt/findFills';
import type { Group } from '../../../src/engine/flatArt/placeGroups';
import { grayAbove, group, rulesOf } from './groups';

const [BLACK, RED, BLUE, WHITE] = [0x000000, 0xd01020, 0x1030c0, 0xffffff];
const MANY = 1_000_000;
const compressed = rulesOf({ total: MANY, isCompressed: true });
const isFill = (more: Partial<Group>, rules = rulesOf({ total: MANY })): boolean =>
  findFills([group(RED, { weight: 100_000, ...more })], rules).length === 1;

describe('a color that was filled in', () => {
  it('has 6 % of its pixels in areas, and with those 0.05 % of the picture', () => {
    expect([isFill({ plateaus: 6 }), isFill({ plateaus: 5 })]).toEqual([true, false]);
    expect([500, 499].map((weight) => isFill({ plateaus: 100, weight }))).toEqual([true, false]);
    expect([1000, 999].map((weight) => isFill({ plateaus: 50, weight }))).toEqual([true, false]);
  });

  it('or was drawn in lines: 30 % of it, 40 % where edges are compressed, and 0.05 % of the picture', () => {
    expect([isFill({ lines: 30 }), isFill({ lines: 29 })]).toEqual([true, false]);
    expect([isFill({ lines: 40 }, compressed), isFill({ lines: 39 }, compressed)]).toEqual([true, false]);
    expect([500, 499].map((weight) => isFill({ lines: 100, weight }))).toEqual([true, false]);
  });

  it('or is solid in a picture larger than its preview: 80 % in runs, 0.3 % alike, 5 % in areas or lines', () => {
    const large = rulesOf({ total: MANY, scale: 2 });
    const solid = { weight: 10_000, solid: 8000, most: 3000, plateaus: 3, lines: 2 };
    expect(isFill(solid, large)).toBe(true);
    expect(isFill(solid, rulesOf({ total: MANY, scale: 1 }))).toBe(false);
    expect(isFill({ ...solid, solid: 7999 }, large)).toBe(false);
    expect(isFill({ ...solid, most: 2999 }, large)).toBe(false);
    expect(isFill({ ...solid, lines: 1 }, large)).toBe(false);
  });

  it('is none that is nowhere in the preview, and none on the way from dark to light', () => {
    expect(isFill({ seen: 0 })).toBe(false);
    expect(isFill({ plateaus: 40, ramps: 50 })).toBe(false);
  });

  it('comes before those of smaller areas', () => {
    const fills = findFills(
      [
        group(RED, { plateaus: 20 }),
        group(WHITE, { plateaus: 60 }),
        group(BLUE, { plateaus: 20, weight: 2000 }),
      ],
      rulesOf(),
    );
    expect(fills.map(({ color }) => color)).toEqual([WHITE, BLUE, RED]);
  });

  it('is no blend of two others where compression smears edges, unless 30 % of it are areas', () => {
    const found = (plateaus: number, rules = rulesOf({ isCompressed: true })): number =>
      findFills(
        [group(BLACK, { plateaus: 90 }), group(WHITE, { plateaus: 90 }), group(grayAbove(0), { plateaus })],
        rules,
      ).length;
    expect([found(29), found(30)]).toEqual([2, 3]);
    expect(found(29, rulesOf())).toBe(3);
  });
});
