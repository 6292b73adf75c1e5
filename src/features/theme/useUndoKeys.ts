import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { themeRedone, themeUndone } from '../../state/theme/themeSlice';

/** Text fields have an undo of their own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type="range"]), textarea, [contenteditable]');

/** Ctrl+Z or Cmd+Z, and Ctrl+Y or Shift with Z, while no dialog is open. */
export const useUndoKeys = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      dispatch(key === 'y' || event.shiftKey ? themeRedone() : themeUndone());
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [dispatch]);
};
