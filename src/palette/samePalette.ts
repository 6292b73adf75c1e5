import { sameColor } from '../color/color';
import type { Palette } from '../color/types';

/** Whether two palettes show the same colors in the same order, however those are written. */
export const samePalette = (a: Palette, b: Palette): boolean =>
  a.length === b.length &&
  a.every((color, i) => {
    const other = b[i];
    // Stryker disable next-line ConditionalExpression: both are equally long
    return other !== undefined && sameColor(color, other);
  });
