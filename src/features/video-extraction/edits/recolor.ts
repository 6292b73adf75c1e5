import type { Video } from '../../../state/video/video';
import { gatherColors } from '../palette/gatherColors';
import { saveShown } from '../video/saveVideo';
import { readWholeStrip } from '../timeline/stripContent';
import { selectRun } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { selectCutVersion } from './editsSlice';

/**
 * Collects the colors of what the video shows, each frame by its time; stops at the next edit, and where the video is
 * read on.
 */
export const recolor =
  (video: Video, signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState, { videoExtractor }) => {
    // A reload may come before the colors are there: it collects them then.
    dispatch(saveShown());
    const version = selectCutVersion(getState());
    const isCurrent = () =>
      !signal.aborted && selectRun(getState()) === null && selectCutVersion(getState()) === version;
    const colors = await gatherColors(videoExtractor, video, dispatch(readWholeStrip(video)), isCurrent);
    if (!isCurrent()) return false;
    video.recolor(colors);
    return true;
  };
