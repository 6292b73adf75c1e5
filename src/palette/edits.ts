import { sameColor } from '../color/color';
import { calledLike } from '../color/customNames';
import { fillFreeSlots } from '../color/generate/between';
import type { Color, Palette } from '../color/types';
import * as list from './listEdits';
import type { PaletteDocument } from './palette';

/** The palette after an edit, and the index of the color that is selected then. */
type EditedPalette = { readonly palette: PaletteDocument; readonly selected: number };

/**
 * An edit of a palette, given the index of the selected color. Null where it is not possible: a palette has 2 to 9
 * colors. Name and place in a project stay, because it is still the same palette.
 */
export type Edit = (palette: PaletteDocument, selected: number) => EditedPalette | null;

/** A color and its lock, which edits move together. */
type Slot = { readonly color: Color; readonly isLocked: boolean };

const unlocked = (color: Color): Slot => ({ color, isLocked: false });

const slotsOf = ({ colors, locked }: PaletteDocument): Slot[] =>
  colors.map((color, i) => ({ color, isLocked: locked[i] === true }));

const editSlots =
  (edit: (slots: readonly Slot[], selected: number) => list.PaletteEdit<Slot> | null): Edit =>
  (palette, selected) => {
    const edited = edit(slotsOf(palette), selected);
    return (
      edited && {
        palette: {
          ...palette,
          colors: edited.palette.map(({ color }) => color),
          locked: edited.palette.map(({ isLocked }) => isLocked),
        },
        selected: edited.selected,
      }
    );
  };

/** Reverses the order; the selected color stays selected. */
export const mirror: Edit = editSlots((slots, selected) => list.mirrorPalette(slots, selected));

/** Whichever color is moved, the selected one stays selected. */
export const move = (from: number, to: number): Edit =>
  editSlots((slots, selected) => list.moveColor(slots, from, to, selected));

/** Selects the copy, which is not locked. Refused at 9 colors. */
export const duplicate = (index: number): Edit =>
  editSlots((slots) => {
    const edited = list.duplicateColor(slots, index);
    const original = slots[index];
    if (!edited || !original) return null;
    return { ...edited, palette: edited.palette.with(edited.selected, unlocked(original.color)) };
  });

/** Selects the color that moves up, or the last one. Refused at 2 colors. */
export const remove = (index: number): Edit => editSlots((slots) => list.removeColor(slots, index));

/** Puts the color before `index` and selects it. Refused at 9 colors. */
export const insert = (index: number, color: Color): Edit =>
  editSlots((slots) => list.insertColor(slots, index, unlocked(color)));

/** Fills all free slots with colors between neighbors; the selected color stays selected. Refused at 9 colors. */
export const fill: Edit = editSlots((slots, selected) => {
  const { palette, origins } = fillFreeSlots(slots.map(({ color }) => color));
  if (palette.length === slots.length) return null;
  return {
    palette: palette.map((color, i) => slots[origins[i] ?? -1] ?? unlocked(color)),
    selected: origins.indexOf(selected),
  };
});

/**
 * Changes locked colors too: a lock only keeps out automatic changes, not edits by hand. The same color stays selected,
 * and a name that was given to it stays.
 */
export const recolor = (index: number, color: Color): Edit =>
  editSlots((slots, selected) => {
    const slot = slots[index];
    return slot
      ? { palette: slots.with(index, { ...slot, color: calledLike(color, slot.color) }), selected }
      : null;
  });

/**
 * Replaces the colors of a palette, but not the locked ones: these stay as they are and keep their locks. Where the
 * number of colors changes, all are replaced, and a lock is kept only where the same color is at its index again.
 */
export const keepLocked = (
  { colors, locked }: Pick<PaletteDocument, 'colors' | 'locked'>,
  next: Palette,
): Pick<PaletteDocument, 'colors' | 'locked'> => {
  const kept = (i: number): Color | undefined => (locked[i] ? colors[i] : undefined);
  const result = next.length === colors.length ? next.map((color, i) => kept(i) ?? color) : next;
  const isLocked = (color: Color, i: number): boolean => {
    const own = kept(i);
    return own !== undefined && sameColor(own, color);
  };
  return { colors: result, locked: result.map(isLocked) };
};
