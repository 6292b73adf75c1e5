import { signInSuspendedMessage, suspendedMessage } from '../domain/messages';
import type { SessionThunk } from './sessionThunk';
import { showToast } from './toasts';

/** Says why the service refuses an account, until it has been read. Returns the function that stops it. */
export const watchSuspension =
  (): SessionThunk<() => void> =>
  (_dispatch, _getState, { backend, contactEmail }) =>
    backend.auth.onSuspended((at) => {
      const message = at === 'signing-in' ? signInSuspendedMessage : suspendedMessage;
      showToast(message(contactEmail), { ms: Infinity, tone: 'error' });
    });
