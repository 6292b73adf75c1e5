import type { Color } from '../../../color/types';
import type { AlphaPlace } from './alphaPlace';

/** A `Color` has no opacity: this records which ones were read from translucent values. */
const translucent = new WeakSet<Color>();

const HEX_DIGITS = /^#([0-9a-f]{4}|[0-9a-f]{8})$/i;
/** After a slash, as the fourth value between commas, or after a hex or word in Sass. */
const WRITTEN =
  /(?:\/|^(?:rgb|hsl)a?\([^,()]+,[^,()]+,[^,()]+,|^rgba?\(\s*(?:#[0-9a-f]+|[a-z]+)\s*,)\s*([\d.]+)(%?)\s*\)$/i;

/** Whether a color is translucent as written. An opacity that is set elsewhere is unknown. */
const isTranslucentText = (text: string, alpha: AlphaPlace): boolean => {
  const digits = HEX_DIGITS.exec(text)?.[1];
  if (digits !== undefined) {
    const count = digits.length / 4;
    return !/^f+$/i.test(alpha === 'first' ? digits.slice(0, count) : digits.slice(-count));
  }
  const written = WRITTEN.exec(text);
  return Number(written?.[1]) < (written?.[2] === '%' ? 100 : 1);
};

/** Returns the color, and records whether an opacity was dropped. */
export const noteOpacity = (color: Color | null, text: string, alpha: AlphaPlace): Color | null => {
  if (color && isTranslucentText(text, alpha)) translucent.add(color);
  return color;
};

/** An opacity from 0 to 1 that may be written from 0 to 255. */
export const alphaOf = (value: number): number => (value > 1 ? Math.min(1, value / 255) : value);

/**
 * Records whether an opacity from 0 to 1 beside the channels is dropped. Null for a color that nobody sees, as CSS has
 * it; where its line or place counts, the color may be kept.
 */
export const noteAlpha = (color: Color | null, alpha: number | undefined): Color | null => {
  if (color && alpha !== undefined && alpha < 1) translucent.add(color);
  return alpha === 0 ? null : color;
};

/** Whether a color was read from a value with an opacity, which was dropped. */
export const lostOpacity = (color: Color): boolean => translucent.has(color);
