import { samePalette } from '../color/samePalette';
import { paletteKept, selectEntry } from '../features/builder/palette/historySlice';
import { paletteSaved } from '../features/projects/saveCommands';
import type { StartListening } from '../state/listeners';

/** The palette in the builder goes on as the one that it was saved as: the next saving offers to update that one. */
export const addSavedListeners = (startListening: StartListening): void => {
  startListening({
    actionCreator: paletteSaved,
    effect: ({ payload: { id, projectId, name, colors } }, api) => {
      const entry = selectEntry(api.getState());
      if (!entry || !samePalette(entry.colors, colors)) return;
      api.dispatch(paletteKept({ name, saved: { id, projectId } }));
    },
  });
};
