import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromPacked } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import {
  duplicate,
  fill,
  insert,
  keepLocked,
  mirror,
  move,
  recolor,
  remove,
  type Edit,
} from '../../src/palette/edits';
import { createPalette } from '../../src/palette/palette';

const PLACE = { id: 'a', projectId: 'p1' };
const PALETTE = createPalette(['#111111', '#222222', '#333333'].map(colorFromHex), {
  name: 'Ink',
  locked: [true],
  saved: PLACE,
});
const RED = colorFromHex('#FF0000');
const EDITS: readonly (readonly [string, Edit])[] = [
  ['mirrored', mirror],
  ['with a color moved', move(0, 2)],
  ['with a color twice', duplicate(0)],
  ['without a color', remove(1)],
  ['with another color', insert(1, RED)],
  ['filled up', fill],
  ['with a color changed', recolor(0, RED)],
];

describe('a palette that is edited', () => {
  it.each(EDITS)('%s, is still the same one: its name and its place stay', (_, edit) => {
    expect(edit(PALETTE, 0)?.palette).toMatchObject({ name: 'Ink', saved: PLACE });
  });

  it.each(EDITS)('%s, has one lock flag for each color', (_, edit) => {
    const { colors, locked } = edit(PALETTE, 0)?.palette ?? createPalette([]);
    expect(locked).toHaveLength(colors.length);
  });

  it('takes each lock along with its color, and locks nothing new', () => {
    const lockedHexes = (edit: Edit): string[] => {
      const { colors, locked } = edit(PALETTE, 0)?.palette ?? createPalette([]);
      return colors.filter((_, i) => locked[i]).map(formatHex);
    };
    const second = fill({ ...PALETTE, locked: [false, true, false] }, 0)?.palette;
    expect(second?.colors.filter((_, i) => second.locked[i]).map(formatHex)).toEqual(['#222222']);
    for (const edit of [mirror, move(0, 2), duplicate(0), remove(1), insert(0, RED), fill])
      expect(lockedHexes(edit)).toEqual(['#111111']);
    expect(lockedHexes(recolor(0, RED))).toEqual(['#FF0000']);
    expect(lockedHexes(remove(0))).toEqual([]);
  });

  it('is not what has no color at that place, one too many, or one too few', () => {
    const nine = createPalette(Array.from({ length: 9 }, (_, i) => colorFromPacked(i)));
    for (const edit of [duplicate(0), insert(0, RED), fill]) expect(edit(nine, 0)).toBeNull();
    const two = createPalette([RED, RED]);
    expect(remove(0)(two, 0)).toBeNull();
    for (const edit of [recolor(2, RED), move(2, 0), duplicate(2)]) expect(edit(two, 0)).toBeNull();
  });
});

describe('what is selected', () => {
  const selectedIn = (edit: Edit, selected: number) => {
    const edited = edit(PALETTE, selected);
    return edited && formatHex(edited.palette.colors[edited.selected] ?? RED);
  };

  it.each([
    ['mirrored', mirror],
    ['with another color moved', move(0, 2)],
    ['with that color moved', move(1, 0)],
    ['filled up', fill],
    ['with another color changed', recolor(2, RED)],
  ])('is the same color of a palette %s', (_, edit) => {
    expect(selectedIn(edit, 1)).toBe('#222222');
  });

  it('is the copy of a color, a new color, and what moves up where one is removed', () => {
    expect(duplicate(1)(PALETTE, 0)?.selected).toBe(2);
    expect(selectedIn(duplicate(1), 0)).toBe('#222222');
    expect(insert(2, RED)(PALETTE, 0)?.selected).toBe(2);
    expect(selectedIn(insert(2, RED), 0)).toBe('#FF0000');
    expect(selectedIn(remove(1), 0)).toBe('#333333');
    expect(selectedIn(remove(2), 0)).toBe('#222222');
  });
});

describe('the colors after an edit', () => {
  const hexesOf = (edit: Edit) => edit(PALETTE, 0)?.palette.colors.map(formatHex);

  it('are those that there were, each at its place, and what came in', () => {
    expect(hexesOf(mirror)).toEqual(['#333333', '#222222', '#111111']);
    expect(hexesOf(move(0, 2))).toEqual(['#222222', '#333333', '#111111']);
    expect(hexesOf(duplicate(1))).toEqual(['#111111', '#222222', '#222222', '#333333']);
    expect(hexesOf(remove(1))).toEqual(['#111111', '#333333']);
    expect(hexesOf(insert(1, RED))).toEqual(['#111111', '#FF0000', '#222222', '#333333']);
    expect(hexesOf(recolor(1, RED))).toEqual(['#111111', '#FF0000', '#333333']);
  });

  it('are nine where free places are filled, with the old ones among them in their order', () => {
    const colors = hexesOf(fill) ?? [];
    expect(colors).toHaveLength(9);
    expect(colors.filter((hex) => ['#111111', '#222222', '#333333'].includes(hex))).toEqual([
      '#111111',
      '#222222',
      '#333333',
    ]);
  });
});

describe('other colors in place of a palette', () => {
  const next = ['#AAAAAA', '#BBBBBB', '#CCCCCC'].map(colorFromHex);

  it('leave locked colors as they are', () => {
    const { colors, locked } = keepLocked(PALETTE, next);
    expect(colors.map(formatHex)).toEqual(['#111111', '#BBBBBB', '#CCCCCC']);
    expect(locked).toEqual([true, false, false]);
  });

  it('of another number keep the lock of a color that is still there, and no other', () => {
    const [own, other] = [colorFromHex('#111111'), colorFromHex('#AAAAAA')];
    expect(keepLocked(PALETTE, [own, other]).locked).toEqual([true, false]);
    expect(keepLocked(PALETTE, [other, own]).locked).toEqual([false, false]);
  });
});
