import { EXTRACTION } from '../../domain/limits';
import { historyRestored, selectIsRestored } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { readHistory } from './storedHistory';

/** Reads the palettes of earlier visits, once per visit. */
export const restorePalettes =
  (): ImageThunk<void> =>
  (dispatch, getState, { storage }) => {
    if (selectIsRestored(getState())) return;
    dispatch(historyRestored(readHistory(storage, EXTRACTION.historyLimit)));
  };
