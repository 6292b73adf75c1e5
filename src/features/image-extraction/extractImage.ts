import { ExtractionError, type Extraction, type ExtractRequest } from '../../../workers/image-extraction/api';
import { ADDRESS_MESSAGES } from '../../domain/addressMessages';
import type { PictureNote } from '../../domain/fileMessages';
import { MESSAGES } from '../../domain/messages';
import { IMAGE_MESSAGES } from '../../domain/imageMessages';
import type { StockPhoto } from '../../domain/stockPhoto';
import { fetchMedia } from '../../state/fetchMedia';
import { nextTask } from '../../state/nextTask';
import { reportError } from '../../state/reportError';
import { awaitUser } from '../../state/session/awaitUser';
import { selectLimitPlan } from '../../state/session/limitPlan';
import { announceImageLimit, hasImagesLeft, spendImage } from './imageAllowance';
import {
  extractionFailed,
  extractionFinished,
  extractionProgressed,
  extractionStarted,
  extractionStopped,
  photoPicked,
  selectCount,
  selectProblem,
  selectStyle,
} from './imageExtractionSlice';
import type { Problem } from './imageExtractionState';
import type { PaletteRecord } from './paletteHistory';
import type { ImageThunk } from './imageThunk';
import { pickPhoto } from './pickPhoto';
import { failureReason, mayPass } from './pictureFailure';

/** Where a picture comes from. */
export type ImageSource =
  | {
      readonly kind: 'file';
      readonly file: Blob;
      readonly name: string;
      /** Already read and counted as part of a batch. */
      readonly isCounted?: true;
    }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'photo'; readonly photo: StockPhoto }
  | { readonly kind: 'random' };

type NamedPicture = {
  readonly blob: Blob;
  readonly name: string;
  /** What the reader cannot know of the picture. */
  readonly notes?: readonly PictureNote[];
};

const FAILURES = {
  file: IMAGE_MESSAGES.imageProcessFailed,
  address: IMAGE_MESSAGES.imageProcessFailed,
  photo: IMAGE_MESSAGES.sampleImageFailed,
  random: IMAGE_MESSAGES.randomImageFailed,
} as const satisfies Record<ImageSource['kind'], string>;

const openPhoto =
  (photo: StockPhoto, signal: AbortSignal): ImageThunk<Promise<NamedPicture>> =>
  async (dispatch) => {
    const { id, src, width, height } = photo;
    dispatch(photoPicked({ id, poster: { src: src.medium, width, height } }));
    return { blob: await fetchMedia(src.large, 'image', signal), name: photo.alt };
  };

const openSource =
  (source: ImageSource, signal: AbortSignal): ImageThunk<Promise<NamedPicture>> =>
  async (dispatch) => {
    if (source.kind === 'file') return { blob: source.file, name: source.name };
    if (source.kind === 'address') {
      const { openAddress } = await import('./incoming/openAddress');
      return openAddress(source.address, signal);
    }
    const photo = source.kind === 'photo' ? source.photo : await dispatch(pickPhoto());
    signal.throwIfAborted();
    return dispatch(openPhoto(photo, signal));
  };

const finish =
  (
    extraction: Extraction,
    { blob, name, notes = extraction.notes }: NamedPicture,
    chosen: Pick<ExtractRequest, 'style'> & Pick<PaletteRecord, 'wanted'>,
  ): ImageThunk<void> =>
  (dispatch, _, { pictureCache }) => {
    const { width, height, drawn, totalMs, palette, swatches } = extraction;
    const id = pictureCache.keep({ ...extraction, source: blob });
    dispatch(
      extractionFinished({
        picture: {
          id,
          name,
          width,
          height,
          totalMs,
          swatches: Array.from(swatches),
          ...(drawn && { drawn }),
          ...(notes && { notes }),
        },
        entries: palette,
        ...chosen,
      }),
    );
  };

/** What could not be read, for as long as it is told: files are no state of the store. */
const failedSources = new WeakMap<Problem, ImageSource>();

/** What is read once more where a problem offers that. */
export const sourceOfProblem = (problem: Problem): ImageSource | undefined => failedSources.get(problem);

const start =
  (source: ImageSource): ImageThunk<void> =>
  (dispatch, getState, { now, toasts }) => {
    for (const message of [...Object.values(FAILURES), MESSAGES.canvasFailed]) toasts.withdraw(message);
    const problem = selectProblem(getState());
    const retried = problem && sourceOfProblem(problem) === source ? problem : null;
    dispatch(extractionStarted({ startedAtMs: now().getTime(), ...(retried && { retried }) }));
  };

/** Of an address, whether its picture was there decides what failed. */
const failureOf = ({ kind }: ImageSource, isLoaded: boolean): string =>
  kind === 'address' && !isLoaded ? ADDRESS_MESSAGES.notLoaded : FAILURES[kind];

const describeFailure = (source: ImageSource, error: ExtractionError | null, isLoaded: boolean): Problem => {
  const message = failureOf(source, isLoaded);
  if (!error) return { message, detail: null, mayPass: true };
  const { failure, detail } = error;
  if (failure === 'canvas') return { message: MESSAGES.canvasFailed, detail: detail ?? null };
  return {
    message,
    detail: failureReason(error),
    ...(mayPass(error) && { mayPass: true }),
  };
};

const fail =
  (source: ImageSource, error: unknown, isLoaded: boolean): ImageThunk<void> =>
  (dispatch) => {
    const failure = error instanceof ExtractionError ? error : null;
    if (!failure) reportError('reading a picture', error);
    const problem = describeFailure(source, failure, isLoaded);
    failedSources.set(problem, source);
    dispatch(extractionFailed(problem));
  };

/**
 * Reads one picture. Counts against the daily limit only on success: failures and aborted runs are free. The caller
 * that aborts `signal` also reports it; nothing is dispatched for an aborted run. Resolves to false if the daily limit
 * refused the picture.
 */
export const extractImage =
  (source: ImageSource, signal: AbortSignal): ImageThunk<Promise<boolean>> =>
  async (dispatch, getState, { imageExtractor, pictureCache }) => {
    const isStale = (): boolean => signal.aborted;
    const isFree = source.kind === 'file' && source.isCounted === true;
    // Before what may take long: there is progress to see, and a way to cancel.
    dispatch(start(source));
    // Until the session is known everybody is a visitor, who may have none left.
    if (!isFree) await dispatch(awaitUser());
    if (isStale()) return true;
    const plan = selectLimitPlan(getState());
    const hasLeft = isFree || (await dispatch(hasImagesLeft(plan)));
    if (isStale()) return true;
    if (!hasLeft) {
      dispatch(extractionStopped());
      dispatch(announceImageLimit(plan));
      return false;
    }
    // Options at the start: changes made meanwhile apply to the next palette.
    const [wanted, style] = [selectCount(getState()), selectStyle(getState())];
    let isLoaded = false;
    try {
      const picture = await dispatch(openSource(source, signal));
      isLoaded = true;
      const request = { source: picture.blob, count: wanted, style };
      const extraction = await imageExtractor.extract(signal, request, (progress) => {
        if (!isStale()) dispatch(extractionProgressed(progress));
      });
      if (!isStale()) {
        // What shows the palette is the longest task of a picture: this would add a quarter to it.
        pictureCache.drawCopy(extraction.preview);
        await nextTask();
      }
      if (isStale()) {
        extraction.preview.close();
        return true;
      }
      dispatch(finish(extraction, picture, { wanted, style }));
    } catch (error) {
      if (!isStale()) dispatch(fail(source, error, isLoaded));
      return true;
    }
    if (!isFree) await dispatch(spendImage(plan));
    return true;
  };
