import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromPacked } from '../../src/color/color';
import {
  duplicateColor,
  insertColor,
  mirrorPalette,
  moveColor,
  removeColor,
  type PaletteEdit,
} from '../../src/palette/listEdits';
import { PALETTE_MAX, PALETTE_MIN } from '../../src/color/paletteSize';
import type { Palette } from '../../src/color/types';

const sized = (length: number): Palette =>
  Object.freeze(Array.from({ length }, (_, i) => Object.freeze(colorFromPacked(i))));
const RED = colorFromHex('#FF0000');

/** Blue channel of each color, which tells its first place; the new red is 'new'. */
const places = (edit: PaletteEdit | null) => edit?.palette.map(({ rgb }) => (rgb.r === 255 ? 'new' : rgb.b));

const OUTSIDE = [-1, 0.5, 9, Number.NaN, Infinity];

describe('palette edits', () => {
  it('hold a palette at 2 to 9 colors [B-03]', () => {
    expect([PALETTE_MIN, PALETTE_MAX]).toEqual([2, 9]);
    expect(insertColor(sized(9), 0, RED)).toBeNull();
    expect(duplicateColor(sized(9), 0)).toBeNull();
    expect(removeColor(sized(2), 0)).toBeNull();
    expect(insertColor(sized(8), 8, RED)?.palette).toHaveLength(9);
    expect(duplicateColor(sized(8), 7)?.palette).toHaveLength(9);
    expect(removeColor(sized(3), 0)?.palette).toHaveLength(2);
  });

  it('insert before the index and select the new color', () => {
    const edit = insertColor(sized(3), 1, RED);
    expect(places(edit)).toEqual([0, 'new', 1, 2]);
    expect(edit?.selected).toBe(1);
    expect(places(insertColor(sized(3), 3, RED))).toEqual([0, 1, 2, 'new']);
  });

  it('duplicate after the color and select the copy', () => {
    const edit = duplicateColor(sized(3), 1);
    expect(places(edit)).toEqual([0, 1, 1, 2]);
    expect(edit?.selected).toBe(2);
  });

  it('remove and select the neighbor, at most the last', () => {
    expect(removeColor(sized(4), 1)).toMatchObject({ selected: 1 });
    expect(places(removeColor(sized(4), 1))).toEqual([0, 2, 3]);
    expect(removeColor(sized(4), 3)).toMatchObject({ selected: 2 });
    expect(removeColor(sized(4), 0)).toMatchObject({ selected: 0 });
  });

  it('mirror the order and keep the same color selected', () => {
    const edit = mirrorPalette(sized(4), 1);
    expect(places(edit)).toEqual([3, 2, 1, 0]);
    expect(edit?.selected).toBe(2);
  });

  it('move a color to its new index, and keep the same color selected', () => {
    expect(places(moveColor(sized(5), 1, 3, 0))).toEqual([0, 2, 3, 1, 4]);
    expect(places(moveColor(sized(5), 3, 1, 0))).toEqual([0, 3, 1, 2, 4]);
    const palette = sized(5);
    for (const from of palette.keys()) {
      for (const to of palette.keys()) {
        for (const selected of palette.keys()) {
          const edit = moveColor(palette, from, to, selected);
          expect(edit?.palette[edit.selected]).toBe(palette[selected]);
          expect(edit?.palette[to]).toBe(palette[from]);
        }
      }
    }
  });

  it('refuse an index outside of the palette', () => {
    for (const index of OUTSIDE) {
      expect(insertColor(sized(4), index, RED)).toBeNull();
      expect(duplicateColor(sized(4), index)).toBeNull();
      expect(removeColor(sized(4), index)).toBeNull();
      expect(mirrorPalette(sized(4), index)).toBeNull();
      expect(moveColor(sized(4), index, 0, 0)).toBeNull();
      expect(moveColor(sized(4), 0, index, 0)).toBeNull();
      expect(moveColor(sized(4), 0, 1, index)).toBeNull();
    }
  });

  it('refuse the index behind the last color, where only an insertion may be', () => {
    expect(removeColor(sized(4), 4)).toBeNull();
    expect(duplicateColor(sized(4), 4)).toBeNull();
    expect(mirrorPalette(sized(4), 4)).toBeNull();
    expect(moveColor(sized(4), 0, 4, 0)).toBeNull();
    expect(moveColor(sized(4), 0, 1, 4)).toBeNull();
  });

  it('leave the palette they are given as it was', () => {
    const palette = sized(5);
    insertColor(palette, 1, RED);
    duplicateColor(palette, 1);
    removeColor(palette, 1);
    mirrorPalette(palette, 1);
    moveColor(palette, 1, 3, 0);
    expect(palette).toEqual(sized(5));
  });
});
