import type { ColorSummary } from '../../../engine/engine';
import type { Film } from '../../../state/film/film';
import { readStrip } from '../timeline/stripContent';
import type { VideoThunk } from '../videoThunk';

/** The colors of the frames between in and out point, each frame with equal weight; ends early once not wanted. */
export const readPartColors =
  (film: Film, isWanted: () => boolean): VideoThunk<Promise<ColorSummary>> =>
  async (dispatch, _, { videoExtractor }) => {
    const gathered = videoExtractor.gather();
    for (const { index } of dispatch(readStrip())?.bars ?? []) {
      if (!isWanted()) break;
      // One after the other: a long film does not fit into memory.
      // oxlint-disable-next-line no-await-in-loop
      const frame = await film.read(index);
      if (frame) gathered.add(frame.summary);
    }
    return gathered.read();
  };
