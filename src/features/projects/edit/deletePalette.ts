import type { Failure } from '../../../backend/backend';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { RETRY_TOAST_MS } from '../../../domain/messageTimes';
import { detailsOf } from '../../../domain/paletteDetails';
import type { SavedPalette } from '../../../domain/savedPalette';
import { changeProjects } from '../projectCommands';
import type { ProjectThunk } from '../cache/projectThunk';
import { createPalette } from '../save/saveCommands';

/**
 * Saves a deleted palette again: as the newest of its project, with no uses. Only the message holds the palette by now,
 * so it offers another try.
 */
const restorePalette =
  (palette: SavedPalette): ProjectThunk<Promise<void>> =>
  async (dispatch, _, { toasts }) => {
    const { projectId, name, colors, theme } = palette;
    const draft = { name, colors, ...detailsOf(palette), theme };
    const failure = await dispatch(createPalette(projectId, draft));
    if (failure === null) {
      toasts.show(PROJECT_MESSAGES.paletteRestored);
      return;
    }
    const onSelect = () => void dispatch(restorePalette(palette));
    toasts.show(PROJECT_MESSAGES.restorePaletteFailed, {
      tone: 'error',
      ms: RETRY_TOAST_MS,
      action: { label: 'Try again', onSelect },
    });
  };

/** Deletes a palette, with a message that offers Undo. */
export const deletePalette =
  (palette: SavedPalette): ProjectThunk<Promise<Failure | null>> =>
  (dispatch) => {
    const { id: paletteId, projectId } = palette;
    const undo = { label: 'Undo', onSelect: () => void dispatch(restorePalette(palette)) };
    return dispatch(changeProjects({ kind: 'paletteDeleted', projectId, paletteId }, { undo }));
  };
