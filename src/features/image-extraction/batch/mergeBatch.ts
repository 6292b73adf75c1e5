import { nanoid } from '@reduxjs/toolkit';

import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { reportError } from '../../../state/reportError';
import { selectCount, selectStyle } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import {
  batchMerged,
  mergeEnded,
  mergeStarted,
  selectBatch,
  togetherChosen,
  type TogetherOptions,
} from './pictureBatchSlice';

/** Options of the combined palette; until some are chosen for it, those of other palettes. */
export const togetherOptions = (): ImageThunk<TogetherOptions> => (_, getState) =>
  selectBatch(getState()).togetherOptions ?? {
    count: selectCount(getState()),
    style: selectStyle(getState()),
  };

/** Combines all read pictures into one palette with equal weights. A single picture needs none. */
export const mergeBatch =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { batchCache, imageExtractor, toasts }) => {
    const read = selectBatch(getState()).pictures.filter(({ state }) => state === 'read');
    if (read.length < 2) return;
    const options = dispatch(togetherOptions());
    const mergeId = nanoid();
    dispatch(mergeStarted(mergeId));
    try {
      // Most visits use one picture at a time.
      const { mergeColors } = await import('./mergeColors');
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

/** Changes size or style of the combined palette; those of single pictures are kept. */
export const chooseTogether =
  (options: TogetherOptions, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(togetherChosen(options));
    await dispatch(mergeBatch(signal));
  };
