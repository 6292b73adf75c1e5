import { signInSuspendedMessage, suspendedMessage } from '../../domain/suspensionMessages';
import type { SessionThunk } from './sessionThunk';

/**
 * Shows why the service refuses a suspended account until the message is dismissed. Returns the function that stops it.
 */
export const watchSuspension =
  (): SessionThunk<() => void> =>
  (_dispatch, _getState, { backend, contactEmail, toasts }) =>
    backend.auth.onSuspended((at) => {
      const message = at === 'signing-in' ? signInSuspendedMessage : suspendedMessage;
      toasts.show(message(contactEmail), { ms: Infinity, tone: 'error' });
    });
