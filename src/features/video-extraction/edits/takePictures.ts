import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import type { Video } from '../../../state/video/video';
import { reportError } from '../../../state/reportError';
import { createFrameCounter } from '../run/countFrames';
import { selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { picturesShown, selectCutVersion, takingEnded, takingProgressed } from './editsSlice';
import { partsWithoutPicture, withNewPictures } from './placements';
import { editableVideo, renewColors } from './showCut';

/** Shows newly captured pictures; returns whether there are any. */
const showPictures =
  (video: Video): VideoThunk<boolean> =>
  (dispatch) => {
    const order = video.order();
    const settled = withNewPictures(order, video);
    if (settled === order) return false;
    video.arrange(settled);
    dispatch(picturesShown());
    return true;
  };

/** Display times of the frames still to be captured. */
const wantedTimes = (video: Video): readonly number[] =>
  partsWithoutPicture(video.order(), video)
    .map(({ typicalSeconds }) => typicalSeconds)
    .toSorted((one, other) => one - other);

/**
 * Captures a picture for each shot that has none of its own from the video. Without its file nothing is captured, and
 * such shots keep showing the nearest picture. Aborting `signal` stops; pictures captured so far are kept, and are in
 * the palette of the video. `untilLeft` aborts with the page.
 */
export const takePictures =
  (signal: AbortSignal, untilLeft: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor, toasts }) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    // An undone edit may already have its pictures.
    dispatch(showPictures(video));
    const times = wantedTimes(video);
    const { source } = video;
    const version = selectCutVersion(getState());
    // A video that only the player can decode is captured while being read, and not afterwards.
    const canDecode = selectShown(getState())?.info.canDecode === true;
    if (times.length === 0 || !source || !canDecode) {
      dispatch(takingEnded(version));
      return;
    }
    let done = 0;
    const show = (): void => {
      dispatch(takingProgressed({ done, total: times.length }));
      // Parts of merged shots are looked up at every render.
      const hasParts = video.order().some(({ merged }) => merged !== undefined);
      if (!dispatch(showPictures(video)) && hasParts) dispatch(picturesShown());
    };
    const counter = createFrameCounter(show);
    const leave = (): void => {
      counter.drop();
      dispatch(takingEnded(version));
    };
    signal.addEventListener('abort', leave, { once: true });
    show();
    try {
      await videoExtractor.captureAt(signal, source, times, (frame) => {
        video.addRow(frame);
        done += 1;
        counter.count();
      });
    } catch (error) {
      if (!signal.aborted) {
        reportError('taking pictures of shots', error);
        toasts.show(VIDEO_MESSAGES.picturesFailed, { tone: 'error' });
      }
    }
    if (!signal.aborted) {
      signal.removeEventListener('abort', leave);
      counter.flush();
      leave();
    }
    // After another edit its own colors are collected, and while the video is read those of the run.
    const isCurrent = dispatch(editableVideo()) === video && selectCutVersion(getState()) === version;
    if (done === 0 || !isCurrent) return;
    dispatch(showPictures(video));
    await dispatch(renewColors(video, untilLeft));
  };
