import { colorFromPacked } from '../../../../color/color';
import { formatHex } from '../../../../color/format';
import type { Film, FilmFrame } from '../../../../state/film/film';
import { lengthBetween, timecode } from '../../timecode';
import type { Bar } from '../timelineBars';

/** What a cell of the sheet shows. */
export type SheetFrame = {
  /** Where its part of the film begins, and where that is known how long it lasts: '00:00:04:00 · 3 s 12 f'. */
  readonly time: string;
  /** Null where the device has lost it. */
  readonly still: Pick<FilmFrame, 'thumbnail' | 'width' | 'height'> | null;
  readonly hexes: readonly string[];
};

/** A frame as its card shows it: its first palette may have been regenerated. */
export const readSheetFrame = async (
  film: Pick<Film, 'read' | 'dominantAt' | 'timeAt' | 'endAt'>,
  { index }: Bar,
  frameRate: number | null,
): Promise<SheetFrame> => {
  const frame = await film.read(index);
  const colors = frame?.palettes[0] ?? film.dominantAt(index).map(({ rgb }) => rgb);
  // Its own, also where its shot began before the in point.
  const start = timecode(film.timeAt(index), frameRate);
  const end = film.endAt(index);
  return {
    time: end === null ? start : `${start} · ${lengthBetween(film.timeAt(index), end, frameRate)}`,
    still: frame ?? null,
    hexes: colors.map((rgb) => formatHex(colorFromPacked(rgb))),
  };
};

/** At most so many, evenly spread from the first to the last. */
export const spreadEvenly = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  if (items.length <= most) return items;
  if (most <= 1) return items.slice(0, most);
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => items[Math.round(i * step)]).filter(
    (item) => item !== undefined,
  );
};
