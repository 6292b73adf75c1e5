import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { csvCell } from '../../../domain/csvCell';
import type { PaletteEntry } from '../../../engine/engine';
import type { DrawnBar } from './timelineBars';

type Row = { readonly timeSeconds: number; readonly dominant: readonly PaletteEntry[] };

export const hexOf = (rgb: number): string => formatHex(colorFromPacked(rgb));

/** Rounded for files: a tenth of a thousandth is nothing that anyone sees. */
export const short = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const SIZE = { width: 1600, height: 200 } as const;

const svgBar = ({ from, to, dominant }: DrawnBar, perSecond: number): string => {
  let top = 0;
  return dominant
    .map(({ rgb, share }) => {
      const height = share * SIZE.height;
      const rect = `<rect x="${short(from * perSecond)}" y="${short(top)}" width="${short((to - from) * perSecond)}" height="${short(height)}" fill="${hexOf(rgb)}"/>`;
      top += height;
      return rect;
    })
    .join('');
};

/** The strip as rectangles, crisp where they meet. */
export const stripSvg = (bars: readonly DrawnBar[], durationSeconds: number): string => {
  const perSecond = SIZE.width / durationSeconds;
  const rows = bars.map((bar) => svgBar(bar, perSecond)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" shape-rendering="crispEdges">\n${rows}\n</svg>\n`;
};

/** One row per frame: its second, then color and share of each of its dominant colors. */
export const stripCsv = (frames: readonly Row[]): string => {
  const most = Math.max(0, ...frames.map(({ dominant }) => dominant.length));
  const columns = Array.from({ length: most }, (_, i) => [`Color ${i + 1}`, `Share ${i + 1}`]);
  const rows = frames.map(({ timeSeconds, dominant }) => [
    short(timeSeconds),
    ...Array.from({ length: most }, (_, i) => {
      const entry = dominant[i];
      return entry ? [hexOf(entry.rgb), short(entry.share)] : ['', ''];
    }).flat(),
  ]);
  return [['Seconds', ...columns.flat()], ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
};
