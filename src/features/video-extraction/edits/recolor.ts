import type { Film } from '../../../state/film/film';
import { gatherColors } from '../palette/gatherColors';
import { readWholeStrip } from '../timeline/stripContent';
import type { VideoThunk } from '../videoThunk';
import { selectCutVersion } from './editsSlice';

/** Gathers the colors of what the film shows after an edit, each frame by its time; ends early at the next edit. */
export const recolor =
  (film: Film, signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState, { videoExtractor }) => {
    const version = selectCutVersion(getState());
    const isCurrent = () => !signal.aborted && selectCutVersion(getState()) === version;
    const colors = await gatherColors(videoExtractor, film, dispatch(readWholeStrip(film)), isCurrent);
    if (!isCurrent()) return false;
    film.recolor(colors);
    return true;
  };
