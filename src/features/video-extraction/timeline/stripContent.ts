import type { Film } from '../../../state/film/film';
import { intervalSeconds } from '../configure/captureSettings';
import { selectFrameCount, selectPart, selectShown, type Shown } from '../videoExtractionSlice';
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

/** Which part of the film each of its frames stands for, and how long the film is, in seconds. */
const readBars = (film: Film, { info, settings }: Shown) => {
  const seconds = intervalSeconds(settings.interval);
  const times = { count: film.count(), timeAt: film.timeAt, endAt: film.endAt };
  const filmSeconds = stripSeconds(info.durationSeconds, times, seconds);
  return { filmSeconds, bars: timelineBars(times, { durationSeconds: filmSeconds, seconds }) };
};

/** The bars of all frames of the film on the page, whatever its in and out points are. */
export const readWholeStrip =
  (film: Film): VideoThunk<readonly Bar[]> =>
  (_, getState) => {
    const shown = selectShown(getState());
    return shown ? readBars(film, shown).bars : [];
  };

/** Null without a frame in the part. */
export const readStrip =
  (): VideoThunk<StripContent | null> =>
  (_, getState, { films }) => {
    const shown = selectShown(getState());
    const count = selectFrameCount(getState());
    const film = films.get(shown?.id ?? 0);
    if (!shown || !film || count === 0) return null;
    const { frameRate, width, height } = shown.info;
    const { filmSeconds, bars: whole } = readBars(film, shown);
    const part = selectPart(getState());
    const bars = barsWithin(whole, part);
    if (bars.length === 0) return null;
    const { from, to } = boundsOf(part, filmSeconds);
    const span = { startSeconds: from, durationSeconds: to - from };
    return { film, name: shown.name, frameRate, ratio: width / height, ...span, bars };
  };
