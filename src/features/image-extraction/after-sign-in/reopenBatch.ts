import { batchRestored } from '../batch/pictureBatchSlice';
import { selectRecord } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { isSamePalette } from '../isSamePalette';
import type { KeptBatch } from './keptPictures';

/** Restores several pictures with everything that was read of them: none is read again. */
export const reopenBatch =
  ({ pictures, together, togetherOptions, leftOut, mayBeMore = false }: KeptBatch): ImageThunk<void> =>
  (dispatch, getState, { batchCache }) => {
    const restored = pictures.map(({ picture, file, read }) => {
      const id = batchCache.keepFile(file);
      if (read) batchCache.restorePicture(id, read);
      return { ...picture, id };
    });
    // Already the last palette, it must not become one more.
    const last = selectRecord(getState())?.entries;
    const shared = together && last && isSamePalette(together, last) ? last : together;
    dispatch(
      batchRestored({
        pictures: restored,
        isRunning: false,
        together: shared,
        mergeId: null,
        togetherOptions,
        leftOut,
        mayBeMore,
      }),
    );
  };
