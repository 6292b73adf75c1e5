import { useEffect, useEffectEvent, useRef } from 'react';

import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsSessionLoading } from '../../../state/session/sessionSlice';
import { isPageBusy, isTypingTarget } from '../shortcuts/shortcutTarget';
import { ADMIN_SHORTCUTS, openAdminTool, type AdminShortcut } from './adminShortcuts';
import { createTypedBuffer } from './createTypedBuffer';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has no other keys
const CODES = Object.keys(ADMIN_SHORTCUTS) as AdminShortcut[];

/** Listens to typing on the page, outside of text fields and dialogs. */
export const useAdminShortcuts = (): void => {
  const dispatch = useAppDispatch();
  // A word may be typed before the service has said whether it may be used: it waits for that.
  const isLoading = useAppSelector(selectIsSessionLoading);
  const awaited = useRef<AdminShortcut | null>(null);
  const ask = useEffectEvent((code: AdminShortcut) => {
    if (isLoading) awaited.current = code;
    else void dispatch(openAdminTool(code));
  });
  useEffect(() => {
    const code = awaited.current;
    if (isLoading || code === null) return;
    awaited.current = null;
    if (!isPageBusy()) void dispatch(openAdminTool(code));
  }, [isLoading, dispatch]);

  useEffect(() => {
    const buffer = createTypedBuffer();
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || isTypingTarget(target) || isPageBusy()) return;
      const typed = buffer.add(key);
      const code = CODES.find((each) => typed.endsWith(each));
      if (!code) return;
      buffer.clear();
      ask(code);
    };
    window.addEventListener('keyup', listen);
    return () => {
      buffer.clear();
      window.removeEventListener('keyup', listen);
    };
  }, []);
};
