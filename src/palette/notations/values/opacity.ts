import type { Color } from '../../../color/types';
import type { AlphaPlace } from './alphaPlace';

/** Colors have no opacity, so that which ones were read of a see-through value is kept beside them. */
const translucent = new WeakSet<Color>();

const HEX_DIGITS = /^#([0-9a-f]{4}|[0-9a-f]{8})$/i;
/** Behind a slash, or as the fourth value between commas, or the one behind a hex in Sass. */
const WRITTEN =
  /(?:\/|^(?:rgb|hsl)a?\([^,()]+,[^,()]+,[^,()]+,|^rgba?\(\s*(?:#[0-9a-f]+|[a-z]+)\s*,)\s*([\d.]+)(%?)\s*\)$/i;

/** Whether a color, as it is written, lets something through. An opacity that is set elsewhere is not known. */
const isTranslucentText = (text: string, alpha: AlphaPlace): boolean => {
  const digits = HEX_DIGITS.exec(text)?.[1];
  if (digits !== undefined) {
    const count = digits.length / 4;
    return !/^f+$/i.test(alpha === 'first' ? digits.slice(0, count) : digits.slice(-count));
  }
  const written = WRITTEN.exec(text);
  return Number(written?.[1]) < (written?.[2] === '%' ? 100 : 1);
};

/** The same color; remembers where its opacity was left out. */
export const noteOpacity = (color: Color | null, text: string, alpha: AlphaPlace): Color | null => {
  if (color && isTranslucentText(text, alpha)) translucent.add(color);
  return color;
};

/** Whether the value that a color was read of had an opacity, which is left out. */
export const lostOpacity = (color: Color): boolean => translucent.has(color);
