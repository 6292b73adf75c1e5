import { PATHS } from '../../../domain/paths';
import { extractionCanceledMessage, VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { renewVideoPalette } from '../palette/videoPalette';
import { saveShown } from '../video/saveVideo';
import { formerDropped, formerSwapped, selectFormer, selectRun, selectShown } from '../videoExtractionSlice';
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
 * After a new run was canceled: restores the previous video, and offers the new frames. Frames of another video are
 * kept, and the previous video is offered. `onChange` is called when the current video changes.
 */
export const offerFormer =
  (signal: AbortSignal, onChange: () => void): VideoThunk<void> =>
  (dispatch, getState, { videos, toasts }) => {
    const former = selectFormer(getState());
    if (!former?.shown) return;
    const shown = selectShown(getState());
    const sourceOf = (id: number | undefined) => videos.get(id ?? 0)?.source;
    const isOther = shown !== null && sourceOf(shown.id) !== sourceOf(former.shown.id);
    const swap = (): void => {
      const isBusy = selectRun(getState()) !== null;
      if (signal.aborted || isBusy || !dispatch(bringFormerBack())) return;
      onChange();
      void dispatch(renewVideoPalette(signal));
    };
    if (isOther) {
      videos.keep(shown.id);
      toasts.show(VIDEO_MESSAGES.extractionCanceled, {
        action: { label: `Back to ${former.shown.name}`, onSelect: swap },
        page: PATHS.video,
      });
      return;
    }
    swap();
    const hasNew = selectFormer(getState()) !== null;
    toasts.show(extractionCanceledMessage(former.shown.name), {
      action: hasNew ? { label: 'Keep the new frames', onSelect: swap } : null,
      page: PATHS.video,
    });
  };
