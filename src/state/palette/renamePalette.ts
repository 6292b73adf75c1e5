import { cleanPaletteName } from '../../palette/paletteName';
import { selectHistoryLimit } from '../session/sessionSlice';
import type { PaletteThunk } from './paletteThunk';
import { paletteRenamed, selectEntry } from './historySlice';

/** Names the current palette as one history step; empty text removes the name. */
export const renamePalette =
  (text: string): PaletteThunk<void> =>
  (dispatch, getState) => {
    const name = cleanPaletteName(text);
    if (name === (selectEntry(getState())?.name ?? null)) return;
    dispatch(paletteRenamed({ name, limit: selectHistoryLimit(getState()) }));
  };
