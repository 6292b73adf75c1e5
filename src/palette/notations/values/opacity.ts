import type { Color } from '../../../color/types';
import type { AlphaPlace } from './alphaPlace';

/** A `Color` has no opacity: this records those, from 0 to 1, of colors that were read from translucent values. */
const translucent = new WeakMap<Color, number>();

const HEX_DIGITS = /^#([0-9a-f]{4}|[0-9a-f]{8})$/i;
/** After a slash, as the fourth value between commas, or after a hex or word in Sass. */
const WRITTEN =
  /(?:\/|^(?:rgb|hs[lbv])a?\([^,()]+,[^,()]+,[^,()]+,|^rgba?\(\s*(?:#[0-9a-f]+|[a-z]+)\s*,)\s*([\d.]+)(%?)\s*\)$/i;

/** The opacity that a color is written with, from 0 to 1; NaN where it has none, or one that is set elsewhere. */
const writtenOpacity = (text: string, alpha: AlphaPlace): number => {
  const digits = HEX_DIGITS.exec(text)?.[1];
  if (digits !== undefined) {
    const count = digits.length / 4;
    const own = alpha === 'first' ? digits.slice(0, count) : digits.slice(-count);
    return Number.parseInt(own, 16) / (16 ** count - 1);
  }
  const [, number, sign] = WRITTEN.exec(text) ?? [];
  return Number(number) / (sign === '%' ? 100 : 1);
};

/** Returns the color, and records whether an opacity was dropped. */
export const noteOpacity = (color: Color | null, text: string, alpha: AlphaPlace): Color | null => {
  const opacity = writtenOpacity(text, alpha);
  if (color && opacity < 1) translucent.set(color, opacity);
  return color;
};

/** Whether a color is written with an opacity of 0, so that nobody sees it: '#0000', 'rgba(0, 0, 0, 0)'. */
export const isUnseen = (text: string, alpha: AlphaPlace): boolean => writtenOpacity(text, alpha) === 0;

/** An opacity from 0 to 1 that may be written from 0 to 255. */
export const alphaOf = (value: number): number => (value > 1 ? Math.min(1, value / 255) : value);

/**
 * The opacity from 0 to 1 in a cell, an attribute or a value of JSON; undefined if that is no number. 100 are percent,
 * as 100 of 255 is rarer than that.
 */
export const opacityIn = (value: unknown): number | undefined => {
  const [, written = 'none', sign] =
    typeof value === 'string' ? (/^\s*(\S+?)\s{0,4}(%?)\s*$/.exec(value) ?? []) : [];
  if (sign === '%') return Number(written) / 100;
  const number = typeof value === 'number' ? value : Number(written);
  if (Number.isNaN(number)) return undefined;
  return number === 100 ? 1 : alphaOf(number);
};

/**
 * Records whether an opacity from 0 to 1 beside the channels is dropped. Null for a color that nobody sees, as CSS has
 * it; where its line or place counts, the color may be kept.
 */
export const noteAlpha = (color: Color | null, alpha: number | undefined): Color | null => {
  if (color && alpha !== undefined && alpha < 1) translucent.set(color, alpha);
  return alpha === 0 ? null : color;
};

/** The opacity from 0 to 1 that a color was read with, which is dropped; 1 for an opaque one. */
export const opacityOf = (color: Color): number => translucent.get(color) ?? 1;

/** Whether a color was read from a value with an opacity, which was dropped. */
export const lostOpacity = (color: Color): boolean => translucent.has(color);
