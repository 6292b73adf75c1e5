import type { PackedRgb, PaletteEntry } from '../../../engine/engine';
import type { ShotEntry } from '../../../engine/shots/shot';
import type { Video } from '../../../state/video/video';
import { createFramesOf, createShotFrames, type ShotFrame } from '../edits/shotFrames';
import { emptyFrame } from './emptyFrame';
import type { Bar, DrawnBar } from './timelineBars';

/** Colors: those of a captured frame, or a single one. */
type Colors = { readonly row: number } | { readonly rgb: PackedRgb };

/** A part of the strip. */
export type StripPart = Bar & {
  /** Omitted for the colors of the bar's own frame. */
  readonly colors?: Colors;
  /** For a transition: the colors at its end, and its start and end, which may lie outside the part. */
  readonly into?: { readonly colors: Colors; readonly from: number; readonly to: number };
};

/** The transition between two shots, which belongs to neither. Its index is that of the shot it leads into. */
export type Transition = Bar & {
  readonly kind: ShotEntry;
  /** The captured frame of the shot before it, and of the one after it. */
  readonly before: number;
  readonly after: number;
};

/** Times are rounded to microseconds: shots with a smaller gap are adjacent. */
const ROUNDING_SECONDS = 0.0001;

/** Frames at intervals are not shots, so there are no transitions. */
const isOfShots = (video: Video, bars: readonly Bar[]): boolean =>
  bars[0] !== undefined && video.endAt(bars[0].index) !== null;

/** All frames of the shots of bars and of the adjacent shots, whose transitions may reach into the part. */
const framesAround = (video: Video, bars: readonly Bar[]): readonly ShotFrame[] => {
  const framesOf = createShotFrames(video);
  const first = (bars[0]?.index ?? 0) - 1;
  const count = (bars.at(-1)?.index ?? first) + 2 - first;
  return Array.from({ length: count }, (_, i) => first + i).flatMap(framesOf);
};

const between = (frames: readonly ShotFrame[]): readonly Transition[] =>
  frames.slice(1).flatMap(({ index, from, row, entry }, i) => {
    const before = frames[i];
    // A shot that begins anew, after a damaged part, has no transition into it.
    if (!before || entry === null || entry === 'start' || from - before.to < ROUNDING_SECONDS) return [];
    return [{ index, from: before.to, to: from, kind: entry, before: before.row, after: row }];
  });

/** The transitions between shots, including those within merged shots, by time. */
export const transitionsOf = (video: Video, bars: readonly Bar[]): readonly Transition[] =>
  isOfShots(video, bars) ? between(framesAround(video, bars)) : [];

/** A drawn transition: from the colors of one shot to those of the next; a fade passes through an empty frame. */
const drawTransition = (
  { index, from, to, kind, before, after }: Transition,
  video: Video,
): readonly StripPart[] => {
  const [start, end] = [{ row: before }, { row: after }];
  const empty = kind === 'fade' ? emptyFrame(video.means(), { from, to }) : null;
  if (!empty) return [{ index, from, to, colors: start, into: { colors: end, from, to } }];
  const { seconds, rgb } = empty;
  return [
    { index, from, to: seconds, colors: start, into: { colors: { rgb }, from, to: seconds } },
    { index, from: seconds, to, colors: { rgb }, into: { colors: end, from: seconds, to } },
  ];
};

const cutTo = (part: StripPart, from: number, to: number): StripPart => ({ ...part, from, to });

/**
 * What the strip shows between two times, in order: each shot in its colors, merged shots in those of each, and the
 * transitions between them. Bars of frames at intervals are returned as they are.
 */
export const stripParts = (
  video: Video,
  bars: readonly Bar[],
  span: { readonly from: number; readonly to: number },
): readonly StripPart[] => {
  if (!isOfShots(video, bars)) return bars;
  const frames = framesAround(video, bars);
  const shots = frames.map(({ index, from, to, row }) => ({ index, from, to, colors: { row } }));
  return [...shots, ...between(frames).flatMap((transition) => drawTransition(transition, video))]
    .map((part) => cutTo(part, Math.max(part.from, span.from), Math.min(part.to, span.to)))
    .filter(({ from, to }) => to > from)
    .toSorted((one, other) => one.from - other.from);
};

/** Adds colors to parts. */
export const coloredParts = (video: Video, parts: readonly StripPart[]): readonly DrawnBar[] => {
  const dominantOf = (index: number, colors: Colors | undefined): readonly PaletteEntry[] => {
    if (!colors) return video.dominantAt(index);
    return 'row' in colors ? video.dominantOf(colors.row) : [{ rgb: colors.rgb, share: 1 }];
  };
  return parts.map(({ index, from, to, colors, into }) => {
    const dominant = dominantOf(index, colors);
    if (!into) return { index, from, to, dominant };
    const end = { dominant: dominantOf(index, into.colors), from: into.from, to: into.to };
    return { index, from, to, dominant, into: end };
  });
};

/** Finds the colors of a bar, the largest share first: for merged shots those of all, weighted by duration. */
export const createColorsOf = (video: Video): ((bar: Bar) => readonly PaletteEntry[]) => {
  const framesOf = createFramesOf(video);
  return (bar) => {
    const frames = framesOf(bar);
    if (frames.length < 2) return frames[0] ? video.dominantOf(frames[0].row) : video.dominantAt(bar.index);
    const seconds = frames.reduce((sum, { from, to }) => sum + to - from, 0);
    const shares = new Map<PackedRgb, number>();
    for (const { row, from, to } of frames)
      for (const { rgb, share } of video.dominantOf(row))
        shares.set(rgb, (shares.get(rgb) ?? 0) + (share * (to - from)) / seconds);
    return [...shares]
      .map(([rgb, share]) => ({ rgb, share }))
      .toSorted((one, other) => other.share - one.share);
  };
};
