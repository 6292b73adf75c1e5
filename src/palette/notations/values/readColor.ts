import { colorFromRgb } from '../../../color/color';
import { parseHex } from '../../../color/parse';
import { parseCssColor } from '../../../color/parseCssColor';
import type { Color } from '../../../color/types';

const HEX_WITH_ALPHA = /^#([0-9a-f]{3})[0-9a-f]$|^#([0-9a-f]{6})[0-9a-f]{2}$/i;
const BARE_HEX = /^([0-9a-f]{6})(?:[0-9a-f]{2})?$/i;

/** Hex with its '#', with or without opacity; or any color of CSS. Opacity is left out: palettes have none. */
export const readColor = (text: string): Color | null => {
  const alpha = HEX_WITH_ALPHA.exec(text);
  if (alpha) return parseHex(alpha[1] ?? alpha[2] ?? '');
  return parseCssColor(text)?.color ?? null;
};

/** Also 6 or 8 hex digits without '#', where nothing but a color can stand. */
export const readBareColor = (text: string): Color | null => {
  const bare = BARE_HEX.exec(text.trim())?.[1];
  return bare === undefined ? readColor(text.trim()) : parseHex(bare);
};

/** Channels from 0 to 1, as floats of files; null if one is no number. */
export const colorFromFractions = (channels: readonly number[]): Color | null => {
  const [r, g, b] = channels.map((value) => Math.round(255 * Math.max(0, Math.min(1, value))));
  if (r === undefined || g === undefined || b === undefined) return null;
  return [r, g, b].every(Number.isFinite) ? colorFromRgb({ r, g, b }) : null;
};

/** Integers from 0 to 255; null for anything else. */
export const colorFromChannels = (channels: readonly number[]): Color | null => {
  const [r, g, b] = channels;
  if (r === undefined || g === undefined || b === undefined) return null;
  const isChannel = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 255;
  return [r, g, b].every(isChannel) ? colorFromRgb({ r, g, b }) : null;
};
