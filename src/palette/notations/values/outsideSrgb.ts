import type { CssColor } from '../../../color/parseCssColor';
import type { Color } from '../../../color/types';

/** A `Color` is always in sRGB: this records which ones replace a color outside of it. */
const brought = new WeakSet<Color>();

/** The color in sRGB; records whether it replaces one outside of it. */
export const inSrgb = (css: CssColor | null): Color | null => {
  if (css && css.wide !== null) brought.add(css.color);
  return css?.color ?? null;
};

/** Whether the value that a color was read from lies outside sRGB. */
export const wasOutsideSrgb = (color: Color): boolean => brought.has(color);
