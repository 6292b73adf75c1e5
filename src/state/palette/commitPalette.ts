import { sameColor } from '../../color/color';
import type { Flags } from '../../color/generate/scope';
import { samePalette } from '../../palette/samePalette';
import type { Color, Palette } from '../../color/types';
import { selectHistoryLimit } from '../sessionSlice';
import type { PaletteThunk } from './paletteThunk';
import { paletteCommitted, paletteKept, selectEntry, type Commit, type HistoryEntry } from './historySlice';
import { selectSelectedIndex, swatchSelected } from './selectionSlice';

const sameLocks = (a: Flags, b: Flags): boolean => a.every((isLocked, i) => isLocked === (b[i] === true));

/** Makes a palette the current one, as one step of the history. One that is already current adds no step. */
export const commitPalette =
  (palette: Palette, options: Omit<Commit, 'palette' | 'limit'> = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const current = selectEntry(getState());
    const name = options.name ?? null;
    const isSame = current?.name === name && samePalette(current.colors, palette);
    if (isSame && sameLocks(current.locked, options.locked ?? current.locked)) {
      // Mirroring a palette that reads the same from both ends still moves the selection.
      dispatch(swatchSelected(options.selected ?? selectSelectedIndex(getState())));
      if (options.saved && name !== null) dispatch(paletteKept({ name, saved: options.saved }));
      return;
    }
    const limit = selectHistoryLimit(getState());
    dispatch(paletteCommitted({ palette, limit, ...options }));
  };

/**
 * A whole new palette in place of the current one, as one step; the first swatch is selected. Locked colors stay as
 * they are, whatever the new palette has at their places, and keep their locks where they are still there.
 */
export const replacePalette =
  (palette: Palette, options: Pick<Commit, 'name' | 'origin'> = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const { colors = [], locked: flags = [] } = selectEntry(getState()) ?? {};
    const kept = (i: number): Color | undefined => (flags[i] ? colors[i] : undefined);
    const next = palette.length === colors.length ? palette.map((color, i) => kept(i) ?? color) : palette;
    const locked = next.map((color, i) => {
      const own = kept(i);
      return own !== undefined && sameColor(own, color);
    });
    dispatch(commitPalette(next, { ...options, locked }));
  };

/** The palette on show at this moment, which a rendering may not know yet. */
export const currentEntry = (): PaletteThunk<HistoryEntry | undefined> => (_, getState) =>
  selectEntry(getState());
