import { storedToHistory } from '../../../palette/storedHistory';
import { reportError } from '../../reportError';
import { selectHistoryLimit } from '../../session/sessionSlice';
import { historyRestored, selectHistory } from '../historySlice';
import type { PaletteThunk } from '../paletteThunk';
import { copiesRestored } from '../savedCopiesSlice';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from './historyKeys';
import { readCopies } from './storedCopies';

/**
 * Reads the stored history and the known copies of saved palettes, once per visit. An invalid history, or one with
 * unreadable entries, is logged and set aside under a backup key; without a history, the next palette that is opened
 * becomes the only entry.
 */
export const restoreHistory =
  (): PaletteThunk<void> =>
  (dispatch, getState, { storage }) => {
    if (selectHistory(getState()).isRestored) return;
    const list = storage.read(HISTORY_KEY);
    const index = storage.read(HISTORY_INDEX_KEY);
    const kept = storedToHistory(list, index, selectHistoryLimit(getState()));
    const isFirst = list === undefined && index === undefined;
    if (!isFirst && (kept === null || kept.skipped.length > 0)) {
      const what = kept ? [...new Set(kept.skipped)].join(', ') : 'not a history';
      reportError('reading the palette history', new TypeError(what));
      const backupKey = `${HISTORY_KEY}-backup`;
      if (list !== undefined && storage.read(backupKey) === undefined) storage.write(backupKey, list);
    }
    dispatch(copiesRestored(readCopies(storage)));
    dispatch(historyRestored(kept && { entries: kept.entries, index: kept.index }));
  };
