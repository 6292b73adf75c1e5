import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { PaletteEntry } from '../../../engine/engine';
import type { DrawnBar } from './timelineBars';

type Area = { readonly width: number; readonly height: number; readonly durationSeconds: number };

type Surface = Pick<CanvasRenderingContext2D, 'fillRect' | 'clearRect'> & { fillStyle: unknown };

/** What a surface already shows, so that only new parts are drawn. */
export type Drawing = { readonly bars: readonly DrawnBar[]; readonly area: Area };

const isSameArea = (a: Area, b: Area) =>
  a.width === b.width && a.height === b.height && a.durationSeconds === b.durationSeconds;

type Colored = Pick<DrawnBar, 'from' | 'to' | 'dominant'>;

const isSameColored = (a: Colored, b: Colored): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  a.dominant.length === b.dominant.length &&
  a.dominant.every(({ rgb, share }, i) => rgb === b.dominant[i]?.rgb && share === b.dominant[i].share);

const isSameBar = (a: DrawnBar, b: DrawnBar | undefined): boolean => {
  if (!b || !isSameColored(a, b)) return false;
  return a.into && b.into ? isSameColored(a.into, b.into) : a.into === b.into;
};

/** The first bar that has changed since the last drawing; bars are sorted by time. */
const firstNew = (bars: readonly DrawnBar[], area: Area, drawing: Drawing | null): number => {
  if (!drawing || !isSameArea(drawing.area, area)) return 0;
  const first = bars.findIndex((bar, i) => !isSameBar(bar, drawing.bars[i]));
  return first === -1 ? bars.length : first;
};

type Column = { readonly left: number; readonly right: number; readonly height: number };

/** Stacks colors by share. */
const fillStack = (
  surface: Surface,
  dominant: readonly PaletteEntry[],
  { left, right, height }: Column,
  opacity: string,
): void => {
  let share = 0;
  dominant.forEach((entry, i) => {
    const top = Math.round(share * height);
    share += entry.share;
    const bottom = i === dominant.length - 1 ? height : Math.round(share * height);
    surface.fillStyle = `${formatHex(colorFromPacked(entry.rgb))}${opacity}`;
    surface.fillRect(left, top, right - left, bottom - top);
  });
};

/** Two hex digits of alpha, to append to a color. */
const opacityOf = (share: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, share)))
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

/**
 * Draws each bar's colors stacked by share; in a transition the colors of its end are drawn over them with alpha rising
 * column by column. Edges are on whole pixels, so that there are no seams. As a strip grows at its end several times a
 * second, the part recorded in `drawing` is not redrawn.
 */
export const drawTimeline = (
  surface: Surface,
  bars: readonly DrawnBar[],
  area: Area,
  drawing: Drawing | null,
): Drawing => {
  const { width, height, durationSeconds } = area;
  const toPixel = (seconds: number) => Math.round((seconds / durationSeconds) * width);
  const first = firstNew(bars, area, drawing);
  const starts = [bars, drawing?.bars ?? []].map((list) => toPixel(list[first]?.from ?? durationSeconds));
  const cleared = first === 0 ? 0 : Math.min(...starts);
  surface.clearRect(cleared, 0, width - cleared, height);
  for (const { from, to, dominant, into } of bars.slice(first)) {
    const left = toPixel(from);
    const right = Math.max(left + 1, toPixel(to));
    fillStack(surface, dominant, { left, right, height }, '');
    if (!into) continue;
    for (let x = left; x < right; x += 1) {
      const seconds = ((x + 0.5) / width) * durationSeconds;
      const share = (seconds - into.from) / (into.to - into.from);
      fillStack(surface, into.dominant, { left: x, right: x + 1, height }, opacityOf(share));
    }
  }
  return { bars, area };
};
