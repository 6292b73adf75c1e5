import {
  duplicateColor,
  insertColor,
  mirrorPalette,
  moveColor,
  removeColor,
  type PaletteEdit,
} from '../../palette/listEdits';
import { fillFreeSlots } from '../../color/generate/between';
import type { Color } from '../../color/types';
import type { PaletteThunk } from './paletteThunk';
import { commitPalette } from './commitPalette';
import { selectEntry, type Origin } from './historySlice';
import { selectSelectedIndex } from './selectionSlice';

/** A color with its lock: what an edit moves about. */
type Slot = { readonly color: Color; readonly isLocked: boolean };

type Edit = (slots: readonly Slot[], selected: number) => PaletteEdit<Slot> | null;

const unlocked = (color: Color): Slot => ({ color, isLocked: false });

/** One step of the history. Answers whether the edit was possible: a palette keeps 2 to 9 colors. */
const commitEdit =
  (edit: Edit, origin: Origin | null = null): PaletteThunk<boolean> =>
  (dispatch, getState) => {
    const entry = selectEntry(getState());
    if (!entry) return false;
    const slots = entry.colors.map((color, i) => ({ color, isLocked: entry.locked[i] === true }));
    const edited = edit(slots, selectSelectedIndex(getState()));
    if (!edited) return false;
    dispatch(
      commitPalette(
        edited.palette.map(({ color }) => color),
        // The name stays, because the palette is still the same one.
        {
          name: entry.name,
          locked: edited.palette.map(({ isLocked }) => isLocked),
          selected: edited.selected,
          origin,
        },
      ),
    );
    return true;
  };

/** Reverses the order; the selected color stays selected. */
export const mirrorCurrentPalette = (): PaletteThunk<boolean> =>
  commitEdit((slots, selected) => mirrorPalette(slots, selected));

/** The same color stays selected, whichever was moved. */
export const moveSwatch = (from: number, to: number): PaletteThunk<boolean> =>
  commitEdit((slots, selected) => moveColor(slots, from, to, selected));

/** Selects the copy, which is not locked. Refused at 9 colors. */
export const duplicateSwatch = (index: number): PaletteThunk<boolean> =>
  commitEdit((slots) => {
    const edited = duplicateColor(slots, index);
    const original = slots[index];
    if (!edited || !original) return null;
    return { ...edited, palette: edited.palette.with(edited.selected, unlocked(original.color)) };
  });

/** Selects the color that moves up, or the last one. Refused at 2 colors. */
export const deleteSwatch = (index: number): PaletteThunk<boolean> =>
  commitEdit((slots) => removeColor(slots, index));

/** Puts the color before `index` and selects it. Refused at 9 colors. */
export const insertSwatch = (index: number, color: Color): PaletteThunk<boolean> =>
  commitEdit((slots) => insertColor(slots, index, unlocked(color)));

/** Fills all free slots with colors between neighbors; the selected color stays selected. Refused at 9 colors. */
export const fillPalette = (): PaletteThunk<boolean> =>
  commitEdit((slots, selected) => {
    const { palette, origins } = fillFreeSlots(slots.map(({ color }) => color));
    if (palette.length === slots.length) return null;
    return {
      palette: palette.map((color, i) => slots[origins[i] ?? -1] ?? unlocked(color)),
      selected: origins.indexOf(selected),
    };
  });

/**
 * Also of a locked color: a lock keeps off what changes colors by itself, not the hand of its owner.
 * With an origin, the list that the color was chosen from stays on offer.
 */
export const replaceSelectedColor = (color: Color, origin: Origin | null = null): PaletteThunk<boolean> =>
  commitEdit(
    (slots, selected) => ({
      palette: slots.map((slot, i) => (i === selected ? { ...slot, color } : slot)),
      selected,
    }),
    origin,
  );

/** One color by its index; the same swatch stays selected. */
export const replaceColor = (index: number, color: Color): PaletteThunk<boolean> =>
  commitEdit((slots, selected) => {
    const slot = slots[index];
    return slot ? { palette: slots.with(index, { ...slot, color }), selected } : null;
  });
