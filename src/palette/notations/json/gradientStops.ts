import type { Color } from '../../../color/types';
import { colorFromChannels } from '../values/readColor';

/** A position and three channels, each from 0 to 255, as WLED and FastLED have them. */
const PARTS = 4;
const FIRST = 0;
const LAST = 255;
const OPAQUE = 255;

const isByte = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;

/** In rows of four, whether each has an array of its own or all are in one. */
const rowsOf = (list: readonly unknown[]): readonly (readonly number[])[] | null => {
  const values = list.every((row) => Array.isArray(row) && row.length === PARTS) ? list.flat() : list;
  if (values.length < 2 * PARTS || values.length % PARTS !== 0 || !values.every(isByte)) return null;
  return Array.from({ length: values.length / PARTS }, (_, i) => values.slice(i * PARTS, (i + 1) * PARTS));
};

/** The colors of stops, [0, 255, 0, 0, 255, 0, 0, 255] or [[0, 255, 0, 0], [255, 0, 0, 255]]; null for other lists. */
export const gradientStops = (list: readonly unknown[]): readonly Color[] | null => {
  const rows = rowsOf(list);
  if (!rows) return null;
  const positions = rows.map(([position = 0]) => position);
  const isAscending = positions.every((position, i) => position >= (positions[i - 1] ?? FIRST));
  if (positions[0] !== FIRST || positions.at(-1) !== LAST || !isAscending) return null;
  // Red, green, blue and the opacity.
  const ends = rows.map((row) => row[PARTS - 1] ?? 0);
  if (ends.every((end) => end === OPAQUE) || (Array.isArray(list[0]) && ends.every((end) => end <= 1)))
    return null;
  return rows.flatMap((row) => colorFromChannels(row.slice(1)) ?? []);
};
