import { defaultPalette } from '../../palette/defaultPalette';
import { savedStepsDropped, selectHistory } from './historySlice';
import { dropCopy } from './keepCopy';
import type { PaletteThunk } from './paletteThunk';
import { selectCopies, type SavedCopy } from './savedCopiesSlice';
import { restoreHistory } from './stored/restoreHistory';
import { readCopies } from './stored/storedCopies';
import { keepTabPlace } from './stored/tabPlace';

type Account = {
  /** Whose palettes stay; null for nobody's. */
  readonly userId: string | null;
  /** Then all saved palettes go, also those of which no owner is known. */
  readonly hasSignedOut: boolean;
};

/**
 * Takes saved palettes of other accounts out of the builder and off this device. What was never saved stays. Returns
 * those known to be of other accounts.
 */
export const dropOthersPalettes =
  ({ userId, hasSignedOut }: Account): PaletteThunk<readonly SavedCopy[]> =>
  (dispatch, getState, { random, storage, tabStorage }) => {
    if (hasSignedOut) keepTabPlace(tabStorage, '', {});
    if (hasSignedOut || readCopies(storage).some(({ ownerId }) => ownerId !== userId))
      dispatch(restoreHistory());
    const others = selectCopies(getState()).filter(({ ownerId }) => ownerId !== userId);
    const saved = selectHistory(getState()).entries.flatMap((entry) => entry.saved?.id ?? []);
    const ids = hasSignedOut ? saved : others.map(({ id }) => id);
    if (ids.length > 0) dispatch(savedStepsDropped({ ids, instead: defaultPalette(random) }));
    for (const { id } of others) dispatch(dropCopy(id));
    return others;
  };
