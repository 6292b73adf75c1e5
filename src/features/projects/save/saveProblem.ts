import type { Failure } from '../../../backend/backend';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { PaletteToSave } from '../../../palette/namedPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { findDeleted } from '../cache/findDeleted';
import { isAnsweredByPlan } from './planProblem';
import type { ProjectThunk } from '../cache/projectThunk';

type Unsaved = {
  readonly palette: PaletteToSave;
  /** Where it was to be saved, if that is there already. */
  readonly projectId?: string;
  /** The one that it was to take the place of. */
  readonly paletteId?: string;
};

/**
 * Handles a palette that was not saved: the plan's limit with the upgrade and a session that has ended with the sign-in,
 * which both come back to it, a project that is gone with that. Resolves with the sentence to show otherwise.
 */
export const answerUnsaved =
  (kind: Failure, unsaved: Unsaved, otherwise: string): ProjectThunk<Promise<string | null>> =>
  async (dispatch, _, { backend }) => {
    const { palette, projectId, paletteId } = unsaved;
    if (kind === 'not-configured') return PROJECT_MESSAGES.saveUnavailable;
    if (kind === 'not-authenticated') {
      const message = PROJECT_MESSAGES.notAuthenticated;
      const invite = () =>
        dispatch(dialogOpened({ dialog: 'signIn', message, next: { dialog: 'savePalette', palette } }));
      // The page thinks that someone is signed in still: with them, there would be nobody to invite.
      void backend.auth.signOut().finally(invite);
      return null;
    }
    const back = { dialog: 'savePalette', palette, ...(projectId !== undefined && { projectId }) } as const;
    if (dispatch(isAnsweredByPlan(kind, back))) return null;
    if (projectId === undefined) return otherwise;
    const place = { projectId, ...(paletteId !== undefined && { paletteId }) };
    return (await dispatch(findDeleted(kind, place))) ?? otherwise;
  };
