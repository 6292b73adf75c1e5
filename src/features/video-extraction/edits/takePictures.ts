import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import type { Video } from '../../../state/video/video';
import { reportError } from '../../../state/reportError';
import { createFrameCounter } from '../run/countFrames';
import { selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { picturesShown, selectCutVersion, takingEnded, takingProgressed } from './editsSlice';
import { partsWithoutPicture, withNewPictures } from './placements';
import { editableVideo, renewColors } from './showCut';

/** Shows the pictures that have come; returns whether any has. */
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

/** When those frames are shown that are still to be captured. */
const wantedTimes = (video: Video): readonly number[] =>
  partsWithoutPicture(video.order(), video)
    .map(({ typicalSeconds }) => typicalSeconds)
    .toSorted((one, other) => one - other);

/**
 * Takes a picture of each shot that has none of its own, out of the video. Without the video nothing is taken: such shots go
 * on showing the nearest picture. Aborting `signal` ends it; what was taken until then stays.
 */
export const takePictures =
  (signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor, toasts }) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    // An edit that was undone may find the pictures that were taken for it.
    dispatch(showPictures(video));
    const times = wantedTimes(video);
    const { source } = video;
    const version = selectCutVersion(getState());
    // Frames of a video that only players read are taken while it is read, and no more.
    const canDecode = selectShown(getState())?.info.canDecode === true;
    if (times.length === 0 || !source || !canDecode) {
      dispatch(takingEnded(version));
      return;
    }
    let done = 0;
    const show = (): void => {
      dispatch(takingProgressed({ done, total: times.length }));
      // Those of a shot that was made of several are looked up whenever it is drawn.
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
      if (signal.aborted) return;
      reportError('taking pictures of shots', error);
      toasts.show(VIDEO_MESSAGES.picturesFailed, { tone: 'error' });
    }
    if (signal.aborted) return;
    signal.removeEventListener('abort', leave);
    counter.flush();
    leave();
    if (done > 0) await dispatch(renewColors(video, signal));
  };
