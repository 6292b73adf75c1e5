import type { Flags } from '../../color/generate/scope';
import { keepCustomNames } from '../../color/customNames';
import type { Palette } from '../../color/types';
import { detailsOf } from '../../domain/paletteDetails';
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

/** How a step came about. */
type Step = {
  /** The panel that made it. */
  readonly origin?: Origin | undefined;
  /** The swatch to select; the first when left out. */
  readonly selected?: number;
};

const sameLocks = (a: Flags, b: Flags): boolean => a.every((isLocked, i) => isLocked === (b[i] === true));

/** Makes a palette the current one as it is, as one step of the history. One that is already current adds no step. */
export const takePalette =
  (palette: PaletteDocument, { origin, selected }: Step = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const current = selectEntry(getState());
    const { name, saved } = palette;
    const isSame = current?.name === name && sameNamedPalette(current.colors, palette.colors);
    if (isSame && sameLocks(current.locked, palette.locked)) {
      // Mirroring a palette that reads the same from both ends still moves the selection.
      dispatch(swatchSelected(selected ?? selectSelectedIndex(getState())));
      if (saved && saved !== current.saved && name !== null)
        dispatch(paletteMarkedSaved({ name, saved, ...detailsOf(palette) }));
      return;
    }
    // A pin holds the step that was pinned, not those that are made from it.
    const entry: HistoryEntry = { ...palette, origin, isPinned: undefined };
    const limit = selectHistoryLimit(getState());
    dispatch(paletteCommitted({ entry, limit, ...(selected !== undefined && { selected }) }));
  };

/** As `takePalette`, for what has become of the palette on show: a color of a value that it had keeps its given name. */
export const commitPalette =
  (palette: PaletteDocument, step: Step = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const colors = keepCustomNames(selectColors(getState()), palette.colors);
    dispatch(takePalette({ ...palette, colors }, step));
  };

/** A whole new palette in place of the current one, as one step; the first swatch is selected. Locked colors stay. */
export const replacePalette =
  (colors: Palette, { name, ...step }: Step & { readonly name?: string | null } = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const kept = keepLocked(selectEntry(getState()) ?? createPalette([]), colors);
    dispatch(
      commitPalette(
        createPalette(kept.colors, { locked: kept.locked, ...(name !== undefined && { name }) }),
        step,
      ),
    );
  };

/** The same palette in other colors, as one step: its name and its place stay. */
export const recolorPalette =
  (change: Pick<PaletteDocument, 'colors' | 'locked'>, step: Step = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const entry = selectEntry(getState());
    if (entry) dispatch(commitPalette({ ...entry, ...change }, step));
  };

/** The palette on show at this moment, which a rendering may not know yet. */
export const currentEntry = (): PaletteThunk<HistoryEntry | undefined> => (_, getState) =>
  selectEntry(getState());
