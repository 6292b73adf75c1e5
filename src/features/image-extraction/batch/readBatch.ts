import { BATCH, BATCH_MESSAGES } from '../../../domain/batchMessages';
import { reportError } from '../../../state/reportError';
import type { ImageThunk } from '../imageThunk';
import {
  batchEnded,
  batchExtended,
  batchResumed,
  selectBatchPictures,
  selectIsBatchRunning,
  togetherChosen,
  type TogetherOptions,
} from './pictureBatchSlice';

type Step = (signal: AbortSignal) => ImageThunk<Promise<void>>;

/** Runs code that most visits never need: they have one picture at a time. Without it the waiting pictures are not read. */
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
 * Reads pictures one after the other, behind those that are being read already. Each counts as one of the day when it
 * was read. Whoever aborts `signal` dispatches what comes next.
 */
export const readBatch =
  (files: readonly File[], signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { batchCache }) => {
    const before = selectBatchPictures(getState()).length;
    // What was closed before can be brought back until others come.
    if (before === 0) batchCache.clear();
    const room = BATCH.maxPictures - before;
    const taken = files.slice(0, Math.max(0, room));
    const wasRunning = selectIsBatchRunning(getState());
    const pictures = taken.map((file) => ({
      id: batchCache.keepFile(file),
      name: file.name || 'Pasted picture',
    }));
    dispatch(batchExtended({ pictures, leftOut: files.length - taken.length }));
    if (!wasRunning) await dispatch(run(signal));
  };

/** Reads what was left by a cancel, or by the end of the day's allowance. */
export const readRest =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectIsBatchRunning(getState())) return;
    dispatch(batchResumed());
    await dispatch(run(signal));
  };

/** What was read stays; the rest is named as not read. */
export const cancelBatch =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled }));
    await dispatch(merge(signal));
  };

/** Another size or style of the one palette for all; those of single pictures stay as they are. */
export const chooseTogether =
  (options: TogetherOptions, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(togetherChosen(options));
    await dispatch(merge(signal));
  };
