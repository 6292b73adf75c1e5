import { useEffect } from 'react';

import { useAppDispatch } from '../../../state/hooks';
import { isPageBusy, isTypingTarget } from '../shortcuts/shortcutTarget';
import { ADMIN_SHORTCUTS, openAdminTool, type AdminShortcut } from './adminShortcuts';
import { createTypedBuffer } from './createTypedBuffer';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has no other keys
const CODES = Object.keys(ADMIN_SHORTCUTS) as AdminShortcut[];

/** Listens to what is typed on the page, outside of text fields and dialogs. */
export const useAdminShortcuts = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const buffer = createTypedBuffer();
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || isTypingTarget(target) || isPageBusy()) return;
      const typed = buffer.add(key);
      const code = CODES.find((each) => typed.endsWith(each));
      if (!code) return;
      buffer.clear();
      dispatch(openAdminTool(code));
    };
    window.addEventListener('keyup', listen);
    return () => {
      buffer.clear();
      window.removeEventListener('keyup', listen);
    };
  }, [dispatch]);
};
