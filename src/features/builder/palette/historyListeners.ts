import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '../../../state/listeners';
import { paletteCommitted, selectHistory, wentBack, wentForward } from './historySlice';
import { entriesToStored, HISTORY_INDEX_KEY, HISTORY_KEY } from './storedHistory';

/** Keeps the history on this device after every step. */
export const addHistoryListeners = (startListening: StartListening): void => {
  startListening({
    matcher: isAnyOf(paletteCommitted, wentBack, wentForward),
    effect: (_, api) => {
      const { entries, index, isRestored } = selectHistory(api.getState());
      const { storage } = api.extra;
      // Before the first reading, writing would replace what was kept with what is new.
      if (!isRestored) return;
      storage.write(HISTORY_KEY, entriesToStored(entries));
      storage.write(HISTORY_INDEX_KEY, index);
    },
  });
};
