import { reportError } from '../../state/reportError';
import { selectRecord, sharesMeasured } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { colorsOnShelf } from './pictureShelf';

/** Counts the shares of the palette on show in the worker; it stands meanwhile with the ones that it has. */
export const measureShares =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { imageExtractor }) => {
    const record = selectRecord(getState());
    const shelved = colorsOnShelf(record?.pictureId ?? 0, record?.area);
    if (!record || !shelved) return;
    const colors = record.entries.map(({ rgb }) => rgb);
    try {
      const shares = await imageExtractor.shares(signal, shelved.drawn ?? shelved.summary, colors);
      if (!signal.aborted) dispatch(sharesMeasured({ recordId: record.id, shares }));
    } catch (error) {
      if (!signal.aborted) reportError('measuring shares', error);
    }
  };
