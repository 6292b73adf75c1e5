import { sameColor } from '../color/color';
import { sameCustomNames } from '../color/customNames';
import type { Palette } from '../color/types';

/** Whether two palettes show the same colors in the same order, however those are written. */
export const samePalette = (a: Palette, b: Palette): boolean =>
  a.length === b.length &&
  a.every((color, i) => {
    const other = b[i];
    // Stryker disable next-line ConditionalExpression: both are equally long
    return other !== undefined && sameColor(color, other);
  });

/** Whether they are the same colors and these are called the same: what is saved of them is one and the same. */
export const sameNamedPalette = (a: Palette, b: Palette): boolean =>
  samePalette(a, b) && sameCustomNames(a, b);
