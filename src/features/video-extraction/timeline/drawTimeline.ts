import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Bar } from './timelineBars';

type Area = { readonly width: number; readonly height: number; readonly durationSeconds: number };

type Surface = Pick<CanvasRenderingContext2D, 'fillRect' | 'clearRect'> & { fillStyle: unknown };

/** Each bar's colors stacked by their shares. Edges fall on whole pixels, so that no seam shows between bars. */
export const drawTimeline = (
  surface: Surface,
  bars: readonly Bar[],
  { width, height, durationSeconds }: Area,
): void => {
  surface.clearRect(0, 0, width, height);
  for (const { from, to, dominant } of bars) {
    const left = Math.round((from / durationSeconds) * width);
    const right = Math.max(left + 1, Math.round((to / durationSeconds) * width));
    let share = 0;
    dominant.forEach((entry, i) => {
      const top = Math.round(share * height);
      share += entry.share;
      const bottom = i === dominant.length - 1 ? height : Math.round(share * height);
      surface.fillStyle = formatHex(colorFromPacked(entry.rgb));
      surface.fillRect(left, top, right - left, bottom - top);
    });
  }
};
