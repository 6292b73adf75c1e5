import { isAnyOf } from '@reduxjs/toolkit';

import type { StartListening } from '../../state/listeners';
import {
  countChosen,
  extractionFinished,
  historyMoved,
  paletteGenerated,
  paletteRecalled,
  sampleSideChosen,
  selectHistory,
  selectIsRestored,
  selectStyle,
  sharesMeasured,
  styleChosen,
} from './imageExtractionSlice';
import type { ImageState } from './imageThunk';
import { storeCount } from './storedCount';
import { storeHistory } from './storedHistory';
import { storeSampleSide } from './storedSampleSide';
import { storeStyle } from './storedStyle';

/** Stores the palette history and the chosen style on this device whenever they change. */
export const addImageExtractionListeners = (startListening: StartListening<ImageState>): void => {
  startListening({
    matcher: isAnyOf(extractionFinished, paletteGenerated, sharesMeasured, historyMoved, paletteRecalled),
    effect: (_, api) => {
      const state = api.getState();
      if (selectIsRestored(state)) storeHistory(api.extra, selectHistory(state));
    },
  });
  startListening({
    matcher: isAnyOf(styleChosen, historyMoved, paletteRecalled),
    effect: (_, api) => {
      const state = api.getState();
      if (selectIsRestored(state)) storeStyle(api.extra.storage, selectStyle(state));
    },
  });
  startListening({
    actionCreator: countChosen,
    effect: ({ payload }, api) => storeCount(api.extra.storage, payload),
  });
  startListening({
    actionCreator: sampleSideChosen,
    effect: ({ payload }, api) => storeSampleSide(api.extra.storage, payload),
  });
};
