import { ExtractionError } from '../../../../workers/image-extraction/api';
import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { reportError } from '../../../state/reportError';
import { awaitUser } from '../../../state/session/awaitUser';
import { selectLimitPlan } from '../../../state/session/limitPlan';
import { announceImageLimit, hasImagesLeft, spendImage } from '../imageAllowance';
import { selectCount, selectStyle } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { failureReason, mayPass } from '../pictureFailure';
import { mergeBatch } from './mergeBatch';
import { batchEnded, type BatchPicture, batchPictureChanged, selectBatchPictures } from './pictureBatchSlice';

const readOne =
  ({ id, name }: BatchPicture, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { batchCache, imageExtractor }) => {
    const source = batchCache.file(id);
    if (!source) {
      dispatch(batchPictureChanged({ id, name, state: 'unread', reason: BATCH_MESSAGES.unreadable }));
      return;
    }
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
      const isRetried = !isNamed || mayPass(error);
      dispatch(
        batchPictureChanged({ id, name, state: 'unread', reason, ...(isRetried && { mayPass: true }) }),
      );
      return;
    }
    await dispatch(spendImage(selectLimitPlan(getState())));
  };

/** Reads the pictures that are waiting, then makes one palette of all that were read. */
export const runBatch =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const next = () => selectBatchPictures(getState()).find(({ state }) => state === 'waiting');
    const isOver = (): boolean => signal.aborted;
    // Until the session is known everybody is a visitor, who may have none left.
    await dispatch(awaitUser());
    if (isOver()) return;
    for (let picture = next(); picture; picture = next()) {
      const plan = selectLimitPlan(getState());
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
