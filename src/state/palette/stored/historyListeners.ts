import { isAnyOf } from '@reduxjs/toolkit';
import type { PaletteState } from '../paletteThunk';
import type { StartListening } from '../../listeners';
import { selectHistoryLimit, userRead } from '../../session/sessionSlice';
import {
  colorNamed,
  historyLimited,
  lockToggled,
  paletteCommitted,
  paletteMarkedSaved,
  paletteRenamed,
  pinToggled,
  placeMoved,
  savedStepsDropped,
  selectHistory,
  wentBack,
  wentForward,
  wentTo,
} from '../historySlice';
import { entriesToStored } from '../../../palette/storedHistory';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from './historyKeys';

/** Stores the history on this device after every new or changed step. */
export const addHistoryListeners = (startListening: StartListening<PaletteState>): void => {
  // Until the user is known, the history is read with the largest limit.
  startListening({
    actionCreator: userRead,
    effect: (_, api) => {
      api.dispatch(historyLimited(selectHistoryLimit(api.getState())));
    },
  });
  startListening({
    matcher: isAnyOf(
      paletteCommitted,
      wentBack,
      wentForward,
      wentTo,
      lockToggled,
      pinToggled,
      paletteRenamed,
      colorNamed,
      paletteMarkedSaved,
      placeMoved,
      savedStepsDropped,
    ),
    effect: (_, api) => {
      const { entries, index, isRestored } = selectHistory(api.getState());
      const { storage } = api.extra;
      // Before the stored history has been read, writing would overwrite it.
      if (!isRestored) return;
      storage.write(HISTORY_KEY, entriesToStored(entries));
      // An index beyond the end of an older list would make the whole list unreadable.
      storage.write(HISTORY_INDEX_KEY, index, HISTORY_KEY);
    },
  });
};
