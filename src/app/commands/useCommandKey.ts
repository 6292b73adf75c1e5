import { useEffect } from 'react';

import { FIND_COMBO } from '../../features/builder/shortcuts/findCombo';
import { matchesCombo } from '../../features/builder/shortcuts/keyCombo';
import { isPageBusy } from '../../features/builder/shortcuts/shortcutTarget';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';

/** Opens the list of commands by its key, on every page and from every field, but not over a dialog. */
export const useCommandKey = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!matchesCombo(event, FIND_COMBO)) return;
      event.preventDefault();
      if (!isPageBusy()) dispatch(dialogOpened({ dialog: 'commands' }));
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [dispatch]);
};
