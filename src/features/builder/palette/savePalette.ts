import { askToSave } from '../../../state/palette/askToSave';
import { selectEntry } from '../../../state/palette/historySlice';
import type { BuilderThunk } from './builderThunk';

/** Opens the dialog that saves the current palette; a visitor is asked to sign in. */
export const savePalette = (): BuilderThunk<void> => (dispatch, getState) => {
  const entry = selectEntry(getState());
  if (entry) dispatch(askToSave(entry, entry.saved));
};
