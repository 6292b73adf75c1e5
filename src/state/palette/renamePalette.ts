import { cleanPaletteName } from '../../palette/paletteName';
import type { PaletteThunk } from './paletteThunk';
import { paletteRenamed, selectEntry } from './historySlice';

/**
 * Names the current palette. Its colors are unchanged, so no step is added, and undo leaves the
 * name; empty text removes it.
 */
export const renamePalette =
  (text: string): PaletteThunk<void> =>
  (dispatch, getState) => {
    const name = cleanPaletteName(text);
    if (name !== (selectEntry(getState())?.name ?? null)) dispatch(paletteRenamed(name));
  };
