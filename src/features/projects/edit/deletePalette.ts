import type { Failure } from '../../../backend/backend';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { RETRY_TOAST_MS } from '../../../domain/messageTimes';
import { detailsOf } from '../../../domain/paletteDetails';
import type { SavedPalette } from '../../../domain/savedPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { isGone } from '../cache/findDeleted';
import { changeProjects } from '../projectCommands';
import type { ProjectThunk } from '../cache/projectThunk';
import { createPalette } from '../save/saveCommands';
import { answerUnsaved } from '../save/saveProblem';

/**
 * Saves a deleted palette again: as the newest of its project, with no uses. Only the message holds the palette by now,
 * so it offers another try, also beside the dialog that says why it was refused; where the project is gone, another
 * place for it.
 */
const restorePalette =
  (palette: SavedPalette): ProjectThunk<Promise<void>> =>
  async (dispatch, _, { toasts }) => {
    const { projectId, name, colors, theme } = palette;
    const draft = { name, colors, ...detailsOf(palette), ...(theme !== null && { theme }) };
    const failure = await dispatch(createPalette(projectId, draft));
    if (failure === null) {
      toasts.show(PROJECT_MESSAGES.paletteRestored);
      return;
    }
    const failed = PROJECT_MESSAGES.restorePaletteFailed;
    const problem = await dispatch(answerUnsaved(failure, { palette: draft, projectId }, failed));
    const again = { label: 'Try again', onSelect: () => void dispatch(restorePalette(palette)) };
    const elsewhere = {
      label: 'Save elsewhere',
      onSelect: () => void dispatch(dialogOpened({ dialog: 'savePalette', palette: draft })),
    };
    const isPlaceGone = problem !== null && isGone(problem);
    if (isPlaceGone) toasts.show(problem);
    toasts.show(failed, {
      tone: 'error',
      ms: RETRY_TOAST_MS,
      action: isPlaceGone ? elsewhere : again,
      isOnlyWay: true,
    });
  };

/** Deletes a palette, with a message that offers Undo. */
export const deletePalette =
  (palette: SavedPalette): ProjectThunk<Promise<Failure | null>> =>
  (dispatch) => {
    const { id: paletteId, projectId } = palette;
    const undo = { label: 'Undo', onSelect: () => void dispatch(restorePalette(palette)) };
    return dispatch(
      changeProjects(
        { kind: 'paletteDeleted', projectId, paletteId },
        { undo, by: { command: 'deletePalette', palette } },
      ),
    );
  };
