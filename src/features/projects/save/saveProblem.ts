import type { Failure } from '../../../backend/backend';
import { forbiddenTagOf } from '../../../domain/forbiddenTag';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { forbiddenTagProblem } from '../../../domain/typedTags';
import type { PaletteToSave } from '../../../palette/namedPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { findDeleted } from '../cache/findDeleted';
import { isAnsweredByPlan, planMessageOf } from './planProblem';
import type { ProjectThunk } from '../cache/projectThunk';

type Unsaved = {
  readonly palette: PaletteToSave;
  /** The project to save in, if it exists. */
  readonly projectId?: string;
  /** The palette to overwrite. */
  readonly paletteId?: string;
};

/**
 * Handles a failed save: the plan's limit by the upgrade dialog and an expired session by the sign-in, both of which
 * return to it, and a deleted project by saying so. Otherwise resolves with the message to show.
 */
export const answerUnsaved =
  (kind: Failure, unsaved: Unsaved, otherwise: string): ProjectThunk<Promise<string | null>> =>
  async (dispatch, _, { backend }) => {
    const { palette, projectId, paletteId } = unsaved;
    const back = { dialog: 'savePalette', palette, ...(projectId !== undefined && { projectId }) } as const;
    if (kind === 'not-configured') return PROJECT_MESSAGES.saveUnavailable;
    if (kind === 'not-authenticated') {
      const message = PROJECT_MESSAGES.notAuthenticated;
      const invite = () => dispatch(dialogOpened({ dialog: 'signIn', message, next: back }));
      // The page still considers the user signed in, and would not invite to sign in.
      void backend.auth.signOut().finally(invite);
      return null;
    }
    if (dispatch(isAnsweredByPlan(kind, back))) return null;
    if (projectId === undefined) return otherwise;
    const place = { projectId, ...(paletteId !== undefined && { paletteId }) };
    return (await dispatch(findDeleted(kind, place))) ?? otherwise;
  };

/**
 * The same if the dialog was closed meanwhile: another one may be open, so a forbidden tag and the plan's limit are
 * messages, too.
 */
export const answerClosed =
  (kind: Failure, unsaved: Unsaved, otherwise: string): ProjectThunk<Promise<string | null>> =>
  async (dispatch) => {
    const tag = forbiddenTagOf(kind);
    if (tag !== null) return forbiddenTagProblem(tag);
    return planMessageOf(kind) ?? dispatch(answerUnsaved(kind, unsaved, otherwise));
  };
