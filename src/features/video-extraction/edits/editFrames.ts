import type { FrameSignatures } from '../../../engine/shots/frameSignatures';
import { VIDEO_MESSAGES, SHOTS_MERGED } from '../../../domain/videoMessages';
import type { Video } from '../../../state/video/video';
import { reportError } from '../../../state/reportError';
import type { VideoThunk } from '../videoThunk';
import { frameStart } from './frameStart';
import { mergeAt, removeAt, splitAt } from './placements';
import { changeCut, editableVideo, undoEdit } from './showCut';
import { showWithUndo } from './undoMessage';

/** Removes a frame, with Undo. The last one cannot be removed. */
export const removeFrame =
  (index: number, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, _, { toasts }) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    const order = removeAt(video.order(), index);
    if (!order) {
      if (video.count() === 1) toasts.show(VIDEO_MESSAGES.lastFrameStays);
      return;
    }
    dispatch(changeCut(video, { order }, { signal }));
    dispatch(showWithUndo(VIDEO_MESSAGES.frameRemoved, undoEdit(signal)));
  };

/** Merges a shot with the next one. */
export const mergeShots =
  (index: number, signal: AbortSignal): VideoThunk<void> =>
  (dispatch) => {
    const video = dispatch(editableVideo());
    const order = video && mergeAt(video.order(), index);
    if (!video || !order) return;
    dispatch(changeCut(video, { order }, { signal }));
    dispatch(showWithUndo(SHOTS_MERGED, undoEdit(signal)));
  };

/** Splits the shot at a time: the second part begins with the frame shown then. */
export const splitShot =
  (
    seconds: number,
    read: (video: Video) => Promise<FrameSignatures>,
    signal: AbortSignal,
  ): VideoThunk<Promise<void>> =>
  async (dispatch, _, { toasts }) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    try {
      const start = frameStart(await read(video), seconds);
      if (signal.aborted || dispatch(editableVideo()) !== video) return;
      const order = splitAt(video.order(), start ?? seconds);
      if (order) dispatch(changeCut(video, { order }, { signal }));
      else toasts.show(VIDEO_MESSAGES.nothingToSplit);
    } catch (error) {
      if (signal.aborted) return;
      reportError('splitting a shot', error);
      toasts.show(VIDEO_MESSAGES.recutFailed, { tone: 'error' });
    }
  };
