import type { Video } from '../../../state/video/video';
import { gatherColors } from '../palette/gatherColors';
import { readWholeStrip } from '../timeline/stripContent';
import type { VideoThunk } from '../videoThunk';
import { selectCutVersion } from './editsSlice';

/** Collects the colors of what the video shows after an edit, each frame by its time; stops at the next edit. */
export const recolor =
  (video: Video, signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState, { videoExtractor }) => {
    const version = selectCutVersion(getState());
    const isCurrent = () => !signal.aborted && selectCutVersion(getState()) === version;
    const colors = await gatherColors(videoExtractor, video, dispatch(readWholeStrip(video)), isCurrent);
    if (!isCurrent()) return false;
    video.recolor(colors);
    return true;
  };
