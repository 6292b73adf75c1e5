import { UNDO_TOAST_MS } from '../../../domain/messageTimes';
import { PATHS } from '../../../domain/paths';
import { extractionCanceledMessage, VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { renewVideoPalette } from '../palette/videoPalette';
import { saveShown } from '../video/saveVideo';
import type { ToastAction } from '../../../state/toasts';
import type { Shown } from '../video/shownVideo';
import {
  formerDropped,
  formerSwapped,
  selectEnding,
  selectFormer,
  selectProblem,
  selectRun,
  selectShown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** Restores the video that a new run replaced, with its edits; true if there is one. */
export const bringFormerBack =
  (): VideoThunk<boolean> =>
  (dispatch, getState, { videos }) => {
    if (!selectFormer(getState())) return false;
    dispatch(formerSwapped());
    videos.keep(selectShown(getState())?.id ?? 0);
    dispatch(saveShown());
    return true;
  };

/** The new run is complete: what it replaced is discarded. */
export const letFormerGo =
  (): VideoThunk<void> =>
  (dispatch, getState, { videos }) => {
    const id = selectShown(getState())?.id ?? 0;
    dispatch(formerDropped());
    videos.keep(id);
    videos.keepOnly([id]);
  };

/**
 * After a new run ended early: keeps its frames as the current video if they are of another film than the previous
 * video. True if it does. Frames of the same film are not kept this way, as the previous run may have more of them.
 */
export const keepOther =
  (): VideoThunk<boolean> =>
  (_, getState, { videos }) => {
    const shown = selectShown(getState());
    const former = selectFormer(getState())?.shown;
    const sourceOf = (id: number) => videos.get(id)?.source;
    if (!shown || !former || sourceOf(shown.id) === sourceOf(former.id)) return false;
    videos.keep(shown.id);
    return true;
  };

type Offer = {
  /** Aborts with the page. */
  readonly signal: AbortSignal;
  /** Called when the current video changes. */
  readonly onChange: () => void;
};

/** Swaps the current video with the previous one, unless a run has begun meanwhile. */
const swap =
  ({ signal, onChange }: Offer): VideoThunk<void> =>
  (dispatch, getState) => {
    const isBusy = selectRun(getState()) !== null;
    if (signal.aborted || isBusy || !dispatch(bringFormerBack())) return;
    onChange();
    void dispatch(renewVideoPalette(signal));
  };

/** The button of a message that brings the previous video back in place of another film. */
const backTo =
  ({ id, name }: Shown, offer: Offer): VideoThunk<ToastAction> =>
  (dispatch, getState) => ({
    label: `Back to ${name}`,
    onSelect: () => {
      if (selectFormer(getState())?.shown?.id === id) dispatch(swap(offer));
    },
  });

/**
 * After a new run was canceled: restores the previous video, and offers the new frames. Frames of another film are
 * kept, and the previous video is offered.
 */
export const offerFormer =
  (offer: Offer): VideoThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const former = selectFormer(getState())?.shown;
    if (!former) return;
    if (dispatch(keepOther())) {
      const action = dispatch(backTo(former, offer));
      toasts.show(VIDEO_MESSAGES.extractionCanceled, { ms: UNDO_TOAST_MS, action, page: PATHS.video });
      return;
    }
    dispatch(swap(offer));
    const hasNew = selectFormer(getState()) !== null;
    const action = { label: 'Keep the new frames', onSelect: () => dispatch(swap(offer)) };
    toasts.show(extractionCanceledMessage(former.name), {
      ...(hasNew && { ms: UNDO_TOAST_MS, action }),
      page: PATHS.video,
    });
  };

/** After a run failed whose frames are of another film: its message offers the previous video as well. */
export const offerFormerAfterFailure =
  (offer: Offer): VideoThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const former = selectFormer(getState())?.shown;
    const problem = selectProblem(getState());
    if (!former || !problem || selectEnding(getState()) !== 'failed') return;
    const action = dispatch(backTo(former, offer));
    toasts.show(problem.message, { ms: UNDO_TOAST_MS, tone: 'error', action, page: PATHS.video });
  };
