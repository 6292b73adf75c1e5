import { reportError } from '../../reportError';
import { selectHistoryLimit } from '../../sessionSlice';
import type { PaletteThunk } from '../paletteThunk';
import { historyRestored, selectHistory } from '../historySlice';
import { HISTORY_INDEX_KEY, HISTORY_KEY, storedToHistory } from './storedHistory';

/**
 * Reads the kept history, once per visit. What cannot be trusted is logged and set aside under a backup key;
 * the palette that is opened next then becomes the only entry.
 */
export const restoreHistory =
  (): PaletteThunk<void> =>
  (dispatch, getState, { storage }) => {
    if (selectHistory(getState()).isRestored) return;
    const list = storage.read(HISTORY_KEY);
    const index = storage.read(HISTORY_INDEX_KEY);
    const kept = storedToHistory(list, index, selectHistoryLimit(getState()));
    if (kept === null && (list !== undefined || index !== undefined)) {
      reportError('reading the palette history', new TypeError('not a history'));
      const backupKey = `${HISTORY_KEY}-backup`;
      if (list !== undefined && storage.read(backupKey) === undefined) storage.write(backupKey, list);
    }
    dispatch(historyRestored(kept));
  };
