import { colorFromPacked } from '../../../../color/color';
import { formatHex } from '../../../../color/format';
import { partOfMessage } from '../../../../domain/videoMessages';
import type { Video, FrameResult } from '../../../../state/video/video';
import { createShotFrames, type ShotFrame } from '../../edits/shotFrames';
import { lengthBetween, timecode } from '../../timecode';
import type { Bar } from '../timelineBars';

/** What a cell of the sheet shows. */
export type SheetFrame = {
  /** Where its part of the video begins, not before the in point, and where that is known how long it lasts: '00:00:04:00 · 3 s 12 f'. Of a shot that was made of several also which of them it is: '1 of 2'. */
  readonly time: string;
  /** Null where the device has lost it. */
  readonly still: Pick<FrameResult, 'thumbnail' | 'width' | 'height'> | null;
  readonly hexes: readonly string[];
};

/** What has a cell: a frame, or one of those of a shot that was made of several. */
export type SheetPart = Pick<ShotFrame, 'row' | 'from' | 'to'> & {
  /** Which of how many; null where it is the only one. */
  readonly place: string | null;
};

/**
 * The frames of bars, each as far as it is in them: what an in or out point cuts off is in no file. What has no end of its
 * own keeps none.
 */
export const sheetParts = (video: Video, bars: readonly Bar[]): readonly SheetPart[] => {
  const framesOf = createShotFrames(video);
  return bars.flatMap((bar) => {
    const frames = framesOf(bar.index);
    return frames
      .map(({ row, from, to }, i) => ({
        row,
        from: Math.max(from, bar.from),
        to: to === Infinity ? to : Math.min(to, bar.to),
        place: frames.length > 1 ? partOfMessage(i + 1, frames.length) : null,
      }))
      .filter(({ from, to }) => to > from && from < bar.to);
  });
};

/** A frame as its card shows it: its first palette may have been regenerated. */
export const readSheetFrame = async (
  video: Pick<Video, 'readRow' | 'dominantOf'>,
  { row, from, to, place }: SheetPart,
  frameRate: number | null,
): Promise<SheetFrame> => {
  const frame = await video.readRow(row);
  const colors = frame?.palettes[0] ?? video.dominantOf(row).map(({ rgb }) => rgb);
  const length = to === Infinity ? null : lengthBetween(from, to, frameRate);
  return {
    time: [timecode(from, frameRate), length, place].filter((text) => text !== null).join(' · '),
    still: frame ?? null,
    hexes: colors.map((rgb) => formatHex(colorFromPacked(rgb))),
  };
};

/** At most so many, evenly spread from the first to the last. */
export const spreadEvenly = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  if (items.length <= most) return items;
  if (most <= 1) return items.slice(0, most);
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => items[Math.round(i * step)]).filter(
    (item) => item !== undefined,
  );
};
