import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { PATHS } from '../../../domain/paths';
import type { ImageThunk } from '../imageThunk';
import { batchCleared, batchRestored, selectBatch } from './pictureBatchSlice';

/** Removes the pictures. They can be restored until others are added. */
export const closeBatch =
  (onRestored: () => void): ImageThunk<void> =>
  (dispatch, getState, { batchCache, toasts }) => {
    const closed = selectBatch(getState());
    dispatch(batchCleared());
    const restore = () => {
      const [first] = closed.pictures;
      if (!first || batchCache.file(first.id) === null) return;
      dispatch(batchRestored(closed));
      onRestored();
    };
    toasts.show(BATCH_MESSAGES.closed, { action: { label: 'Undo', onSelect: restore }, page: PATHS.image });
  };
