import { reportError } from '../../state/reportError';
import { selectRecord, sharesMeasured } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';

/** Measures the shares of the current palette in the worker; until then it keeps its present ones. */
export const measureShares =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { imageExtractor, pictureCache }) => {
    const record = selectRecord(getState());
    const cached = pictureCache.colors(record?.pictureId ?? 0, record?.area);
    if (!record || !cached) return;
    const colors = record.entries.map(({ rgb }) => rgb);
    try {
      const shares = await imageExtractor.shares(signal, cached.drawn ?? cached.summary, colors);
      if (!signal.aborted) dispatch(sharesMeasured({ recordId: record.id, shares }));
    } catch (error) {
      if (!signal.aborted) reportError('measuring shares', error);
    }
  };
