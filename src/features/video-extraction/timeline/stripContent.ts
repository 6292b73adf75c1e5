import type { Video } from '../../../state/video/video';
import { intervalSeconds, unitOf } from '../configure/captureSettings';
import { piecesOf } from '../edits/piecesOf';
import { selectFrameCount, selectPart, selectShown } from '../videoExtractionSlice';
import type { Shown } from '../video/shownVideo';
import type { VideoThunk } from '../videoThunk';
import { barsWithin, boundsOf, type Part } from './part/part';
import { stripSeconds, timelineBars, type Bar } from './timelineBars';

/** Input of exported files: the current frames of the video between in and out point. */
export type StripContent = {
  readonly video: Video;
  /** The file's name, or the description of a stock video. */
  readonly name: string;
  readonly frameRate: number | null;
  /** What a card represents. */
  readonly unit: 'frame' | 'shot';
  /** Aspect ratio of the displayed video, width by height. */
  readonly ratio: number;
  /** Start and length of the part, in seconds of the video. */
  readonly startSeconds: number;
  readonly durationSeconds: number;
  /** In seconds of the video; cut at the ends of the part. */
  readonly bars: readonly Bar[];
};

/** The bar of each frame of the video, and the video's length, in seconds. */
export const readBars = (video: Video, { info, settings }: Shown) => {
  const seconds = intervalSeconds(settings.interval);
  const times = { ...video, count: video.count() };
  const videoSeconds = stripSeconds(info.durationSeconds, times, seconds);
  return { videoSeconds, bars: timelineBars(times, { durationSeconds: videoSeconds, seconds }) };
};

/** The same of what is between in and out point, where merged shots may have nothing left. */
export const readPart = (video: Video, shown: Shown, part: Part) => {
  const { videoSeconds, bars } = readBars(video, shown);
  const hasPieces = (bar: Bar): boolean => piecesOf(video.placementAt(bar.index), bar).length > 0;
  return { videoSeconds, bars: barsWithin(bars, part, shown.info.frameRate).filter(hasPieces) };
};

/** The bars of all frames of the current video, regardless of its in and out points. */
export const readWholeStrip =
  (video: Video): VideoThunk<readonly Bar[]> =>
  (_, getState) => {
    const shown = selectShown(getState());
    return shown ? readBars(video, shown).bars : [];
  };

/** Null if the part contains no frame. */
export const readStrip =
  (): VideoThunk<StripContent | null> =>
  (_, getState, { videos }) => {
    const shown = selectShown(getState());
    const count = selectFrameCount(getState());
    const video = videos.get(shown?.id ?? 0);
    if (!shown || !video || count === 0) return null;
    const { frameRate, width, height } = shown.info;
    const part = selectPart(getState());
    const { videoSeconds, bars } = readPart(video, shown, part);
    if (bars.length === 0) return null;
    const { from, to } = boundsOf(part, videoSeconds);
    const span = { startSeconds: from, durationSeconds: to - from };
    const unit = unitOf(shown.settings);
    return { video, name: shown.name, frameRate, unit, ratio: width / height, ...span, bars };
  };
