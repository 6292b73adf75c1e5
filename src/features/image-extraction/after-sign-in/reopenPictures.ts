import { awaitUser } from '../../../state/session/awaitUser';
import { selectHasBatch } from '../batch/pictureBatchSlice';
import type { ImageSource } from '../extractImage';
import { selectPicture, selectRun } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { readKeptPictures } from './readKeptPictures';
import { reopenBatch } from './reopenBatch';
import { reopenPicture } from './reopenPicture';

/** What the page does with them. */
type Page = {
  readonly show: (place: 'picture' | 'batch') => void;
  readonly start: (source: ImageSource) => void;
  readonly readRest: () => void;
  readonly onReopen: (reopen: () => void) => void;
  /** Aborted once another picture is chosen; the latest one, once the page is left. */
  readonly signal: () => AbortSignal;
  /** Aborts it, and returns the next. */
  readonly renew: () => AbortSignal;
};

const hasPicture = (): ImageThunk<boolean> => (_, getState) =>
  selectPicture(getState()) !== null || selectRun(getState()) !== null;

/**
 * Opens what was open when the visitor left to sign in, and goes on with what was being read or had to wait for it.
 * Anything that was chosen meanwhile takes precedence.
 */
export const reopenPictures =
  (kept: unknown, { show, start, readRest, onReopen, signal, renew }: Page): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (signal().aborted) return;
    const { batch, picture, pending } = readKeptPictures(kept);
    const isBatchOpen = batch !== null && !selectHasBatch(getState());
    if (isBatchOpen) {
      dispatch(reopenBatch(batch));
      show('batch');
    }
    if (picture && !dispatch(hasPicture())) {
      const reopen = async (): Promise<void> => {
        show('picture');
        await dispatch(reopenPicture(picture, renew()));
      };
      onReopen(() => void reopen());
      await reopen();
    }
    // Until the session is known everybody is a visitor, who may have none left.
    await dispatch(awaitUser());
    if (signal().aborted) return;
    if (isBatchOpen && batch.isToContinue) readRest();
    if (pending && selectRun(getState()) === null) start(pending);
  };
