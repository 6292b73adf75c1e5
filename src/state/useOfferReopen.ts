import { DIALOG_MESSAGES } from '../domain/dialogMessages';
import { RETRY_TOAST_MS } from '../domain/messageTimes';
import { dialogReopened, selectAskedDialogs, type OpenDialog } from './dialogsSlice';
import { useAppDispatch, useAppSelector } from './hooks';
import { useServices } from './servicesContext';

/**
 * Reports why a request failed whose dialog was closed meanwhile. The message reopens the dialog with its input; it does
 * not open by itself, as another one may be open by then.
 */
export const useOfferReopen = (): ((message: string, typed: OpenDialog) => void) => {
  const dispatch = useAppDispatch();
  const { toasts } = useServices();
  const asked = useAppSelector(selectAskedDialogs);
  return (message, dialog) => {
    const onSelect = () => void dispatch(dialogReopened({ dialog, asked }));
    toasts.show(message, {
      tone: 'error',
      ms: RETRY_TOAST_MS,
      action: { label: DIALOG_MESSAGES.reopen, onSelect },
    });
  };
};
