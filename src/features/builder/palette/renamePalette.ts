import { cleanPaletteName } from '../../../color/parsePalette';
import type { BuilderThunk } from './builderThunk';
import { paletteRenamed, selectEntry } from './historySlice';

/** Names the palette on show. It stays the same palette, so this is no step; a text of nothing takes the name away. */
export const renamePalette =
  (text: string): BuilderThunk<void> =>
  (dispatch, getState) => {
    const name = cleanPaletteName(text);
    if (name !== (selectEntry(getState())?.name ?? null)) dispatch(paletteRenamed(name));
  };
