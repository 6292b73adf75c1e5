import { sameColor } from '../color';
import type { Palette } from '../types';
import type { Flags } from './scope';

/** Draws of a random palette before duplicates are accepted. */
export const ATTEMPTS = 10;

/** Whether two colors have the same 8-bit value. Pairs of locked colors, the user's own choice, do not count. */
export const hasDuplicates = (palette: Palette, locked: Flags = []): boolean =>
  palette.some((color, i) =>
    palette.some((other, j) => j > i && !(locked[i] && locked[j]) && sameColor(color, other)),
  );

/** The first of ten draws without duplicates, else the last. */
export const drawDistinct = <T extends { readonly palette: Palette }>(draw: () => T, locked: Flags): T => {
  let drawn = draw();
  for (let attempt = 1; attempt < ATTEMPTS && hasDuplicates(drawn.palette, locked); attempt++) drawn = draw();
  return drawn;
};
