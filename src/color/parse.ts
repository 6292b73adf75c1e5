import { colorFromHsl, colorFromPacked } from './color';
import { hexToPacked } from './hex';
import type { Color } from './types';

/** In place of text that is no color. */
const FALLBACK = colorFromHsl({ h: 0, s: 0, l: 50 });

/** An optional # with 3 or 6 hex digits, spaces around them allowed; null for anything else. */
export const parseHex = (text: string): Color | null => {
  const packed = hexToPacked(text);
  return packed === null ? null : colorFromPacked(packed);
};

const NUMBER = '(0|[1-9][0-9]{0,2})';
const HSL = new RegExp(`^hsl\\(${NUMBER}, ${NUMBER}%, ${NUMBER}%\\)$`);

/** Exactly the stored form, 'hsl(175, 84%, 32%)', hue 0–359 and percents 0–100; null for anything else. */
export const parseHsl = (text: string): Color | null => {
  const match = HSL.exec(text);
  if (!match) return null;
  const hsl = { h: Number(match[1]), s: Number(match[2]), l: Number(match[3]) };
  return hsl.h < 360 && hsl.s <= 100 && hsl.l <= 100 ? colorFromHsl(hsl) : null;
};

/** A stored or foreign value, as hex or HSL; anything else becomes hsl(0, 0%, 50%). Never throws. */
export const parseColor = (text: unknown): Color =>
  typeof text === 'string' ? (parseHsl(text) ?? parseHex(text) ?? FALLBACK) : FALLBACK;
