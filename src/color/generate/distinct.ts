import { sameColor } from '../color';
import type { Palette } from '../types';
import type { Flags } from './scope';

/** How often a random palette is drawn again to be free of duplicates. */
export const ATTEMPTS = 10;

/** Whether two colors show as the same hex. Two locked colors are as the user wants them, and do not count. */
export const hasDuplicates = (palette: Palette, locked: Flags = []): boolean =>
  palette.some((color, i) =>
    palette.some((other, j) => j > i && !(locked[i] && locked[j]) && sameColor(color, other)),
  );

/** The first of ten draws without duplicates, else the last one. */
export const drawDistinct = <T extends { readonly palette: Palette }>(draw: () => T, locked: Flags): T => {
  let drawn = draw();
  for (let attempt = 1; attempt < ATTEMPTS && hasDuplicates(drawn.palette, locked); attempt++) drawn = draw();
  return drawn;
};
