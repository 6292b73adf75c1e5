import type { Video } from '../../../state/video/video';
import { intervalSeconds } from '../configure/captureSettings';
import { selectFrameCount, selectPart, selectShown } from '../videoExtractionSlice';
import type { Shown } from '../video/shownVideo';
import type { VideoThunk } from '../videoThunk';
import { barsWithin, boundsOf } from './part/part';
import { stripSeconds, timelineBars, type Bar } from './timelineBars';

/** What files are made from: the frames of the video on the page, as they are now, between in and out point. */
export type StripContent = {
  readonly video: Video;
  /** The file's name, or what a stock video shows. */
  readonly name: string;
  readonly frameRate: number | null;
  /** Width by height, as a player shows the video. */
  readonly ratio: number;
  /** Where the part begins, in seconds of the video, and how long it is. */
  readonly startSeconds: number;
  readonly durationSeconds: number;
  /** In seconds of the video; those at the ends of the part are cut there. */
  readonly bars: readonly Bar[];
};

/** Which part of the video each of its frames stands for, and how long the video is, in seconds. */
export const readBars = (video: Video, { info, settings }: Shown) => {
  const seconds = intervalSeconds(settings.interval);
  const times = { count: video.count(), timeAt: video.timeAt, endAt: video.endAt };
  const videoSeconds = stripSeconds(info.durationSeconds, times, seconds);
  return { videoSeconds, bars: timelineBars(times, { durationSeconds: videoSeconds, seconds }) };
};

/** The bars of all frames of the video on the page, whatever its in and out points are. */
export const readWholeStrip =
  (video: Video): VideoThunk<readonly Bar[]> =>
  (_, getState) => {
    const shown = selectShown(getState());
    return shown ? readBars(video, shown).bars : [];
  };

/** Null without a frame in the part. */
export const readStrip =
  (): VideoThunk<StripContent | null> =>
  (_, getState, { videos }) => {
    const shown = selectShown(getState());
    const count = selectFrameCount(getState());
    const video = videos.get(shown?.id ?? 0);
    if (!shown || !video || count === 0) return null;
    const { frameRate, width, height } = shown.info;
    const { videoSeconds, bars: whole } = readBars(video, shown);
    const part = selectPart(getState());
    const bars = barsWithin(whole, part, frameRate);
    if (bars.length === 0) return null;
    const { from, to } = boundsOf(part, videoSeconds);
    const span = { startSeconds: from, durationSeconds: to - from };
    return { video, name: shown.name, frameRate, ratio: width / height, ...span, bars };
  };
