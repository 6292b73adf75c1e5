import { MESSAGES } from '../../domain/messages';
import { detailsOf } from '../../domain/paletteDetails';
import type { SavedPlace } from '../../domain/savedPalette';
import type { NamedPalette } from '../../palette/namedPalette';
import { dialogOpened } from '../dialogsSlice';
import { selectPlan } from '../session/sessionSlice';
import type { PaletteThunk } from './paletteThunk';

/** Opens the save dialog for a palette; a visitor is asked to sign in first, and the dialog opens afterwards. */
export const askToSave =
  (palette: NamedPalette, saved?: SavedPlace): PaletteThunk<void> =>
  (dispatch, getState) => {
    const { colors, name } = palette;
    const kept = { colors, name, ...detailsOf(palette) };
    const save = { dialog: 'savePalette', palette: kept, ...(saved && { saved }) } as const;
    const isVisitor = selectPlan(getState()) === 'anonymous';
    const message = MESSAGES.signInToSave;
    dispatch(dialogOpened(isVisitor ? { dialog: 'signIn', message, next: save } : save));
  };
