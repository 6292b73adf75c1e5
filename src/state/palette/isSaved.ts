import { sameNamedPalette } from '../../palette/samePalette';
import { selectKnownUserId } from '../session/sessionSlice';
import { selectEntry } from './historySlice';
import type { PaletteState } from './paletteThunk';
import { selectCopies } from './savedCopiesSlice';

/** Whether a project of the user has the current palette as it is: same colors, same name, same color names. */
export const selectIsSaved = (state: PaletteState): boolean => {
  const { saved, name, colors = [] } = selectEntry(state) ?? {};
  const copy = saved && selectCopies(state).find(({ id }) => id === saved.id);
  if (!copy || copy.name !== name || !sameNamedPalette(copy.colors, colors)) return false;
  const userId = selectKnownUserId(state);
  // Until the session has been read, it is most likely that of the owner.
  return userId === undefined || copy.ownerId === userId;
};
