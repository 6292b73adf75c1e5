import { nanoid } from '@reduxjs/toolkit';

import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { reportError } from '../../../state/reportError';
import type { ImageThunk } from '../imageThunk';
import { mergeColors } from './mergeColors';
import {
  batchMerged,
  mergeEnded,
  mergeStarted,
  selectBatch,
  togetherChosen,
  type TogetherOptions,
} from './pictureBatchSlice';
import { togetherOptions } from './togetherOptions';

/** Combines all read pictures into one palette with equal weights. A single picture needs none. */
export const mergeBatch =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { batchCache, imageExtractor, toasts }) => {
    const read = selectBatch(getState()).pictures.filter(({ state }) => state === 'read');
    if (read.length < 2) return;
    const options = dispatch(togetherOptions());
    // From now on its own: what is chosen for other palettes changes nothing here.
    dispatch(togetherChosen(options));
    const mergeId = nanoid();
    dispatch(mergeStarted(mergeId));
    try {
      const colors = batchCache.merged(
        read.map(({ id }) => id),
        mergeColors,
      );
      const entries = await imageExtractor.repalette(signal, colors, { ...options, variant: 0 });
      // Only the latest of several requests counts.
      const isWanted = !signal.aborted && sameOptions(options, dispatch(togetherOptions()));
      if (isWanted) dispatch(batchMerged(entries));
    } catch (error) {
      if (signal.aborted) return;
      reportError('making one palette for several pictures', error);
      toasts.show(BATCH_MESSAGES.togetherFailed, { tone: 'error' });
    } finally {
      dispatch(mergeEnded(mergeId));
    }
  };

const sameOptions = (a: TogetherOptions, b: TogetherOptions): boolean =>
  a.count === b.count && a.style === b.style;
