import { packRgb } from '../../color/color';
import { parseHex } from '../../color/parse';
import { parseSpaceColor, toCssColor } from '../../color/parseCssColor';

/** A color of a drawing: 0xRRGGBB, and its opacity, 0–1. */
export type Paint = { readonly rgb: number; readonly alpha: number };

const HEX = /^#(?<digits>[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB_FUNCTION = /^rgba?\(/i;

const hexPaint = (digits: string): Paint | null => {
  const perChannel = digits.length < 6 ? 1 : 2;
  const color = parseHex(digits.slice(0, 3 * perChannel));
  const alpha = digits.slice(3 * perChannel);
  if (!color) return null;
  const whole = alpha === '' ? 255 : Number.parseInt(perChannel === 1 ? alpha + alpha : alpha, 16);
  return { rgb: packRgb(color.rgb), alpha: whole / 255 };
};

/**
 * Parses the value of `fill` and similar properties; null for what is no color of its own: none, transparent,
 * currentColor, url().
 */
export const parsePaint = (text: string): Paint | null => {
  const value = text.trim();
  const digits = HEX.exec(value)?.groups?.['digits'];
  if (digits !== undefined) return hexPaint(digits);
  const parsed = parseSpaceColor(value);
  const found = parsed && toCssColor(parsed, RGB_FUNCTION.test(value));
  return found && { rgb: packRgb(found.color.rgb), alpha: parsed.alpha ?? 1 };
};

/** In a notation that is valid in both CSS and SVG. */
export const formatPaint = ({ rgb, alpha }: Paint): string => {
  const hex = `#${rgb.toString(16).padStart(6, '0')}`;
  if (alpha >= 1) return hex;
  const part = Number(alpha.toFixed(3));
  return `rgba(${rgb >> 16},${(rgb >> 8) & 255},${rgb & 255},${part})`;
};
