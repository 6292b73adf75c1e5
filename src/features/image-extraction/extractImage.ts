import { ExtractionError, type Extraction } from '../../../workers/image-extraction/api';
import { randomInt } from '../../color/random';
import { EXTRACTION, PLAN_LIMITS } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import type { StockPhoto } from '../../domain/stockPhoto';
import { dialogOpened } from '../../state/dialogsSlice';
import { reportError } from '../../state/reportError';
import { selectPlan } from '../../state/sessionSlice';
import { showToast } from '../../state/toasts';
import { fetchPhoto } from './fetchPhoto';
import {
  extractionFailed,
  extractionFinished,
  extractionProgressed,
  extractionStarted,
  extractionStopped,
  photoPicked,
  selectCount,
  selectPicture,
} from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { shelvePicture } from './pictureShelf';

/** Where a picture comes from. */
export type ImageSource =
  | { readonly kind: 'file'; readonly file: Blob; readonly name: string }
  | { readonly kind: 'photo'; readonly photo: StockPhoto }
  | { readonly kind: 'random' };

type NamedPicture = { readonly blob: Blob; readonly name: string };

const FAILURES = {
  file: MESSAGES.imageProcessFailed,
  photo: MESSAGES.sampleImageFailed,
  random: MESSAGES.randomImageFailed,
} as const satisfies Record<ImageSource['kind'], string>;

const openPhoto =
  (photo: StockPhoto, signal: AbortSignal): ImageThunk<Promise<NamedPicture>> =>
  async (dispatch) => {
    const { src, width, height } = photo;
    dispatch(photoPicked({ src: src.medium, width, height }));
    return { blob: await fetchPhoto(src.large, signal), name: photo.alt };
  };

/** Any picture of the first gallery page; not the one on show, where there is another. */
const pickPhoto =
  (): ImageThunk<Promise<StockPhoto>> =>
  async (_dispatch, getState, { stockPhotos, random }) => {
    const photos = await stockPhotos.curated(1, EXTRACTION.galleryPageSize);
    const shown = selectPicture(getState())?.name;
    const others = photos.filter(({ alt }) => alt !== shown);
    const choices = others.length > 0 ? others : photos;
    const photo = choices[randomInt(random, 0, choices.length - 1)];
    if (!photo) throw new Error('There are no stock photos');
    return photo;
  };

const openSource =
  (source: ImageSource, signal: AbortSignal): ImageThunk<Promise<NamedPicture>> =>
  async (dispatch) => {
    if (source.kind === 'file') return { blob: source.file, name: source.name };
    const photo = source.kind === 'photo' ? source.photo : await dispatch(pickPhoto());
    signal.throwIfAborted();
    return dispatch(openPhoto(photo, signal));
  };

const finish =
  (extraction: Extraction, { blob, name }: NamedPicture, wanted: number): ImageThunk<void> =>
  (dispatch, getState) => {
    const { width, height, totalMs, palette, swatches } = extraction;
    const id = shelvePicture({ ...extraction, source: blob });
    dispatch(
      extractionFinished({
        picture: { id, name, width, height, totalMs, swatches: Array.from(swatches) },
        entries: palette,
        wanted,
        limit: PLAN_LIMITS[selectPlan(getState())].history,
      }),
    );
  };

const fail =
  (source: ImageSource, error: unknown): ImageThunk<void> =>
  (dispatch) => {
    const failure = error instanceof ExtractionError ? error : null;
    if (!failure) reportError('reading a picture', error);
    const message = failure?.failure === 'canvas' ? MESSAGES.canvasFailed : FAILURES[source.kind];
    dispatch(extractionFailed({ message, detail: failure?.detail ?? null }));
    showToast(message, { tone: 'error' });
  };

/** The daily limit, refused before any work: says so, and invites to sign in. */
const refuse = (): ImageThunk<void> => (dispatch) => {
  dispatch(extractionStopped());
  showToast(MESSAGES.imageLimitReached, { tone: 'error' });
  dispatch(dialogOpened({ dialog: 'signIn', message: MESSAGES.imageLimitReached }));
};

/**
 * Reads one picture. Counts as one of the day only when it succeeds: failures and aborted runs are free.
 * Whoever aborts `signal` also says what comes next; nothing is dispatched for an aborted run.
 */
export const extractImage =
  (source: ImageSource, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { dailyCounter, imageExtractor, now }) => {
    const isStale = (): boolean => signal.aborted;
    const limit = PLAN_LIMITS[selectPlan(getState())].imagesPerDay;
    const used = await dailyCounter.used(limit);
    if (isStale()) return;
    if (used >= limit) {
      dispatch(refuse());
      return;
    }
    dispatch(extractionStarted({ startedAtMs: now().getTime() }));
    const wanted = selectCount(getState());
    try {
      const picture = await dispatch(openSource(source, signal));
      const request = { source: picture.blob, count: wanted };
      const extraction = await imageExtractor.extract(signal, request, (progress) => {
        if (!isStale()) dispatch(extractionProgressed(progress));
      });
      if (isStale()) {
        extraction.preview.close();
        return;
      }
      dispatch(finish(extraction, picture, wanted));
    } catch (error) {
      if (!isStale()) dispatch(fail(source, error));
      return;
    }
    await dailyCounter.spend(limit);
  };
