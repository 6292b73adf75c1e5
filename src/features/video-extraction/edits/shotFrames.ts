import type { ShotEntry } from '../../../engine/shots/shot';
import type { Video } from '../../../state/video/video';
import type { Bar } from '../timeline/timelineBars';
import { createRowFinder, entryOf } from './placements';

/** A captured frame, and the part of the video that it represents, in seconds. */
export type ShotFrame = Bar & {
  readonly row: number;
  /** The transition into its shot; null if there is none, or it is unknown. */
  readonly entry: ShotEntry | null;
};

type Placed = Pick<Video, 'placementAt' | 'rowCount' | 'pictureSecondsOf'>;

/** Finds the frames of a bar: that of its shot, or for a merged shot those of each part within the bar, by time. */
export const createFramesOf = (video: Placed): ((bar: Bar) => readonly ShotFrame[]) => {
  let findRow: ReturnType<typeof createRowFinder> | null = null;
  return ({ index, from, to }) => {
    const placement = video.placementAt(index);
    if (!placement) return [];
    const { row, merged } = placement;
    if (!merged) return [{ index, from, to, row, entry: entryOf(placement) }];
    findRow ??= createRowFinder(video);
    const find = findRow;
    return merged
      .map((shot, place) => ({
        index,
        from: Math.max(shot.startSeconds, from),
        to: Math.min(shot.endSeconds ?? to, to),
        row: find(shot),
        entry: place === 0 ? entryOf(placement) : (shot.entry ?? null),
      }))
      .filter((frame) => frame.to > frame.from);
  };
};

/** Finds the frames of whole shots by their places; a shot without an end is unbounded. */
export const createShotFrames = (
  video: Placed & Pick<Video, 'timeAt' | 'endAt'>,
): ((index: number) => readonly ShotFrame[]) => {
  const framesOf = createFramesOf(video);
  return (index) => framesOf({ index, from: video.timeAt(index), to: video.endAt(index) ?? Infinity });
};
