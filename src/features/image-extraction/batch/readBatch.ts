import { ExtractionError } from '../../../../workers/image-extraction/api';
import { BATCH, BATCH_MESSAGES } from '../../../domain/batchMessages';
import { reportError } from '../../../state/reportError';
import { announceImageLimit, hasImagesLeft, selectImagePlan, spendImage } from '../imageAllowance';
import { selectCount, selectStyle } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { failureReason } from '../pictureFailure';
import { mergeBatch } from './mergeBatch';
import {
  batchEnded,
  batchExtended,
  type BatchPicture,
  batchPictureChanged,
  batchResumed,
  selectBatchPictures,
  selectIsBatchRunning,
} from './pictureBatchSlice';

const readOne =
  ({ id, name }: BatchPicture, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { batchCache, imageExtractor }) => {
    const source = batchCache.file(id);
    if (!source) return;
    dispatch(batchPictureChanged({ id, name, state: 'reading' }));
    try {
      const request = { source, count: selectCount(getState()), style: selectStyle(getState()) };
      const extraction = await imageExtractor.extract(signal, request);
      batchCache.keepPicture(id, extraction);
      if (signal.aborted) return;
      dispatch(batchPictureChanged({ id, name, state: 'read', entries: extraction.palette }));
    } catch (error) {
      if (signal.aborted) return;
      const isNamed = error instanceof ExtractionError;
      if (!isNamed) reportError('reading one of several pictures', error);
      const reason = isNamed ? failureReason(error) : BATCH_MESSAGES.unreadable;
      dispatch(batchPictureChanged({ id, name, state: 'unread', reason }));
      return;
    }
    await dispatch(spendImage(selectImagePlan(getState())));
  };

const runBatch =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const next = () => selectBatchPictures(getState()).find(({ state }) => state === 'waiting');
    const isOver = (): boolean => signal.aborted;
    for (let picture = next(); picture; picture = next()) {
      const plan = selectImagePlan(getState());
      // oxlint-disable no-await-in-loop -- sequential: the device decodes one at a time
      const hasLeft = await dispatch(hasImagesLeft(plan));
      if (isOver()) return;
      if (!hasLeft) {
        dispatch(batchEnded({ reason: BATCH_MESSAGES.limitReached }));
        dispatch(announceImageLimit(plan));
        break;
      }
      await dispatch(readOne(picture, signal));
      if (isOver()) return;
      // oxlint-enable no-await-in-loop
    }
    dispatch(batchEnded({ reason: BATCH_MESSAGES.unreadable }));
    await dispatch(mergeBatch(signal));
  };

/**
 * Reads pictures one after the other, after those already queued. Each counts against the daily limit once it is read.
 * The caller that aborts `signal` dispatches what follows.
 */
export const readBatch =
  (files: readonly File[], signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { batchCache }) => {
    const before = selectBatchPictures(getState()).length;
    // A closed batch can be restored until others are added.
    if (before === 0) batchCache.clear();
    const room = BATCH.maxPictures - before;
    const taken = files.slice(0, Math.max(0, room));
    const wasRunning = selectIsBatchRunning(getState());
    const pictures = taken.map((file) => ({
      id: batchCache.keepFile(file),
      name: file.name || 'Pasted picture',
    }));
    dispatch(batchExtended({ pictures, leftOut: files.length - taken.length }));
    if (!wasRunning) await dispatch(runBatch(signal));
  };

/** Reads the pictures left over by a cancel, or by the daily limit. */
export const readRest =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectIsBatchRunning(getState())) return;
    dispatch(batchResumed());
    await dispatch(runBatch(signal));
  };

/** Keeps what was read; the rest is marked as not read. */
export const cancelBatch =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled }));
    await dispatch(mergeBatch(signal));
  };
