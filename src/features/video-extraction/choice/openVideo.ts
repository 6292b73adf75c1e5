import { VideoExtractionError } from '../../../../workers/video-extraction/common/api';
import { VIDEO_FOUND_AGAIN } from '../../../domain/videoMessages';
import { pickVideoFile, type StockVideo } from '../../../domain/stockVideo';
import { canBeRead } from '../../../state/video/video';
import { fetchMedia } from '../../../state/fetchMedia';
import { reportError } from '../../../state/reportError';
import type { ChosenVideo } from './chosenVideo';
import { describeProblem, PROBLEM_MESSAGES } from '../run/describeProblem';
import { hasExtractionLeft, refuseForLimit } from '../quota/monthlyLimit';
import { pickVideo } from './pickVideo';
import { stockVideoName } from './stockVideoName';
import { hasAccess } from './videoAccess';
import { releaseOthers } from '../video/releaseOthers';
import {
  choiceDropped,
  videoOpened,
  openingFailed,
  openingStarted,
  selectEnding,
  selectShown,
  sourceFound,
  videoPicked,
} from '../videoExtractionSlice';
import { isFinal } from '../video/shownVideo';
import type { Problem } from '../videoExtractionState';
import type { VideoThunk } from '../videoThunk';

type NamedFile = { readonly file: Blob; readonly name: string };

const fetchVideo = async (video: StockVideo, signal: AbortSignal): Promise<NamedFile> => {
  const file = pickVideoFile(video);
  if (!file) throw new VideoExtractionError('unsupported');
  return { file: await fetchMedia(file.link, 'video', signal), name: stockVideoName(video) };
};

const openFile =
  (chosen: ChosenVideo, signal: AbortSignal): VideoThunk<Promise<NamedFile>> =>
  async (dispatch) => {
    if (chosen.kind === 'file') return { file: chosen.file, name: chosen.name };
    const video = chosen.kind === 'stock' ? chosen.video : await dispatch(pickVideo());
    signal.throwIfAborted();
    dispatch(videoPicked(video));
    return fetchVideo(video, signal);
  };

/** What could not be opened, for as long as it is told: files are no state of the store. */
const failedChoices = new WeakMap<Problem, ChosenVideo>();

/** What a problem is about. */
export const choiceOfProblem = (problem: Problem): ChosenVideo | undefined => failedChoices.get(problem);

const fail =
  (error: unknown, chosen: ChosenVideo): VideoThunk<void> =>
  (dispatch) => {
    if (!(error instanceof VideoExtractionError)) reportError('opening a video', error);
    const problem = describeProblem(error, chosen.kind, null);
    failedChoices.set(problem, chosen);
    dispatch(openingFailed(problem));
  };

/**
 * Matches the file that the current video has lost in a reload, by name, size and length: no further extraction is
 * counted.
 */
const findAgain =
  (chosen: ChosenVideo, signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState, { videos, videoExtractor, toasts }) => {
    const shown = selectShown(getState());
    const video = videos.get(shown?.id ?? 0);
    if (chosen.kind !== 'file' || !shown || !video || canBeRead(video)) return false;
    if (shown.name !== chosen.name || shown.sizeBytes !== chosen.file.size) return false;
    try {
      const { durationSeconds } = await videoExtractor.inspect(signal, chosen.file);
      if (signal.aborted || durationSeconds !== shown.info.durationSeconds) return false;
    } catch {
      // It is then opened like any other, which reports the error.
      return false;
    }
    videos.attach(shown.id, chosen.file);
    dispatch(sourceFound());
    if (!isFinal(selectEnding(getState()))) toasts.show(VIDEO_FOUND_AGAIN);
    return true;
  };

/**
 * Opens a video far enough to ask for its settings. Nothing is counted yet, and nothing is dispatched for an aborted
 * choice: the caller that aborts `signal` reports it. True if it is the file that the current video had lost.
 */
export const openVideo =
  (chosen: ChosenVideo, signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, _, { videos, videoExtractor, toasts }) => {
    const isStale = (): boolean => signal.aborted;
    if (!(await dispatch(hasAccess(chosen))) || isStale()) return false;
    for (const message of PROBLEM_MESSAGES) toasts.withdraw(message);
    dispatch(openingStarted({ name: chosen.kind === 'file' ? chosen.name : null }));
    if (await dispatch(findAgain(chosen, signal))) return true;
    if (isStale()) return false;
    const isLeft = await dispatch(hasExtractionLeft());
    if (isStale()) return false;
    if (!isLeft) {
      dispatch(choiceDropped());
      dispatch(refuseForLimit());
      return false;
    }
    try {
      const { file, name } = await dispatch(openFile(chosen, signal));
      const info = await videoExtractor.inspect(signal, file);
      if (isStale()) return false;
      dispatch(
        videoOpened({ id: videos.open(file).id, name, origin: chosen.kind, info, sizeBytes: file.size }),
      );
      dispatch(releaseOthers());
    } catch (error) {
      if (!isStale()) dispatch(fail(error, chosen));
    }
    return false;
  };
