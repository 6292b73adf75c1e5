import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { showToast } from '../../../state/toasts';
import type { ImageThunk } from '../imageThunk';
import { fileOfBatch } from './batchCache';
import { batchCleared, batchRestored, selectBatch } from './pictureBatchSlice';

/** Puts the pictures away. They can be brought back as long as no others have come. */
export const closeBatch =
  (onRestored: () => void): ImageThunk<void> =>
  (dispatch, getState) => {
    const closed = selectBatch(getState());
    dispatch(batchCleared());
    const bringBack = () => {
      const [first] = closed.pictures;
      if (!first || fileOfBatch(first.id) === null) return;
      dispatch(batchRestored(closed));
      onRestored();
    };
    showToast(BATCH_MESSAGES.closed, { action: { label: 'Undo', onSelect: bringBack } });
  };
