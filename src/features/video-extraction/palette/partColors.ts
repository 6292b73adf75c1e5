import type { VideoColors } from '../../../../workers/video-extraction/common/api';
import type { Video } from '../../../state/video/video';
import { readStrip } from '../timeline/stripContent';
import type { VideoThunk } from '../videoThunk';
import { gatherColors } from './gatherColors';

/** The colors between in and out point, each frame weighted by its time there; stops early once aborted. */
export const readPartColors =
  (video: Video, isWanted: () => boolean): VideoThunk<Promise<VideoColors>> =>
  async (dispatch, _, { videoExtractor }) =>
    gatherColors(videoExtractor, video, dispatch(readStrip())?.bars ?? [], isWanted);
