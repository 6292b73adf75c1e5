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

/** What the one palette for all is to be, and until something is chosen for it, what other palettes are. */
export const togetherOptions = (): ImageThunk<TogetherOptions> => (_, getState) =>
  selectBatch(getState()).togetherOptions ?? {
    count: selectCount(getState()),
    style: selectStyle(getState()),
  };

/** One palette of all that were read, each weighing the same. A single picture needs none. */
export const mergeBatch =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { batchCache, imageExtractor, toasts }) => {
    const read = selectBatch(getState()).pictures.filter(({ state }) => state === 'read');
    if (read.length < 2) return;
    const options = dispatch(togetherOptions());
    const mergeId = nanoid();
    dispatch(mergeStarted(mergeId));
    try {
      // Most visits have one picture at a time.
      const { mergeColors } = await import('./mergeColors');
      const colors = batchCache.merged(
        read.map(({ id }) => id),
        mergeColors,
      );
      const entries = await imageExtractor.repalette(signal, colors, { ...options, variant: 0 });
      // Of two that were asked for one after the other only the last is meant.
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

/** Another size or style of the one palette for all; those of single pictures stay as they are. */
export const chooseTogether =
  (options: TogetherOptions, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(togetherChosen(options));
    await dispatch(mergeBatch(signal));
  };
