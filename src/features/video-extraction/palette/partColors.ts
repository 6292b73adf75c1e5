import type { VideoColors } from '../../../../workers/video-extraction/shared/api';
import type { Film } from '../../../state/film/film';
import { readStrip } from '../timeline/stripContent';
import type { VideoThunk } from '../videoThunk';

/** The colors of what lies between in and out point, each frame counted by its time there; ends early once not wanted. */
export const readPartColors =
  (film: Film, isWanted: () => boolean): VideoThunk<Promise<VideoColors>> =>
  async (dispatch, _, { videoExtractor }) => {
    const gathered = videoExtractor.gather();
    for (const { index, from, to } of dispatch(readStrip())?.bars ?? []) {
      if (!isWanted()) break;
      // One after the other: a long film does not fit into memory.
      // oxlint-disable-next-line no-await-in-loop
      const frame = await film.read(index);
      if (frame) gathered.add(frame, to - from);
    }
    return gathered.read();
  };
