import { BATCH, BATCH_MESSAGES } from '../../../domain/batchMessages';
import { reportError } from '../../../state/reportError';
import type { DroppedFiles } from '../incoming/droppedFiles';
import type { ImageThunk } from '../imageThunk';
import {
  batchEnded,
  batchExtended,
  batchOverfilled,
  batchResumed,
  selectBatch,
  selectBatchPictures,
  selectIsBatchRunning,
  togetherChosen,
  type TogetherOptions,
} from './pictureBatchSlice';

type Step = (signal: AbortSignal) => ImageThunk<Promise<void>>;

/** Loads and runs code that most visits never need: they use one picture at a time. If it fails to load, the batch ends. */
const runLoaded =
  (signal: AbortSignal, load: () => Promise<Step>): ImageThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const step = await load();
      if (!signal.aborted) await dispatch(step(signal));
    } catch (error) {
      if (signal.aborted) return;
      reportError('reading several pictures', error);
      dispatch(batchEnded({ reason: BATCH_MESSAGES.unreadable }));
    }
  };

const run = (signal: AbortSignal) => runLoaded(signal, async () => (await import('./runBatch')).runBatch);
const merge = (signal: AbortSignal) =>
  runLoaded(signal, async () => (await import('./mergeBatch')).mergeBatch);

/**
 * Reads pictures one after the other, after those already queued. Each counts against the daily limit once it is read.
 * The caller that aborts `signal` dispatches what follows.
 */
export const readBatch =
  (
    { files, mayBeMore = false }: Pick<DroppedFiles, 'files' | 'mayBeMore'>,
    signal: AbortSignal,
  ): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { batchCache, toasts }) => {
    const before = selectBatchPictures(getState()).length;
    // A closed batch can be restored until others are added.
    if (before === 0) {
      batchCache.clear();
      toasts.withdraw(BATCH_MESSAGES.closed);
    }
    const room = BATCH.maxPictures - before;
    const taken = files.slice(0, Math.max(0, room));
    const leftOut = files.length - taken.length;
    if (taken.length === 0) {
      dispatch(batchOverfilled({ leftOut, mayBeMore }));
      return;
    }
    const wasRunning = selectIsBatchRunning(getState());
    const pictures = taken.map((file) => ({
      id: batchCache.keepFile(file),
      name: file.name || 'Pasted picture',
    }));
    dispatch(batchExtended({ pictures, leftOut, mayBeMore }));
    if (!wasRunning) await dispatch(run(signal));
  };

/** Reads the pictures left over by a cancel, or by the daily limit; or those whose reading took too long, or stopped. */
export const readRest =
  (which: 'isLeft' | 'mayPass', signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectIsBatchRunning(getState())) return;
    dispatch(batchResumed(which));
    await dispatch(run(signal));
  };

/** Keeps what was read; the rest is marked as not read. */
export const cancelBatch =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled }));
    await dispatch(merge(signal));
  };

/** Changes size or style of the combined palette; those of single pictures are kept. */
export const chooseTogether =
  (options: TogetherOptions, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = selectBatch(getState());
    dispatch(togetherChosen(options));
    await dispatch(merge(signal));
    const { together, togetherOptions } = selectBatch(getState());
    // It could not be made: the menus name what is on show.
    const isFailed = !signal.aborted && together === before.together && togetherOptions === options;
    if (isFailed && before.togetherOptions) dispatch(togetherChosen(before.togetherOptions));
  };
