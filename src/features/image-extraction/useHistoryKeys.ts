import { useEffect } from 'react';

import { IMAGE_MESSAGES } from '../../domain/imageMessages';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import {
  historyMoved,
  selectHistory,
  selectIsReadingPart,
  selectOwnRecord,
  selectRun,
} from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';

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

/** Whether the step would leave the palettes of the present picture. */
const leavesPicture =
  (step: -1 | 1): ImageThunk<boolean> =>
  (_, getState) => {
    const own = selectOwnRecord(getState());
    const { records, index } = selectHistory(getState());
    const next = records[index + step];
    return own !== null && next !== undefined && next.pictureId !== own.pictureId;
  };

/**
 * Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac) step back and forward through the palettes of the picture. Those of earlier
 * pictures are reached by the buttons alone: undo does not put the palette of one picture beside another.
 */
export const useHistoryKeys = (): void => {
  const dispatch = useAppDispatch();
  const { toasts } = useServices();
  const isReading = useAppSelector(selectRun) !== null;
  const isBusy = useAppSelector(selectIsReadingPart) || isReading;

  useEffect(() => {
    if (isBusy) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (step === null || (event.target instanceof Element && event.target.closest(KEYS_OF_THEIR_OWN)))
        return;
      event.preventDefault();
      if (dispatch(leavesPicture(step))) toasts.show(IMAGE_MESSAGES.firstPalette);
      else dispatch(historyMoved(step));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch, isBusy, toasts]);
};
