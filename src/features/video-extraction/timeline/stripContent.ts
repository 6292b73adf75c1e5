import type { Film } from '../../../state/film/film';
import { intervalSeconds } from '../configure/captureSettings';
import { selectFrameCount, selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { stripSeconds, timelineBars, type Bar } from './timelineBars';

/** What files are made from: the frames of the film on the page, as they are now. */
export type StripContent = {
  readonly film: Film;
  /** The file's name, or what a stock video shows. */
  readonly name: string;
  readonly frameRate: number | null;
  /** Width by height, as a player shows the film. */
  readonly ratio: number;
  /** Of the strip, in seconds. */
  readonly durationSeconds: number;
  readonly bars: readonly Bar[];
};

/** Null without a frame. */
export const readStrip =
  (): VideoThunk<StripContent | null> =>
  (_, getState, { films }) => {
    const shown = selectShown(getState());
    const count = selectFrameCount(getState());
    const film = films.get(shown?.id ?? 0);
    if (!shown || !film || count === 0) return null;
    const { frameRate, durationSeconds: known, width, height } = shown.info;
    const seconds = intervalSeconds(shown.settings.interval);
    const times = { count, timeAt: film.timeAt };
    const durationSeconds = stripSeconds(known, times, seconds);
    const bars = timelineBars(times, { durationSeconds, seconds });
    return { film, name: shown.name, frameRate, ratio: width / height, durationSeconds, bars };
  };
