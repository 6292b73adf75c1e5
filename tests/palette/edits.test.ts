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
