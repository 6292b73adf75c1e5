import { useEffect } from 'react';

import { matchesCombo } from '../../features/builder/shortcuts/keyCombo';
import { isPageBusy } from '../../features/builder/shortcuts/shortcutTarget';
import { SHORTCUTS } from '../../features/builder/shortcuts/shortcuts';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';

/** Opens the list of commands by its key, on every page and from every field, but not over a dialog. */
export const useCommandKey = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!SHORTCUTS.findCommand.combos.some((combo) => matchesCombo(event, combo))) return;
      event.preventDefault();
      if (!isPageBusy()) dispatch(dialogOpened({ dialog: 'commands' }));
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [dispatch]);
};
