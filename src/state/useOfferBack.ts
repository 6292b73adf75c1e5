import { DIALOG_MESSAGES } from '../domain/dialogMessages';
import { UNDO_TOAST_MS } from '../domain/messageTimes';
import { dialogReopened, selectAskedDialogs, typedKept, type OpenDialog } from './dialogsSlice';
import { useAppDispatch, useAppSelector } from './hooks';
import { useServices } from './servicesContext';

/**
 * For the ways out of a dialog that may be taken by mistake: Escape, a click beside it, its cross. They close it without
 * a question, and what was typed comes back with the message that says so, or when the same dialog is opened again. A
 * button called Cancel is meant.
 * @param typed the dialog with what is in it; null where nothing would be lost. A dialog of one page opens itself again.
 * @param back the dialog that this one leads back to, with what is in that one.
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
