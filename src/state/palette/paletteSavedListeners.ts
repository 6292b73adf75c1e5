import { detailsOf } from '../../domain/paletteDetails';
import { sameNamedPalette } from '../../palette/samePalette';
import { paletteMarkedSaved, selectEntry } from './historySlice';
import type { PaletteState } from './paletteThunk';
import { paletteSaved } from './paletteSaved';
import type { StartListening } from '../listeners';

/** Links the palette in the builder to its saved copy: the next save offers to update that one. */
export const addPaletteSavedListeners = (startListening: StartListening<PaletteState>): void => {
  startListening({
    actionCreator: paletteSaved,
    effect: ({ payload: { id, projectId, name, colors, ...details } }, api) => {
      const entry = selectEntry(api.getState());
      if (!entry || !sameNamedPalette(entry.colors, colors)) return;
      api.dispatch(paletteMarkedSaved({ name, saved: { id, projectId }, ...detailsOf(details) }));
    },
  });
};
