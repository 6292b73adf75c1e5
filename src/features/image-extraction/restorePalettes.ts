import { EXTRACTION } from '../../domain/imageLimits';
import {
  countChosen,
  historyRestored,
  sampleSideChosen,
  selectIsRestored,
  styleChosen,
} from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { readCount } from './storedCount';
import { readHistory } from './storedHistory';
import { readSampleSide } from './storedSampleSide';
import { readStyle } from './storedStyle';

/** Restores the palettes and choices of earlier visits, once per visit. */
export const restorePalettes =
  (): ImageThunk<void> =>
  (dispatch, getState, { storage, tabStorage }) => {
    if (selectIsRestored(getState())) return;
    const style = readStyle(storage);
    if (style) dispatch(styleChosen(style));
    const count = readCount(storage);
    if (count !== null) dispatch(countChosen(count));
    const sampleSide = readSampleSide(storage);
    if (sampleSide) dispatch(sampleSideChosen(sampleSide));
    dispatch(historyRestored(readHistory({ storage, tabStorage }, EXTRACTION.historyLimit)));
  };
