import type { Flags } from '../../color/generate/scope';
import { calledLike, keepCustomNames } from '../../color/customNames';
import type { Palette } from '../../color/types';
import { detailsOf } from '../../domain/paletteDetails';
import { nameLeftMessage } from '../../domain/nameMessages';
import type { Opened } from '../../palette/builderTarget';
import { keepLocked } from '../../palette/edits';
import { createPalette, type PaletteDocument } from '../../palette/palette';
import { sameNamedPalette } from '../../palette/samePalette';
import { selectHistoryLimit } from '../session/sessionSlice';
import {
  paletteCommitted,
  paletteMarkedSaved,
  selectColors,
  selectEntry,
  type HistoryEntry,
  type Origin,
} from './historySlice';
import type { PaletteThunk } from './paletteThunk';
import { selectSelectedIndex, swatchSelected } from './selectionSlice';

/** Where a history step came from. */
type Step = {
  /** The panel that made it. */
  readonly origin?: Origin | undefined;
  /** The swatch to select; the first by default. */
  readonly selected?: number;
} & Opened;

const sameLocks = (a: Flags, b: Flags): boolean => a.every((isLocked, i) => isLocked === (b[i] === true));

/** Makes a palette the current one, unchanged, as one history step. If it is already current, no step is added. */
export const takePalette =
  (palette: PaletteDocument, { origin, selected, ...opened }: Step = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const current = selectEntry(getState());
    const { name, saved } = palette;
    const isSame = current?.name === name && sameNamedPalette(current.colors, palette.colors);
    if (isSame && sameLocks(current.locked, palette.locked)) {
      // Mirroring a symmetric palette still moves the selection.
      dispatch(swatchSelected(selected ?? selectSelectedIndex(getState())));
      if (saved && saved !== current.saved && name !== null)
        dispatch(paletteMarkedSaved({ name, saved, ...detailsOf(palette) }));
      return;
    }
    // A pin applies to the pinned step only, not to steps made from it.
    const entry: HistoryEntry = { ...palette, origin, isPinned: undefined };
    const limit = selectHistoryLimit(getState());
    dispatch(paletteCommitted({ entry, limit, ...(selected !== undefined && { selected }), ...opened }));
  };

/** Like `takePalette`, for an edit of the current palette: a color whose value is unchanged keeps its custom name. */
export const commitPalette =
  (palette: PaletteDocument, step: Step = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const colors = keepCustomNames(selectColors(getState()), palette.colors);
    dispatch(takePalette({ ...palette, colors }, step));
  };

/**
 * Replaces the current palette as one step; the first swatch is selected. Locked colors are kept, and with any of them
 * the name. Without, it is another palette: the name stays with the one before, and a message says so.
 */
export const replacePalette =
  (colors: Palette, step: Step = {}): PaletteThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const current = selectEntry(getState()) ?? createPalette([]);
    const kept = keepLocked(current, colors);
    const name = kept.locked.some(Boolean) ? current.name : null;
    dispatch(commitPalette(createPalette(kept.colors, { locked: kept.locked, name }), step));
    if (current.name !== null && name === null) toasts.show(nameLeftMessage(current.name));
  };

/**
 * Recolors the current palette as one step: its name, its saved place and its locked colors are kept, and names that were
 * given to its colors, place by place.
 */
export const recolorPalette =
  (colors: Palette, step: Step = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const entry = selectEntry(getState());
    if (!entry) return;
    const named = colors.map((color, i) => calledLike(color, entry.colors[i]));
    dispatch(commitPalette({ ...entry, ...keepLocked(entry, named) }, step));
  };

/** The current palette, read from the store: the last render may have seen another one. */
export const currentEntry = (): PaletteThunk<HistoryEntry | undefined> => (_, getState) =>
  selectEntry(getState());
