import { DIALOG_MESSAGES } from '../domain/dialogMessages';
import { UNDO_TOAST_MS } from '../domain/messageTimes';
import { dialogReopened, selectAskedDialogs, typedKept, type OpenDialog } from './dialogsSlice';
import { useAppDispatch, useAppSelector } from './hooks';
import { useServices } from './servicesContext';

/**
 * Close handler for the ways of closing a dialog by mistake: Escape, a click outside, the close button. The dialog
 * closes without a prompt; the input is restored by the action of the message shown, or when the same dialog is opened
 * again. Not for Cancel buttons, which are deliberate.
 * @param typed the dialog with its input; null if nothing would be lost; a function for a dialog that a page opens
 * itself.
 * @param back the dialog that this one leads back to, with its input.
 */
export const useOfferBack = (
  onClose: () => void,
  typed: OpenDialog | (() => void) | null,
  back?: OpenDialog,
): (() => void) => {
  const dispatch = useAppDispatch();
  const { toasts } = useServices();
  const asked = useAppSelector(selectAskedDialogs);
  return () => {
    const own = typeof typed === 'function' ? null : typed;
    const kept = [own, back ?? null].filter((dialog) => dialog !== null);
    if (kept.length > 0) dispatch(typedKept(kept));
    onClose();
    if (typed === null) return;
    const onSelect = () =>
      typeof typed === 'function' ? typed() : void dispatch(dialogReopened({ dialog: typed, asked }));
    toasts.show(DIALOG_MESSAGES.typedNotSaved, {
      ms: UNDO_TOAST_MS,
      action: { label: DIALOG_MESSAGES.reopen, onSelect },
    });
  };
};
