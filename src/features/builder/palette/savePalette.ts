import { MESSAGES } from '../../../domain/messages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { selectPlan } from '../../../state/sessionSlice';
import type { BuilderThunk } from './builderThunk';
import { selectEntry } from '../../../state/palette/historySlice';

/** Opens the dialog that saves the palette on show; a visitor is asked to sign in. */
export const savePalette = (): BuilderThunk<void> => (dispatch, getState) => {
  const entry = selectEntry(getState());
  if (!entry) return;
  const { colors, name, saved, tags } = entry;
  const palette = { colors, name, ...(tags && { tags }) };
  const save = { dialog: 'savePalette', palette, ...(saved && { saved }) } as const;
  if (selectPlan(getState()) === 'anonymous') {
    const message = MESSAGES.signInToSave;
    dispatch(dialogOpened({ dialog: 'signIn', message, next: save }));
    return;
  }
  dispatch(dialogOpened(save));
};
