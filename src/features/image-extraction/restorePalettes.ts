import { EXTRACTION } from '../../domain/limits';
import { historyRestored, selectIsRestored, styleChosen } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { readHistory } from './storedHistory';
import { readStyle } from './storedStyle';

/** Reads the palettes of earlier visits and the style chosen last, once per visit. */
export const restorePalettes =
  (): ImageThunk<void> =>
  (dispatch, getState, { storage }) => {
    if (selectIsRestored(getState())) return;
    const style = readStyle(storage);
    if (style) dispatch(styleChosen(style));
    dispatch(historyRestored(readHistory(storage, EXTRACTION.historyLimit)));
  };
