import type { Failure } from '../../../backend/backend';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { RETRY_TOAST_MS } from '../../../domain/messageTimes';
import { detailsOf } from '../../../domain/paletteDetails';
import type { SavedPalette } from '../../../domain/savedPalette';
import { changeProjects } from '../projectCommands';
import type { ProjectThunk } from '../cache/projectThunk';
import { isAnsweredByPlan } from '../save/planProblem';
import { createPalette } from '../save/saveCommands';

/**
 * Saves a deleted palette again: as the newest of its project, with no uses. `triedAt` is when that was first tried, as
 * it may have succeeded without an answer. Only the message holds the palette by now, so it offers another try.
 */
const restorePalette =
  (palette: SavedPalette, triedAt: Date | null = null): ProjectThunk<Promise<void>> =>
  async (dispatch, _, { toasts, now }) => {
    const { projectId, name, colors, theme } = palette;
    const draft = { name, colors, ...detailsOf(palette), ...(theme !== null && { theme }) };
    const firstTry = triedAt ?? now();
    const failure = await dispatch(createPalette(projectId, draft, triedAt));
    if (failure === null) {
      toasts.show(PROJECT_MESSAGES.paletteRestored);
      return;
    }
    // Its project may have no room for it after PRO: from the upgrade dialog it can be saved in another one.
    dispatch(isAnsweredByPlan(failure, { dialog: 'savePalette', palette: draft, projectId }));
    const onSelect = () => void dispatch(restorePalette(palette, firstTry));
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
