import type { Color } from '../../color/types';
import * as edits from '../../palette/edits';
import { commitPalette } from './commitPalette';
import { selectEntry, type Origin } from './historySlice';
import type { PaletteThunk } from './paletteThunk';
import { selectSelectedIndex } from './selectionSlice';

/** Applies an edit as one history step. Returns whether it was possible. The edits: `src/palette/edits.ts`. */
const editPalette =
  (edit: edits.Edit, origin?: Origin): PaletteThunk<boolean> =>
  (dispatch, getState) => {
    const entry = selectEntry(getState());
    if (!entry) return false;
    const edited = edit(entry, selectSelectedIndex(getState()));
    if (!edited) return false;
    dispatch(commitPalette(edited.palette, { selected: edited.selected, origin }));
    return true;
  };

export const mirrorCurrentPalette = () => editPalette(edits.mirror);
export const moveSwatch = (from: number, to: number) => editPalette(edits.move(from, to));
export const duplicateSwatch = (index: number) => editPalette(edits.duplicate(index));
export const deleteSwatch = (index: number) => editPalette(edits.remove(index));
export const insertSwatch = (index: number, color: Color) => editPalette(edits.insert(index, color));
export const fillPalette = () => editPalette(edits.fill);
export const replaceColor = (index: number, color: Color) => editPalette(edits.recolor(index, color));

/** With an origin, the panel keeps showing the list that the color was chosen from. */
export const replaceSelectedColor =
  (color: Color, origin?: Origin): PaletteThunk<boolean> =>
  (dispatch, getState) =>
    dispatch(editPalette(edits.recolor(selectSelectedIndex(getState()), color), origin));
