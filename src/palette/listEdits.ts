import { PALETTE_MAX, PALETTE_MIN } from '../color/paletteSize';
import type { Color } from '../color/types';

/**
 * The palette after an edit, and the index that is selected then. Edits move items as they are: an item may be more
 * than a color, such as a color with its lock.
 */
export type PaletteEdit<T = Color> = { readonly palette: readonly T[]; readonly selected: number };

const hasIndex = (palette: readonly unknown[], index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < palette.length;

/** Puts the color before `index` (the length appends) and selects it. Null at 9 colors. */
export const insertColor = <T>(palette: readonly T[], index: number, color: T): PaletteEdit<T> | null => {
  const fits = index === palette.length || hasIndex(palette, index);
  if (!fits || palette.length >= PALETTE_MAX) return null;
  return { palette: palette.toSpliced(index, 0, color), selected: index };
};

/** Puts a copy after the color and selects the copy. Null at 9 colors. */
export const duplicateColor = <T>(palette: readonly T[], index: number): PaletteEdit<T> | null => {
  const color = palette[index];
  return color === undefined ? null : insertColor(palette, index + 1, color);
};

/** Selects the color that moves up, or the last one. Null at 2 colors. */
export const removeColor = <T>(palette: readonly T[], index: number): PaletteEdit<T> | null => {
  if (!hasIndex(palette, index) || palette.length <= PALETTE_MIN) return null;
  return { palette: palette.toSpliced(index, 1), selected: Math.min(index, palette.length - 2) };
};

/** Reverses the order; the same color stays selected. */
export const mirrorPalette = <T>(palette: readonly T[], selected: number): PaletteEdit<T> | null =>
  hasIndex(palette, selected)
    ? { palette: palette.toReversed(), selected: palette.length - 1 - selected }
    : null;

/** The new index of the item at `index` after the one at `from` has moved to `to`. */
const indexAfterMove = (index: number, from: number, to: number): number => {
  if (index === from) return to;
  // Stryker disable next-line EqualityOperator: what stands at `from` is known by now
  if (from < index && index <= to) return index - 1;
  // Stryker disable next-line EqualityOperator: as above
  return to <= index && index < from ? index + 1 : index;
};

/** Takes the color at `from` to index `to`; the same color stays selected. Null for an index outside. */
export const moveColor = <T>(
  palette: readonly T[],
  from: number,
  to: number,
  selected: number,
): PaletteEdit<T> | null => {
  const color = palette[from];
  if (color === undefined || !hasIndex(palette, to) || !hasIndex(palette, selected)) return null;
  return {
    palette: palette.toSpliced(from, 1).toSpliced(to, 0, color),
    selected: indexAfterMove(selected, from, to),
  };
};
