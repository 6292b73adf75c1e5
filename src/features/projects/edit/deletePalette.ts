import type { Failure } from '../../../backend/backend';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { detailsOf } from '../../../domain/paletteDetails';
import type { SavedPalette } from '../../../domain/savedPalette';
import { changeProjects } from '../projectCommands';
import type { ProjectThunk } from '../cache/projectThunk';
import { createPalette } from '../save/saveCommands';

/** Saves a deleted palette again: as the newest of its project, with no uses. */
const restorePalette =
  (palette: SavedPalette): ProjectThunk<Promise<void>> =>
  async (dispatch, _, { toasts }) => {
    const { projectId, name, colors, theme } = palette;
    const draft = { name, colors, ...detailsOf(palette), theme };
    const failure = await dispatch(createPalette(projectId, draft, null));
    if (failure === null) toasts.show(PROJECT_MESSAGES.paletteRestored);
    else toasts.show(PROJECT_MESSAGES.restorePaletteFailed, { tone: 'error' });
  };

/** Deletes a palette, with a message that offers Undo. */
export const deletePalette =
  (palette: SavedPalette): ProjectThunk<Promise<Failure | null>> =>
  (dispatch) => {
    const { id: paletteId, projectId } = palette;
    const undo = { label: 'Undo', onSelect: () => void dispatch(restorePalette(palette)) };
    return dispatch(changeProjects({ kind: 'paletteDeleted', projectId, paletteId }, { undo }));
  };
