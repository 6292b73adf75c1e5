import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import type { Color } from '../../../../src/color/types';
import { followColors, type SwatchIds } from '../../../../src/features/builder/strip/swatchIds';

const [a, b, c, d] = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3'].map(colorFromHex) as [
  Color,
  Color,
  Color,
  Color,
];

const NONE: SwatchIds = { colors: [], ids: [] };
const before: SwatchIds = { colors: [a, b, c], ids: [1, 2, 3] };
const idsOf = (colors: readonly Color[]) => followColors(before, colors).ids;

describe('swatches', () => {
  it('are numbered from 1', () => {
    expect(followColors(NONE, [a, b, c]).ids).toEqual([1, 2, 3]);
  });

  it('follow their colors when these change places', () => {
    expect(idsOf([c, a, b])).toEqual([3, 1, 2]);
    expect(idsOf([c, b, a])).toEqual([3, 2, 1]);
  });

  it('stay where all colors are new, or all but some', () => {
    expect(idsOf([d, colorFromHex('#111111'), colorFromHex('#222222')])).toEqual([1, 2, 3]);
    expect(idsOf([a, d, c])).toEqual([1, 2, 3]);
  });

  it('stay as far as they go where a new palette has another length', () => {
    const [e, f, g] = ['#111111', '#222222', '#333333'].map(colorFromHex) as [Color, Color, Color];
    expect(idsOf([d, e])).toEqual([1, 2]);
    expect(idsOf([d, e, f, g])).toEqual([1, 2, 3, 4]);
    expect(idsOf([d, a])).toEqual([2, 1]);
  });

  it('are new where a color comes, and gone where one goes', () => {
    expect(idsOf([a, d, b, c])).toEqual([1, 4, 2, 3]);
    expect(idsOf([a, c])).toEqual([1, 3]);
  });

  it('tell a copy from its original', () => {
    expect(idsOf([a, b, b, c])).toEqual([1, 2, 4, 3]);
  });

  it('never share an id', () => {
    const twice = followColors({ colors: [a, a, b], ids: [1, 2, 3] }, [b, a, a]).ids;
    expect(new Set(twice).size).toBe(3);
    expect(idsOf([c, d, a]).toSorted((x, y) => x - y)).toEqual([1, 2, 3]);
  });
});
