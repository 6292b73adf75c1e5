import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { DrawnBar } from './timelineBars';

type Area = { readonly width: number; readonly height: number; readonly durationSeconds: number };

type Surface = Pick<CanvasRenderingContext2D, 'fillRect' | 'clearRect'> & { fillStyle: unknown };

/** What a surface shows: enough to draw only what is new. */
export type Drawing = { readonly bars: readonly DrawnBar[]; readonly area: Area };

const isSameArea = (a: Area, b: Area) =>
  a.width === b.width && a.height === b.height && a.durationSeconds === b.durationSeconds;

const isSameBar = (a: DrawnBar, b: DrawnBar | undefined): boolean =>
  a.from === b?.from &&
  a.to === b.to &&
  a.dominant.length === b.dominant.length &&
  a.dominant.every(({ rgb, share }, i) => rgb === b.dominant[i]?.rgb && share === b.dominant[i].share);

/** The first bar that the drawing does not show as it is now; the bars are in order of time. */
const firstNew = (bars: readonly DrawnBar[], area: Area, drawing: Drawing | null): number => {
  if (!drawing || !isSameArea(drawing.area, area)) return 0;
  const first = bars.findIndex((bar, i) => !isSameBar(bar, drawing.bars[i]));
  return first === -1 ? bars.length : first;
};

/**
 * Each bar's colors stacked by their shares. Edges fall on whole pixels, so that no seam shows between bars.
 * A strip grows at its end, several times a second: what `drawing` says is there already stays.
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
  for (const { from, to, dominant } of bars.slice(first)) {
    const left = toPixel(from);
    const right = Math.max(left + 1, toPixel(to));
    let share = 0;
    dominant.forEach((entry, i) => {
      const top = Math.round(share * height);
      share += entry.share;
      const bottom = i === dominant.length - 1 ? height : Math.round(share * height);
      surface.fillStyle = formatHex(colorFromPacked(entry.rgb));
      surface.fillRect(left, top, right - left, bottom - top);
    });
  }
  return { bars, area };
};
