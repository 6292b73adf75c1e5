import { sameColor } from '../color/color';
import { sameCustomNames } from '../color/customNames';
import type { Palette } from '../color/types';

/** Whether two palettes have the same colors in the same order, however these were written. */
export const samePalette = (a: Palette, b: Palette): boolean =>
  a.length === b.length &&
  a.every((color, i) => {
    const other = b[i];
    // Stryker disable next-line ConditionalExpression: both are equally long
    return other !== undefined && sameColor(color, other);
  });

/** Whether they have the same colors under the same names, so that they would be saved identically. */
export const sameNamedPalette = (a: Palette, b: Palette): boolean =>
  samePalette(a, b) && sameCustomNames(a, b);
