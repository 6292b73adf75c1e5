import { cleanPaletteName } from '../../palette/paletteName';
import type { PaletteThunk } from './paletteThunk';
import { paletteRenamed, selectEntry } from './historySlice';

/** Names the palette on show. It stays the same palette, so this is no step; a text of nothing takes the name away. */
export const renamePalette =
  (text: string): PaletteThunk<void> =>
  (dispatch, getState) => {
    const name = cleanPaletteName(text);
    if (name !== (selectEntry(getState())?.name ?? null)) dispatch(paletteRenamed(name));
  };
