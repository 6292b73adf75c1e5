import { isAnyOf } from '@reduxjs/toolkit';

import type { StartListening } from '../../state/listeners';
import {
  extractionFinished,
  historyMoved,
  paletteGenerated,
  selectHistory,
  selectIsRestored,
  sharesMeasured,
} from './imageExtractionSlice';
import { storeHistory } from './storedHistory';

/** Keeps the palette history on this device, whatever changes it. */
export const addImageExtractionListeners = (startListening: StartListening): void => {
  startListening({
    matcher: isAnyOf(extractionFinished, paletteGenerated, sharesMeasured, historyMoved),
    effect: (_, api) => {
      const state = api.getState();
      if (selectIsRestored(state)) storeHistory(api.extra.storage, selectHistory(state));
    },
  });
};
