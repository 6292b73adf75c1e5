import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { FIND_COMBO } from '../../features/builder/shortcuts/findCombo';
import { matchesCombo } from '../../features/builder/shortcuts/keyCombo';
import { SHORTCUTS } from '../../features/builder/shortcuts/shortcuts';
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
 * list has the focus is meant for it. The sheet of shortcuts has a key of the builder's table, which listens there itself.
 */
export const useCommandKey = (): void => {
  const dispatch = useAppDispatch();
  const isInBuilder = useLocation().pathname === PATHS.builder;
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
      const [sheetKey] = SHORTCUTS.showShortcuts.combos;
      const isSheet = !isInBuilder && matchesCombo(event, sheetKey) && dispatch(hasSingleKeys());
      if (!isFind && !(isSheet && !isTypingTarget(event.target))) return;
      event.preventDefault();
      if (!isPageBusy()) dispatch(dialogOpened({ dialog: isFind ? 'commands' : 'shortcuts' }));
    };
    window.addEventListener('keydown', typeAhead, { capture: true });
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', typeAhead, { capture: true });
      window.removeEventListener('keydown', listen);
    };
  }, [dispatch, isInBuilder]);
};
