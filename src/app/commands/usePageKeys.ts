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

/** Whether the focus has come to a field or a button of a dialog; it rests on the dialog itself before. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"] :is(input, button)') !== null;

/**
 * Keys of every page. One opens the list of commands, from every field but not over a dialog; what is typed before the
 * list has the focus is meant for it. Another one opens the sheet of shortcuts, which the builder has in its table.
 */
export const usePageKeys = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    /** Before any other listener gets the key. */
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
      // One that is asked for may not be there yet.
      if (!isPageBusy() && dispatch(opened()) === null)
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
