import { useEffect } from 'react';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { historyMoved, selectRun } from './imageExtractionSlice';

/** Elements that handle these keys themselves, and dialogs over the page. */
export const KEYS_OF_THEIR_OWN = [
  'input:not([type="file"], [type="range"], [type="checkbox"], [type="radio"])',
  'textarea, [contenteditable], [role="dialog"], [role="menu"]',
].join();

const stepOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): -1 | 1 | null => {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 1 : -1;
  return key.toLowerCase() === 'y' && !shiftKey ? 1 : null;
};

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac) step back and forward through the palettes. */
export const useHistoryKeys = (): void => {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectRun) !== null;

  useEffect(() => {
    if (isBusy) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (step === null || (event.target instanceof Element && event.target.closest(KEYS_OF_THEIR_OWN)))
        return;
      event.preventDefault();
      dispatch(historyMoved(step));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch, isBusy]);
};
