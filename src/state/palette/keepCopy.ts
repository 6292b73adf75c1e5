import type { PaletteThunk } from './paletteThunk';
import { copyGone, copyRead, type SavedCopy } from './savedCopiesSlice';
import { forgetCopy, storeCopy } from './stored/storedCopies';

/** The copy of a saved palette is this one, as far as this device knows, also on the next visit. */
export const keepCopy =
  (copy: SavedCopy): PaletteThunk<void> =>
  (dispatch, _, { storage }) => {
    dispatch(copyRead(copy));
    storeCopy(storage, copy);
  };

/** The user has no palette with this id any more. */
export const dropCopy =
  (id: string): PaletteThunk<void> =>
  (dispatch, _, { storage }) => {
    dispatch(copyGone(id));
    forgetCopy(storage, id);
  };
