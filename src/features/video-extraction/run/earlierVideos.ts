import { PATHS } from '../../../domain/paths';
import { extractionCanceledMessage } from '../../../domain/videoMessages';
import { withdrawUndo } from '../edits/undoMessage';
import { saveShown } from '../video/saveVideo';
import {
  selectEarlier,
  selectProblem,
  selectRun,
  selectShown,
  videoBroughtBack,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** Shows an earlier video again, with its edits; without an id the latest one. True if there is one and nothing runs. */
export const bringBack =
  (id?: number): VideoThunk<boolean> =>
  (dispatch, getState, { toasts, videos }) => {
    const [latest] = selectEarlier(getState());
    const back = id ?? latest?.shown.id;
    if (back === undefined || selectRun(getState()) !== null) return false;
    const problem = selectProblem(getState());
    if (problem) toasts.withdraw(problem.message);
    // They are about edits of the video that was shown.
    dispatch(withdrawUndo());
    dispatch(videoBroughtBack(back));
    videos.putFirst(back);
    dispatch(saveShown());
    return true;
  };

/** Whether the current video has frames of another file than the one that it took the place of. */
export const isOfNewFile =
  (): VideoThunk<boolean> =>
  (_, getState, { videos }) => {
    const shown = selectShown(getState());
    const [before] = selectEarlier(getState());
    const sourceOf = (id: number) => videos.get(id)?.source;
    return shown !== null && !(before && sourceOf(shown.id) === sourceOf(before.shown.id));
  };

/**
 * After a run ended early: the video that it took the place of is shown again, unless the run has frames of another
 * file, or continued a video. True if it is.
 */
export const bringBackReplaced =
  (isContinued: boolean): VideoThunk<boolean> =>
  (dispatch) =>
    !isContinued && !dispatch(isOfNewFile()) && dispatch(bringBack());

/** The same after the run was canceled. */
export const bringBackCanceled =
  (isContinued: boolean): VideoThunk<boolean> =>
  (dispatch, getState, { toasts }) => {
    const isBack = dispatch(bringBackReplaced(isContinued));
    const shown = selectShown(getState());
    if (isBack && shown) toasts.show(extractionCanceledMessage(shown.name), { page: PATHS.video });
    return isBack;
  };
