import { useEffect } from 'react';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { historyMoved, selectRun } from './imageExtractionSlice';

/** Where these keys have a meaning of their own, or the page lies under a dialog. */
export const KEYS_OF_THEIR_OWN = [
  'input:not([type="file"], [type="range"], [type="checkbox"], [type="radio"])',
  'textarea, [contenteditable], [role="dialog"], [role="menu"]',
].join();

const stepOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): -1 | 1 | null => {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 1 : -1;
  return key.toLowerCase() === 'y' && !shiftKey ? 1 : null;
};

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac) go back and forth through the palettes. */
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
