import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { pressedKey } from '../../state/shortcuts/pressedKey';
import { themeRedone, themeUndone } from '../../state/theme/themeSlice';

/** Text fields have their own undo; other inputs have none. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches(
    'input:not([type="range"], [type="color"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]',
  );

/** Undo by Ctrl+Z or Cmd+Z, redo by Y or with Shift, while no dialog is open. */
export const useUndoKeys = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      const key = pressedKey(event);
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      dispatch(key === 'y' || event.shiftKey ? themeRedone() : themeUndone());
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [dispatch]);
};
