import { colorFromPacked } from '../../../../color/color';
import { formatHex } from '../../../../color/format';
import { partOfMessage } from '../../../../domain/videoMessages';
import type { Video, FrameResult } from '../../../../state/video/video';
import { createShotFrames, type ShotFrame } from '../../edits/shotFrames';
import { lengthBetween, timecode } from '../../timecode';
import type { Bar } from '../timelineBars';

/** Content of a cell of the sheet. */
export type SheetFrame = {
  /**
   * Start of its part of the video, not before the in point, and its duration if known: '00:00:04:00 · 3 s 12 f'. For
   * merged shots also which of them it is: '1 of 2'.
   */
  readonly time: string;
  /** Null if it is no longer stored. */
  readonly still: Pick<FrameResult, 'thumbnail' | 'width' | 'height'> | null;
  readonly hexes: readonly string[];
};

/** A frame, or one of the frames of merged shots, for a cell. */
export type SheetPart = Pick<ShotFrame, 'row' | 'from' | 'to'> & {
  /** Its number among the merged shots; null if it is the only one. */
  readonly place: string | null;
};

/**
 * The frames of bars, each limited to them: what in or out points cut off is in no file. A part without its own end
 * keeps none.
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

/** A frame as shown on its card: its first palette may have been regenerated. */
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

/** At most this many items, evenly spread from the first to the last. */
export const spreadEvenly = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  if (items.length <= most) return items;
  if (most <= 1) return items.slice(0, most);
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => items[Math.round(i * step)]).filter(
    (item) => item !== undefined,
  );
};
