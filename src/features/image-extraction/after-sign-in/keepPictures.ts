import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import type { SignInContent } from '../../../state/session/signInFiles';
import { selectBatch } from '../batch/pictureBatchSlice';
import type { ImageSource } from '../extractImage';
import { selectHistory, selectOwnRecord, selectPicture } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import type { PaletteRecord } from '../paletteHistory';
import type { KeptBatch, KeptBatchPicture, KeptPicture, KeptPictures } from './keptPictures';

/** What only the page knows of the pictures that are open. */
export type OpenPictures = {
  readonly isBatchShown: boolean;
  readonly pending: ImageSource | null;
};

const keepBatch =
  (): ImageThunk<KeptBatch | null> =>
  (_, getState, { batchCache }) => {
    const {
      pictures,
      isRunning,
      together,
      togetherOptions,
      leftOut,
      mayBeMore = false,
    } = selectBatch(getState());
    const kept = pictures.flatMap((picture): readonly KeptBatchPicture[] => {
      const file = batchCache.file(picture.id);
      return file ? [{ picture, file, read: batchCache.picture(picture.id) }] : [];
    });
    if (kept.length === 0) return null;
    const isStopped = pictures.some(
      (picture) => picture.state === 'unread' && picture.reason === BATCH_MESSAGES.limitReached,
    );
    return {
      pictures: kept,
      isToContinue: isRunning || isStopped,
      together,
      togetherOptions,
      leftOut,
      mayBeMore,
    };
  };

const keepPicture =
  (): ImageThunk<KeptPicture | null> =>
  (_, getState, { pictureCache }) => {
    const picture = selectPicture(getState());
    const file = picture && pictureCache.get(picture.id)?.source;
    if (!file) return null;
    // One of another picture may be on show, of several pictures, or of an earlier visit.
    const isOwn = ({ pictureId }: PaletteRecord): boolean => pictureId === picture.id;
    const palette = selectOwnRecord(getState()) ?? selectHistory(getState()).records.findLast(isOwn) ?? null;
    return { file, name: picture.name, palette };
  };

const filesOf = ({ batch, picture, pending }: KeptPictures): ReadonlySet<Blob> =>
  new Set([
    ...(batch?.pictures.map(({ file }) => file) ?? []),
    ...(picture ? [picture.file] : []),
    ...(pending?.kind === 'file' ? [pending.file] : []),
  ]);

/** What is kept of the open pictures for the return from the sign-in; null if none is open. */
export const keepPictures =
  ({ isBatchShown, pending }: OpenPictures): ImageThunk<SignInContent | null> =>
  (dispatch) => {
    const kept: KeptPictures = {
      batch: dispatch(keepBatch()),
      // Behind the list it would come back over it, with the palette of all pictures instead of its own.
      picture: isBatchShown ? null : dispatch(keepPicture()),
      pending,
    };
    if (!kept.batch && !kept.picture && !pending) return null;
    const bytes = Array.from(filesOf(kept)).reduce((sum, { size }) => sum + size, 0);
    return { value: kept, bytes };
  };
