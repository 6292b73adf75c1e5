import type { NamedPalette } from '../../../palette/namedPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { repeatLastExport } from '../../../state/repeatLastExport';
import type { BuilderState, BuilderThunk } from './builderThunk';
import { selectEntry } from '../../../state/palette/historySlice';

const namedPalette = (state: BuilderState): NamedPalette | null => {
  const entry = selectEntry(state);
  return entry ? { colors: entry.colors, name: entry.name } : null;
};

/** Opens the export dialog, at a given format or the last one used. */
export const exportPalette =
  (formatId?: string): BuilderThunk<void> =>
  (dispatch, getState) => {
    const palette = namedPalette(getState());
    if (palette)
      dispatch(dialogOpened({ dialog: 'export', palette, ...(formatId !== undefined && { formatId }) }));
  };

export const repeatExport = (): BuilderThunk<void> => (dispatch, getState) => {
  const palette = namedPalette(getState());
  if (palette) dispatch(repeatLastExport(palette));
};
