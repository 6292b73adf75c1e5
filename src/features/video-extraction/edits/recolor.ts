import type { Film } from '../../../state/film/film';
import { intervalSeconds } from '../configure/captureSettings';
import { selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { selectCutVersion } from './editsSlice';

/** How long a frame stands, in seconds: a shot to its end, another frame for its interval or until the next. */
const secondsOf = (film: Film, index: number, interval: number | null): number => {
  const start = film.timeAt(index);
  const next = index + 1 < film.count() ? film.timeAt(index + 1) : start + 1;
  return Math.max(0, (film.endAt(index) ?? (interval === null ? next : start + interval)) - start);
};

/** Gathers the colors of what the film shows after an edit, each frame by its time; ends early at the next edit. */
export const recolor =
  (film: Film, signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (_, getState, { videoExtractor }) => {
    const version = selectCutVersion(getState());
    const shown = selectShown(getState());
    const interval = shown && intervalSeconds(shown.settings.interval);
    const isCurrent = () => !signal.aborted && selectCutVersion(getState()) === version;
    const gathered = videoExtractor.gather();
    for (let index = 0; index < film.count() && isCurrent(); index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a long film does not fit into memory
      const frame = await film.read(index);
      if (frame) gathered.add(frame, secondsOf(film, index, interval));
    }
    if (!isCurrent()) return false;
    film.recolor(gathered.read());
    return true;
  };
