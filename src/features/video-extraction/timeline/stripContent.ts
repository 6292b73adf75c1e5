import type { Film } from '../../../state/film/film';
import { intervalSeconds } from '../configure/captureSettings';
import { selectFrameCount, selectPart, selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { barsWithin, boundsOf } from './part/part';
import { stripSeconds, timelineBars, type Bar } from './timelineBars';

/** What files are made from: the frames of the film on the page, as they are now, between in and out point. */
export type StripContent = {
  readonly film: Film;
  /** The file's name, or what a stock video shows. */
  readonly name: string;
  readonly frameRate: number | null;
  /** Width by height, as a player shows the film. */
  readonly ratio: number;
  /** Where the part begins, in seconds of the film, and how long it is. */
  readonly startSeconds: number;
  readonly durationSeconds: number;
  /** In seconds of the film; those at the ends of the part are cut there. */
  readonly bars: readonly Bar[];
};

/** Null without a frame in the part. */
export const readStrip =
  (): VideoThunk<StripContent | null> =>
  (_, getState, { films }) => {
    const shown = selectShown(getState());
    const count = selectFrameCount(getState());
    const film = films.get(shown?.id ?? 0);
    if (!shown || !film || count === 0) return null;
    const { frameRate, durationSeconds: known, width, height } = shown.info;
    const seconds = intervalSeconds(shown.settings.interval);
    const times = { count, timeAt: film.timeAt, endAt: film.endAt };
    const filmSeconds = stripSeconds(known, times, seconds);
    const part = selectPart(getState());
    const bars = barsWithin(timelineBars(times, { durationSeconds: filmSeconds, seconds }), part);
    if (bars.length === 0) return null;
    const { from, to } = boundsOf(part, filmSeconds);
    const span = { startSeconds: from, durationSeconds: to - from };
    return { film, name: shown.name, frameRate, ratio: width / height, ...span, bars };
  };
