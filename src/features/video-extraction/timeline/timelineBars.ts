import type { PaletteEntry } from '../../../engine/engine';

/** The part of the strip that represents one frame, in seconds of the video. */
export type Bar = { readonly index: number; readonly from: number; readonly to: number };

/** A bar with its colors, the largest share first. */
export type DrawnBar = Bar & {
  readonly dominant: readonly PaletteEntry[];
  /** For a transition: the target colors, blended linearly between these times; the bar may be a part of it. */
  readonly into?: { readonly dominant: readonly PaletteEntry[]; readonly from: number; readonly to: number };
};

/** The start times of frames, in seconds of the video. */
type Times = {
  readonly count: number;
  readonly timeAt: (index: number) => number;
  /** The end of a frame's part of the video, if known: a shot ends before the dissolve that follows it. */
  readonly endAt?: (index: number) => number | null;
};

type Span = {
  /** Length of the whole strip: of the video, or as far as it is known. */
  readonly durationSeconds: number;
  /** Seconds between frames; null if each frame lasts until the next. */
  readonly seconds: number | null;
};

/** One bar per frame: it lasts as long as its shot, or its interval, or until the next frame. */
export const timelineBars = (
  { count, timeAt, endAt }: Times,
  { durationSeconds, seconds }: Span,
  known: readonly Bar[] = [],
): readonly Bar[] =>
  Array.from({ length: count }, (_, index) => {
    const from = timeAt(index);
    const next = index + 1 < count ? timeAt(index + 1) : durationSeconds;
    const end = endAt?.(index) ?? Math.min(next, seconds === null ? next : from + seconds);
    const to = Math.min(end, durationSeconds);
    const last = known[index];
    return last?.from === from && last.to === to ? last : { index, from, to };
  });

/** The same for a growing video: unchanged bars, of which there are thousands, are reused. */
export const createTimelineBars = (): ((times: Times, span: Span) => readonly Bar[]) => {
  let last: readonly Bar[] = [];
  return (times, span) => {
    last = timelineBars(times, span, last);
    return last;
  };
};

/**
 * Length of the strip: the video's, or what has been read if that is unknown. A last frame without an end lasts for its
 * interval, or a second.
 */
export const stripSeconds = (
  durationSeconds: number | null,
  { count, timeAt, endAt, readUntil }: Times & { readonly readUntil: () => number | null },
  seconds: number | null,
): number => {
  if (durationSeconds !== null) return durationSeconds;
  const last = count - 1;
  const end = endAt?.(last) ?? (count > 0 ? timeAt(last) : 0) + (seconds ?? 1);
  // Past the last frame if that was removed, or the shot after it has not ended yet.
  return Math.max(end, (readUntil() ?? 0) + (seconds ?? 0));
};

/** Narrower bars are combined, to fit whole pixels. */
const MIN_BAR_PX = 3;

const endingAt = <Item extends Bar>(bar: Item, to: number): Item => ({ ...bar, to });

/** The bars to draw: if they would be narrower than 3 px only as many as fit, evenly spread. */
export const drawnBars = <Item extends Bar>(
  bars: readonly Item[],
  durationSeconds: number,
  width: number,
): readonly Item[] => {
  const most = Math.max(1, Math.floor(width / MIN_BAR_PX));
  if (bars.length <= most || durationSeconds <= 0) return bars;
  const drawn: { readonly bar: Item; to: number }[] = [];
  let lastSlot = -1;
  for (const bar of bars) {
    const slot = Math.floor((bar.from / durationSeconds) * most);
    const last = drawn.at(-1);
    if (last && slot === lastSlot) last.to = bar.to;
    else drawn.push({ bar, to: bar.to });
    lastSlot = slot;
  }
  return drawn.map(({ bar, to }) => endingAt(bar, to));
};

/** The bar at a time of the video: the last one that has started. With `isExact`, none after the end of the last. */
export const barAt = (bars: readonly Bar[], seconds: number, isExact = false): Bar | null => {
  let low = 0;
  let high = bars.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bars[middle]?.from ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  const bar = bars[Math.max(0, low - 1)] ?? null;
  return isExact && bar && seconds > bar.to ? null : bar;
};

/** The bar that a time lies in, the last one also at its very end, where players stop; null between bars. */
export const barWith = (bars: readonly Bar[], seconds: number): Bar | null => {
  const bar = barAt(bars, seconds, true);
  const isIn = bar && seconds >= bar.from && (seconds < bar.to || bar === bars.at(-1));
  return isIn ? bar : null;
};

/** Round steps of time, in seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];

/** Time labels of the strip: at most `most` steps of a round length; the end comes last. */
export const axisTimes = (durationSeconds: number, most: number): readonly number[] => {
  const step = STEPS.find((candidate) => durationSeconds / candidate <= most) ?? durationSeconds;
  const count = Math.max(1, Math.floor(durationSeconds / step + 1e-6));
  const times = Array.from({ length: count + 1 }, (_, i) => i * step).filter(
    // The end has its own label, which needs room.
    (time) => time === 0 || durationSeconds - time > step * 0.6,
  );
  return durationSeconds > 0 ? [...times, durationSeconds] : [0];
};
