import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Bar } from './timelineBars';

type Area = { readonly width: number; readonly height: number; readonly durationSeconds: number };

type Surface = Pick<CanvasRenderingContext2D, 'fillRect' | 'clearRect'> & { fillStyle: unknown };

/** What a surface shows: enough to draw only what is new. */
export type Drawing = { readonly bars: readonly Bar[]; readonly area: Area };

const isSameArea = (a: Area, b: Area) =>
  a.width === b.width && a.height === b.height && a.durationSeconds === b.durationSeconds;

/** The first bar that the drawing does not show as it is now; the bars are in order of time. */
const firstNew = (bars: readonly Bar[], area: Area, drawing: Drawing | null): number => {
  if (!drawing || !isSameArea(drawing.area, area)) return 0;
  const first = bars.findIndex(({ from, to, dominant }, i) => {
    const shown = drawing.bars[i];
    return shown?.from !== from || shown.to !== to || shown.dominant !== dominant;
  });
  return first === -1 ? bars.length : first;
};

/**
 * Each bar's colors stacked by their shares. Edges fall on whole pixels, so that no seam shows between bars.
 * A strip grows at its end, several times a second: what `drawing` says is there already stays.
 */
export const drawTimeline = (
  surface: Surface,
  bars: readonly Bar[],
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
