import { BackendError } from '../../backend/backend';
import { MESSAGES } from '../../domain/messages';
import { dialogOpened, type NamedPalette } from '../../state/dialogsSlice';
import { isAnsweredByPlan } from './planProblem';
import type { ProjectThunk } from './projectThunk';

/**
 * Answers a palette that was not saved: the plan's limit with the upgrade, a session that has ended with the sign-in,
 * which comes back to it. Otherwise the sentence to show.
 */
export const answerUnsaved =
  (reason: unknown, palette: NamedPalette, otherwise: string): ProjectThunk<string | null> =>
  (dispatch, _, { backend }) => {
    const kind = reason instanceof BackendError ? reason.kind : null;
    if (kind === 'not-configured') return MESSAGES.saveUnavailable;
    if (kind === 'not-authenticated') {
      const message = MESSAGES.notAuthenticated;
      const invite = () =>
        dispatch(dialogOpened({ dialog: 'signIn', message, next: { dialog: 'savePalette', palette } }));
      // The page thinks that someone is signed in still: with them, there would be nobody to invite.
      void backend.auth.signOut().finally(invite);
      return null;
    }
    return dispatch(isAnsweredByPlan('saving a palette', reason)) ? null : otherwise;
  };
