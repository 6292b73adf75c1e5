import type { Color, Palette } from './types';

/** Colours in a palette. */
export const PALETTE_MIN = 2;
export const PALETTE_MAX = 9;

/** The palette after an edit, with the index that is selected then. */
export type PaletteEdit = { readonly palette: Palette; readonly selected: number };

const hasIndex = (palette: Palette, index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < palette.length;

/** Puts the colour before `index` (the length appends) and selects it. Null at 9 colours. */
export const insertColor = (palette: Palette, index: number, color: Color): PaletteEdit | null => {
  const fits = index === palette.length || hasIndex(palette, index);
  if (!fits || palette.length >= PALETTE_MAX) return null;
  return { palette: palette.toSpliced(index, 0, color), selected: index };
};

/** Puts a copy after the colour and selects the copy. Null at 9 colours. */
export const duplicateColor = (palette: Palette, index: number): PaletteEdit | null => {
  const color = palette[index];
  return color ? insertColor(palette, index + 1, color) : null;
};

/** Selects the colour that moves up, or the last one. Null at 2 colours. */
export const removeColor = (palette: Palette, index: number): PaletteEdit | null => {
  if (!hasIndex(palette, index) || palette.length <= PALETTE_MIN) return null;
  return { palette: palette.toSpliced(index, 1), selected: Math.min(index, palette.length - 2) };
};

/** Reverses the order; the same colour stays selected. */
export const mirrorPalette = (palette: Palette, selected: number): PaletteEdit | null =>
  hasIndex(palette, selected)
    ? { palette: palette.toReversed(), selected: palette.length - 1 - selected }
    : null;

/** Where `index` is found after the colour at `from` has moved to `to`. */
const indexAfterMove = (index: number, from: number, to: number): number => {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
};

/** Takes the colour at `from` to index `to`; the same colour stays selected. Null for an index outside. */
export const moveColor = (
  palette: Palette,
  from: number,
  to: number,
  selected: number,
): PaletteEdit | null => {
  const color = palette[from];
  if (!color || !hasIndex(palette, to) || !hasIndex(palette, selected)) return null;
  return {
    palette: palette.toSpliced(from, 1).toSpliced(to, 0, color),
    selected: indexAfterMove(selected, from, to),
  };
};
