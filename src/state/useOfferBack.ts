import { DIALOG_MESSAGES } from '../domain/dialogMessages';
import { UNDO_TOAST_MS } from '../domain/limits';
import { dialogOpened, type OpenDialog } from './dialogsSlice';
import { useAppDispatch } from './hooks';
import { useServices } from './servicesContext';

/**
 * For the ways out of a dialog that may be taken by mistake: Escape, a click beside it, its cross. They close it without
 * a question, and what was typed comes back with the message that says so. A button called Cancel is meant.
 * @param typed the dialog with what is in it; null where nothing would be lost. A dialog of one page opens itself again.
 */
export const useOfferBack = (onClose: () => void, typed: OpenDialog | (() => void) | null): (() => void) => {
  const dispatch = useAppDispatch();
  const { toasts } = useServices();
  return () => {
    onClose();
    if (typed === null) return;
    const onSelect = () => (typeof typed === 'function' ? typed() : void dispatch(dialogOpened(typed)));
    toasts.show(DIALOG_MESSAGES.typedNotSaved, {
      ms: UNDO_TOAST_MS,
      action: { label: DIALOG_MESSAGES.reopen, onSelect },
    });
  };
};
