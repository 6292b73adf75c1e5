import type { VideoColors } from '../../../../workers/video-extraction/shared/api';
import type { Film } from '../../../state/film/film';
import { readStrip } from '../timeline/stripContent';
import type { VideoThunk } from '../videoThunk';
import { gatherColors } from './gatherColors';

/** The colors of what lies between in and out point, each frame counted by its time there; ends early once not wanted. */
export const readPartColors =
  (film: Film, isWanted: () => boolean): VideoThunk<Promise<VideoColors>> =>
  async (dispatch, _, { videoExtractor }) =>
    gatherColors(videoExtractor, film, dispatch(readStrip())?.bars ?? [], isWanted);
