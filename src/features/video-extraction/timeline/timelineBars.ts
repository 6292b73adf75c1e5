import type { PaletteEntry } from '../../../engine/engine';

/** The part of the strip that stands for one frame, in seconds of the video. */
export type Bar = { readonly index: number; readonly from: number; readonly to: number };

/** A bar with its colors, the largest share first. */
export type DrawnBar = Bar & {
  readonly dominant: readonly PaletteEntry[];
  /** Of a transition: what it goes over into, evenly between these times; the bar may be a part of it. */
  readonly into?: { readonly dominant: readonly PaletteEntry[]; readonly from: number; readonly to: number };
};

/** Frames by their times, in seconds of the video. */
type Times = {
  readonly count: number;
  readonly timeAt: (index: number) => number;
  /** Where a frame's part of the video ends, where that is known: a shot does not last through the dissolve after it. */
  readonly endAt?: (index: number) => number | null;
};

type Span = {
  /** Of the whole strip: the video, or as far as it is known. */
  readonly durationSeconds: number;
  /** Seconds between frames; null where each frame lasts until the next. */
  readonly seconds: number | null;
};

/** One bar per frame: each lasts as long as its shot, or for its interval, or until the next frame. */
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

/** The same for a video that grows: of the last bars those that would be the same stay, which are thousands. */
export const createTimelineBars = (): ((times: Times, span: Span) => readonly Bar[]) => {
  let last: readonly Bar[] = [];
  return (times, span) => {
    last = timelineBars(times, span, last);
    return last;
  };
};

/** How long the strip is: the video, or what has been read of one whose length nobody knows. */
export const stripSeconds = (
  durationSeconds: number | null,
  { count, timeAt }: Times,
  seconds: number | null,
): number => durationSeconds ?? (count > 0 ? timeAt(count - 1) : 0) + (seconds ?? 1);

/** Narrower bars are drawn together: a pixel cannot be parted by more. */
const MIN_BAR_PX = 3;

const endingAt = <Item extends Bar>(bar: Item, to: number): Item => ({ ...bar, to });

/** The bars that are drawn: of those that would be narrower than 3 px only as many as have room, evenly spread. */
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

/** The bar at a time of the video: the last one that has begun. With `isExact`, none beyond the end of the last. */
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

/** Whole steps that clocks have, in seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];

/** Times under the strip, at most `most` steps of a round length; the end comes last. */
export const axisTimes = (durationSeconds: number, most: number): readonly number[] => {
  const step = STEPS.find((candidate) => durationSeconds / candidate <= most) ?? durationSeconds;
  const count = Math.max(1, Math.floor(durationSeconds / step + 1e-6));
  const times = Array.from({ length: count + 1 }, (_, i) => i * step).filter(
    // The end has its own label, and room for it.
    (time) => time === 0 || durationSeconds - time > step * 0.6,
  );
  return durationSeconds > 0 ? [...times, durationSeconds] : [0];
};
