import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { csvCell } from '../../../domain/csvCell';
import type { PaletteEntry } from '../../../engine/engine';
import type { ShotEntry } from '../../../engine/shots/shot';
import { cutOf } from './cut-list/cuts';
import { timecodeOfFrames } from '../timecode';
import type { Bar, DrawnBar } from './timelineBars';

/** A frame's part of the video with its colors and, for a shot, its transition. */
export type CsvRow = Bar & {
  readonly dominant: readonly PaletteEntry[];
  readonly entry: ShotEntry | null;
};

export const hexOf = (rgb: number): string => formatHex(colorFromPacked(rgb));

/** Rounded to four decimals, more than anyone can see. */
export const short = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const SIZE = { width: 1600, height: 200 } as const;

const svgStack = (
  { from, to }: Pick<Bar, 'from' | 'to'>,
  dominant: readonly PaletteEntry[],
  perSecond: number,
  fillOf: (rgb: number, place: number) => string,
): string => {
  let top = 0;
  return dominant
    .map(({ rgb, share }, place) => {
      const height = share * SIZE.height;
      const rect = `<rect x="${short(from * perSecond)}" y="${short(top)}" width="${short((to - from) * perSecond)}" height="${short(height)}" fill="${fillOf(rgb, place)}"/>`;
      top += height;
      return rect;
    })
    .join('');
};

/** A transition is the colors of its end over those of its beginning, with rising opacity. */
const svgBar = (bar: DrawnBar, number: number, perSecond: number): string => {
  const stack = svgStack(bar, bar.dominant, perSecond, hexOf);
  const { into } = bar;
  if (!into) return stack;
  const opacityAt = (seconds: number): string => short((seconds - into.from) / (into.to - into.from));
  const idOf = (place: number): string => `into-${number}-${place}`;
  const gradients = into.dominant.map(({ rgb }, place) => {
    const stop = (offset: number, seconds: number): string =>
      `<stop offset="${offset}" stop-color="${hexOf(rgb)}" stop-opacity="${opacityAt(seconds)}"/>`;
    return `<linearGradient id="${idOf(place)}">${stop(0, bar.from)}${stop(1, bar.to)}</linearGradient>`;
  });
  const over = svgStack(bar, into.dominant, perSecond, (_, place) => `url(#${idOf(place)})`);
  return `${stack}${gradients.join('')}${over}`;
};

/** The strip as rectangles with crisp edges. */
export const stripSvg = (bars: readonly DrawnBar[], durationSeconds: number): string => {
  const perSecond = SIZE.width / durationSeconds;
  const rows = bars.map((bar, number) => svgBar(bar, number, perSecond)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" shape-rendering="crispEdges">\n${rows}\n</svg>\n`;
};

const TIMES = ['Start', 'End', 'Length', 'Start seconds', 'End seconds', 'Length seconds'] as const;

/**
 * One row per frame: start, end and length as time codes and in seconds, for shots their transition, then color and
 * share of each of the dominant colors. Ends are exclusive. Without a frame rate the time codes have no frames.
 */
export const stripCsv = (frames: readonly CsvRow[], frameRate: number | null): string => {
  const most = Math.max(0, ...frames.map(({ dominant }) => dominant.length));
  const hasEntries = frames.some(({ entry }) => entry !== null);
  const columns = Array.from({ length: most }, (_, i) => [`Color ${i + 1}`, `Share ${i + 1}`]);
  const rows = frames.map(({ from, to, dominant, entry }) => {
    const cut = cutOf({ from, to }, frameRate);
    return [
      ...[cut.from, cut.to, cut.to - cut.from].map((count) => timecodeOfFrames(count, frameRate)),
      ...[from, to, to - from].map(short),
      ...(hasEntries ? [entry ?? ''] : []),
      ...Array.from({ length: most }, (_, i) => {
        const color = dominant[i];
        return color ? [hexOf(color.rgb), short(color.share)] : ['', ''];
      }).flat(),
    ];
  });
  return [[...TIMES, ...(hasEntries ? ['Entry'] : []), ...columns.flat()], ...rows]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('');
};
