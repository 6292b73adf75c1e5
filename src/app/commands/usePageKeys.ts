import { useEffect } from 'react';

import { matchesCombo } from '../../features/builder/shortcuts/keyCombo';
import { FIND_COMBO, SHEET_COMBO } from '../../features/builder/shortcuts/pageCombos';
import { isPageBusy, isTypingTarget } from '../../features/builder/shortcuts/shortcutTarget';
import { dialogOpened, dialogsClosed, selectOpenDialog } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { selectHasSingleKeys } from '../../state/shortcuts/shortcutSlice';
import type { AppDispatch, RootState } from '../store';
import { textAfterKey } from './textAfterKey';

const opened = () => (_: AppDispatch, getState: () => RootState) => selectOpenDialog(getState());

const hasSingleKeys = () => (_: AppDispatch, getState: () => RootState) => selectHasSingleKeys(getState());

/** Whether the focus is on a field or button of a dialog, or above it; before that it is on the dialog itself. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"] :is(input, button), [data-above-dialogs]') !== null;

/**
 * Global keys. One opens the command list, from any field but not over a dialog, and closes it; keys typed before the
 * list has the focus are passed to it. Another opens the shortcut sheet, whose key is in the builder's table.
 */
export const usePageKeys = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    /** Runs in the capture phase, before any other listener. */
    const typeAhead = (event: KeyboardEvent): void => {
      const open = dispatch(opened());
      if (open?.dialog !== 'commands' || isInDialog(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const typed = textAfterKey(open.typed ?? '', event.key);
      if (event.key === 'Escape') dispatch(dialogsClosed());
      else if (typed !== null) dispatch(dialogOpened({ dialog: 'commands', typed }));
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const isFind = matchesCombo(event, FIND_COMBO);
      const isSheet =
        matchesCombo(event, SHEET_COMBO) && !isTypingTarget(event.target) && dispatch(hasSingleKeys());
      if (!isFind && !isSheet) return;
      event.preventDefault();
      if (event.repeat) return;
      const open = dispatch(opened());
      if (isFind && open?.dialog === 'commands') dispatch(dialogsClosed());
      // A dialog that was requested may not have opened yet.
      else if (!isPageBusy() && open === null)
        dispatch(dialogOpened({ dialog: isFind ? 'commands' : 'shortcuts' }));
    };
    window.addEventListener('keydown', typeAhead, { capture: true });
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', typeAhead, { capture: true });
      window.removeEventListener('keydown', listen);
    };
  }, [dispatch]);
};
