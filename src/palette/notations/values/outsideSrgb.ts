import type { CssColor } from '../../../color/parseCssColor';
import type { Color } from '../../../color/types';

/** Which colors stand for one that sRGB does not have is kept beside them: they hold nothing but a color of sRGB. */
const brought = new WeakSet<Color>();

/** The color in sRGB; remembers whether another one was written. */
export const inSrgb = (css: CssColor | null): Color | null => {
  if (css && css.wide !== null) brought.add(css.color);
  return css?.color ?? null;
};

/** Whether the value that a color was read of lies outside sRGB. */
export const wasOutsideSrgb = (color: Color): boolean => brought.has(color);
