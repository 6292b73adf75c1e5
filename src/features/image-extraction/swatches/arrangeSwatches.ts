import { packRgb } from '../../../color/color';
import { rgbToOklab } from '../../../color/oklab';
import { sortSwatches, type SortMode } from '../../../color/sortSwatches';
import type { Color } from '../../../color/types';
import type { SwatchOrder } from './swatchOrder';

/** How the cells are arranged: hues run down the columns of a wide grid, everything else in reading order. */
export type GridShape = {
  readonly columns: number;
  readonly rows: number;
  readonly flow: 'column' | 'row';
};

/** From this many columns on, a column is short enough to be seen as one hue. */
const WIDE_COLUMNS = 40;

export const gridShape = (count: number, columns: number, mode: SortMode): GridShape => ({
  columns,
  rows: Math.max(1, Math.ceil(count / columns)),
  flow: mode === 'hue' && columns >= WIDE_COLUMNS ? 'column' : 'row',
});

/** Light to dark within each line, so that a line of one hue looks like a ramp. */
const rampLines = (colors: readonly Color[], lineLength: number): Color[] => {
  const rows = colors.map((color, i) => ({
    color,
    line: Math.floor(i / lineLength),
    lightness: rgbToOklab(color.rgb).okL,
  }));
  rows.sort((a, b) => a.line - b.line || b.lightness - a.lightness);
  return rows.map(({ color }) => color);
};

/** Cells in display order, as indexes into `colors`. Colors must be unique. */
export const arrangeSwatches = (
  colors: readonly Color[],
  { mode, direction }: SwatchOrder,
  { columns, rows, flow }: GridShape,
): readonly number[] => {
  const cells = new Map(colors.map((color, cell) => [packRgb(color.rgb), cell]));
  const sorted = sortSwatches(colors, mode, direction);
  const drawn = mode === 'hue' ? rampLines(sorted, flow === 'column' ? rows : columns) : sorted;
  return drawn.map((color) => cells.get(packRgb(color.rgb)) ?? 0);
};
