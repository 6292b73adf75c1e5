import type { Color } from '../../../color/types';
import { noteAlpha } from '../values/opacity';
import { colorFromHsb, readColor } from '../values/readColor';

/** 'Color.hsl', 'd3.hsl', 'Color.getHSBColor', 'Color.from_hsv', 'HSLColor.fromAHSL', 'color.setHSL'; 'hsv' of Less. */
const HUE_CALL = /^(?:(?:[\w.]+\.)(?:hs[lbv]|gethsbcolor|from_hsv|hsvtorgb|fromahs[lv]|sethsl)|hs[bv])$/i;
/** These take the hue from 0 to 1, the others in degrees. */
const PART_OF_ONE = /(?:gethsbcolor|from_hsv|hsvtorgb|sethsl)$/i;
/** Dart has the opacity first. */
const OPACITY_FIRST = /fromahs[lv]$/i;
const NUMBER = /^(\d{1,3}(?:\.\d{0,24})?|\.\d{1,24})(%|f|deg)?$/i;

export const isHueCall = (name: string): boolean => HUE_CALL.test(name);

/**
 * Hue in degrees or from 0 to 1; then two numbers from 0 to 1, or in percent where either exceeds 1. Null where one is
 * not a number.
 */
export const readHueCall = (name: string, inside: string): Color | null => {
  const all = inside.split(',').map((part) => NUMBER.exec(part.trim()) ?? []);
  const isFirst = OPACITY_FIRST.test(name);
  const [hue, ...rest] = isFirst ? all.slice(1) : all;
  if (rest.length < 2 || rest.length > 3) return null;
  const pair = rest.slice(0, 2);
  const [, alpha = '1', sign] = (isFirst ? all[0] : rest[2]) ?? [];
  const isPercent = pair.some(([, value, unit]) => unit === '%' || Number(value) > 1);
  const [x = NaN, y = NaN] = pair.map(([, value]) => Number(value) / (isPercent ? 100 : 1));
  const h = Number(hue?.[1]) * (PART_OF_ONE.test(name) ? 360 : 1);
  if (!(h <= 360 && x <= 1 && y <= 1)) return null;
  const color = /hsl$/i.test(name) ? readColor(`hsl(${h} ${x * 100}% ${y * 100}%)`) : colorFromHsb(h, x, y);
  return noteAlpha(color, Number(alpha) / (sign === '%' ? 100 : 1));
};
