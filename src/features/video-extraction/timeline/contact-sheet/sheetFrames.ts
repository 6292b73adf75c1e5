import { colorFromPacked } from '../../../../color/color';
import { formatHex } from '../../../../color/format';
import { VIDEO } from '../../../../domain/videoLimits';
import { mergedShotsMessage } from '../../../../domain/videoMessages';
import type { PackedRgb } from '../../../../engine/engine';
import type { Video, FrameResult } from '../../../../state/video/video';
import { piecesOf } from '../../edits/piecesOf';
import { createFramesOf } from '../../edits/shotFrames';
import { lengthOf } from '../../lengthOf';
import { timecode } from '../../timecode';
import { createColorsOf } from '../stripParts';
import type { Bar } from '../timelineBars';

/** Content of a cell of the sheet. */
export type SheetFrame = {
  /** '00:00:04:00 · 3 s 12 f · 2 shots': start, length if known, and the number of merged shots. */
  readonly time: string;
  /** Null if it is no longer stored. */
  readonly still: Pick<FrameResult, 'thumbnail' | 'width' | 'height'> | null;
  readonly hexes: readonly string[];
};

/** What a card shows between in and out point, for a cell. Times are in seconds of the video. */
export type SheetCard = {
  /** The captured frame. */
  readonly row: number;
  readonly from: number;
  /** Null for a frame at an interval, which represents a single picture. */
  readonly to: number | null;
  /** What of the time between is shown, if something is missing between merged shots. */
  readonly pieces?: readonly Bar[];
  /** How many shots were merged. */
  readonly shots: number;
  /** Those of merged shots, the largest share first; null for the first palette of the frame. */
  readonly colors: readonly PackedRgb[] | null;
};

/** The cards of bars, each limited to its bar: what in or out points cut off is in no file. */
export const sheetCards = (video: Video, bars: readonly Bar[]): readonly SheetCard[] => {
  const framesOf = createFramesOf(video);
  const colorsOf = createColorsOf(video);
  return bars.flatMap((bar): readonly SheetCard[] => {
    const frames = framesOf(bar);
    const [longest] = frames.toSorted((one, other) => other.to - other.from - (one.to - one.from));
    if (!longest) return [];
    if (video.endAt(bar.index) === null)
      return [{ row: longest.row, from: video.timeAt(bar.index), to: null, shots: 1, colors: null }];
    // The picture of the card may be of a merged shot that is beyond a point.
    const onCard = frames.find(({ row }) => row === video.placementAt(bar.index)?.row);
    const { row } = onCard ?? longest;
    const colors = colorsOf(bar)
      .slice(0, VIDEO.colorsPerPalette)
      .map(({ rgb }) => rgb);
    const pieces = piecesOf(video.placementAt(bar.index), bar);
    const [isMerged, isBroken] = [frames.length > 1, pieces.length > 1];
    return [
      {
        row,
        from: pieces[0]?.from ?? bar.from,
        to: pieces.at(-1)?.to ?? bar.to,
        ...(isBroken && { pieces }),
        shots: frames.length,
        colors: isMerged ? colors : null,
      },
    ];
  });
};

/** A frame as shown on its card: its first palette may have been regenerated. */
export const readSheetFrame = async (
  video: Pick<Video, 'readRow' | 'dominantOf'>,
  { row, from, to, pieces, shots, colors }: SheetCard,
  frameRate: number | null,
): Promise<SheetFrame> => {
  const frame = await video.readRow(row);
  const shown = colors ?? frame?.palettes[0] ?? video.dominantOf(row).map(({ rgb }) => rgb);
  const parts = [
    timecode(from, frameRate),
    ...(to === null ? [] : [lengthOf(pieces ?? [{ from, to }], frameRate)]),
    ...(shots > 1 ? [mergedShotsMessage(shots)] : []),
  ];
  return {
    time: parts.join(' · '),
    still: frame ?? null,
    hexes: shown.map((rgb) => formatHex(colorFromPacked(rgb))),
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
