import { describe, expect, it } from 'vitest';

import type { PackedRgb } from '../../../src/engine/engine';
import { type Group, isRamp, nearestOf, placeGroups } from '../../../src/engine/flatArt/placeGroups';
import { uniformOf } from '../../../src/engine/reference/points';
import { createXorshift } from '../../../src/engine/xorshift';
import { grayAbove, group } from './groups';
import { paint } from './paint';

const [BLACK, GRAY, WHITE] = [0x000000, 0x808080, 0xffffff];

describe('the surroundings of a color', () => {
  const twin = (color: PackedRgb, at = uniformOf(color)): Group => group(color, { at });
  type At = Parameters<typeof paint>[2];
  /** How the pixels of these colors lie in a picture, 20 by 20 where nothing else is said. */
  const placed = (
    colors: readonly PackedRgb[],
    at: At,
    { width = 20, height = 20, isCompressed = false } = {},
  ) =>
    placeGroups(
      colors.map((color) => twin(color)),
      paint(width, height, at),
      isCompressed,
    ).map(({ seen, plateaus, lines, ramps }) => ({ seen, plateaus, lines, ramps }));
  const none = { seen: 0, plateaus: 0, lines: 0, ramps: 0 };

  it('are those of the pixels to which no other color comes nearer', () => {
    // Of each half the column beside the other is an edge.
    const halves = placed([WHITE, BLACK, GRAY], (x) => (x < 10 ? 0x101010 : 0xf0f0f0));
    const half = { ...none, seen: 200, plateaus: 180 };
    expect(halves).toEqual([half, half, none]);
  });

  it('are added up of all that come nearest to it', () => {
    const three = placed([BLACK, WHITE], (x) => (x < 5 ? 0x101010 : x < 10 ? 0x303030 : WHITE));
    expect(three).toEqual([
      // The first has another beside it on one side, the second on both.
      { ...none, seen: 200, plateaus: (4 + 3) * 20 },
      { ...none, seen: 200, plateaus: 180 },
    ]);
  });

  it('are lines and slow changes, too', () => {
    expect(placed([BLACK, WHITE], (x) => (x === 5 || x === 15 ? BLACK : WHITE))[0]).toEqual({
      ...none,
      seen: 40,
      lines: 40,
    });
    const fading: At = (x) => grayAbove(x * 4);
    // The outermost column of each side has no change on both sides.
    expect(placed([GRAY], fading)).toEqual([{ ...none, seen: 400, ramps: 18 * 20 }]);
    expect(placed([GRAY], fading, { height: 1 })).toEqual([{ ...none, seen: 18, ramps: 18 }]);
  });

  it('are read as those of what was compressed where it was', () => {
    const noisy: At = (x, y) => grayAbove(((x + y) % 2) * 6);
    expect(placed([GRAY], noisy)).toEqual([{ ...none, seen: 400 }]);
    expect(placed([GRAY], noisy, { isCompressed: true })).toEqual([{ ...none, seen: 400, plateaus: 400 }]);
  });

  it('are nothing where fewer than three pixels lie at edges alone', () => {
    const specks = (count: number) =>
      placed([BLACK, WHITE], (x, y) => (y === 5 && x % 5 === 2 && x < count * 5 ? BLACK : WHITE))[0];
    expect(specks(2)).toEqual(none);
    expect(specks(3)).toEqual({ ...none, seen: 3 });
    // A picture of one pixel is an area, and two at its upper edge are a line.
    expect(placed([BLACK], () => BLACK, { width: 1, height: 1 })).toEqual([
      { ...none, seen: 1, plateaus: 1 },
    ]);
    expect(placed([BLACK, WHITE], (x, y) => (x === 5 && y < 2 ? BLACK : WHITE))[0]).toEqual({
      ...none,
      seen: 2,
      lines: 1,
    });
  });

  it('go by the distance in the even space, and to the first of two that are as near', () => {
    const random = createXorshift(7);
    const anyColor = (): PackedRgb => Math.floor(random() * 0x1_00_00_00);
    for (let round = 0; round < 50; round++) {
      const [seen, ...colors] = Array.from({ length: 6 }, anyColor);
      const [l, a, b] = uniformOf(seen ?? 0);
      const off = colors.map((color) => {
        const at = uniformOf(color);
        return Math.hypot(at[0] - l, at[1] - a, at[2] - b);
      });
      const counted = placed(colors, () => seen ?? 0, { width: 2, height: 2 }).map((place) => place.seen);
      expect(counted).toEqual(off.map((one) => (one === Math.min(...off) ? 4 : 0)));
    }
    const twins = placed([GRAY, GRAY], () => GRAY, { width: 2, height: 2 });
    expect(twins.map(({ seen }) => seen)).toEqual([4, 0]);
  });

  it('keep what was known of it, and are nothing where there is no color', () => {
    const [one] = placeGroups(
      [{ ...twin(GRAY), weight: 7 }],
      paint(2, 2, () => GRAY),
      false,
    );
    expect(one).toEqual({ ...twin(GRAY), weight: 7, seen: 4, plateaus: 4 });
    expect(placed([], () => GRAY)).toEqual([]);
  });
});

describe('a color on the way from darker to lighter', () => {
  it('is met there more often than in areas and lines, and by more than 30 % of its pixels', () => {
    expect(isRamp(group(GRAY, { ramps: 31 }))).toBe(true);
    expect(isRamp(group(GRAY, { ramps: 30 }))).toBe(false);
    expect(isRamp(group(GRAY, { ramps: 41, plateaus: 25, lines: 15 }))).toBe(true);
    expect(isRamp(group(GRAY, { ramps: 40, plateaus: 25, lines: 15 }))).toBe(false);
  });
});

describe('the nearest color', () => {
  it('is the first of those that nobody sees farther away, with its ΔE00', () => {
    const [near, far] = [group(grayAbove(7)), group(grayAbove(16))];
    expect(nearestOf(group(GRAY), [far, near]).nearest).toBe(near);
    // As culori reckons it.
    expect(nearestOf(group(GRAY), [far, near]).distance).toBeCloseTo(2.59, 2);
    const same = group(grayAbove(7));
    expect(nearestOf(group(GRAY), [near, same]).nearest).toBe(near);
  });

  it('is none, infinitely far, where there are no others', () => {
    expect(nearestOf(group(GRAY), [])).toEqual({ nearest: null, distance: Infinity });
  });
});
