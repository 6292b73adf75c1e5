import type { Backend } from '../../backend/backend';
import { detailsOf } from '../../domain/paletteDetails';
import type { SavedPalette } from '../../domain/savedPalette';
import { sameNamedPalette } from '../../palette/samePalette';
import { failureOf } from '../api/queryFrom';
import { reportError } from '../reportError';
import { selectUser } from '../session/sessionSlice';
import { paletteMarkedSaved, placeMoved, selectEntry, type HistoryEntry } from './historySlice';
import { selectCopies } from './savedCopiesSlice';
import { dropCopy, keepCopy } from './keepCopy';
import type { PaletteThunk } from './paletteThunk';

const isSame = ({ name, colors }: Pick<HistoryEntry, 'name' | 'colors'>, other: SavedPalette): boolean =>
  name === other.name && sameNamedPalette(colors, other.colors);

/** The palette of the user's own that has the same name and colors; null if there is none. */
const findSame = async (
  { projects }: Backend,
  { name, colors }: HistoryEntry,
): Promise<SavedPalette | null> => {
  if (name === null) return null;
  const { found } = await projects.find({ word: name, tags: [], near: null }, null);
  return found.map(({ palette }) => palette).find((palette) => isSame({ name, colors }, palette)) ?? null;
};

/**
 * Asks the service for the saved copy of the current palette, which may have been changed, moved or deleted elsewhere;
 * if the palette is not known to be saved, for one that is the same. On failure, what is known stays.
 */
export const readSavedCopy =
  (): PaletteThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    const user = selectUser(getState());
    const entry = selectEntry(getState());
    if (!user || !entry || (!entry.saved && entry.name === null)) return;
    const { saved } = entry;
    const copies = selectCopies(getState());
    try {
      const known = saved ? await backend.projects.ownPalette(saved.id) : null;
      const copy = known ?? (await findSame(backend, entry));
      // Another account, or a save that the answer may not know of.
      if (selectUser(getState())?.id !== user.id || selectCopies(getState()) !== copies) return;
      if (saved && !known) dispatch(dropCopy(saved.id));
      if (!copy) return;
      const { id, projectId, name, colors } = copy;
      dispatch(keepCopy({ id, projectId, name, colors, ownerId: user.id }));
      dispatch(placeMoved({ id, projectId }));
      const now = selectEntry(getState());
      if (!known && now && now.saved === saved && isSame(now, copy))
        dispatch(paletteMarkedSaved({ name, saved: { id, projectId }, ...detailsOf(copy) }));
    } catch (error) {
      if (failureOf(error) !== 'not-configured') reportError('reading the saved palette', error);
    }
  };
