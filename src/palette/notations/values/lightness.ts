import type { Color } from '../../../color/types';
import { colorFromLab, readColor } from './readColor';

/** More chroma than any color of a display has in OKLCH, or distance from gray in OKLab. */
export const OK_MAX = 0.5;
/** Less chroma than this is a gray, whose hue may be left out. */
const GRAY_MAX = 0.02;

type Values = readonly number[];

const isUnit = (rows: readonly Values[]): boolean => rows.every(([l = NaN]) => l <= 1);

/** Lightness of OKLCH and OKLab: up to 1, or up to 100. */
const okLightness = (l: number, isOfUnit: boolean): string => (isOfUnit ? `${l}` : `${l}%`);

/** More chroma than any color of a display has in LCH. */
export const CHROMA_MAX = 200;

/** Whether all rows may be lightness, chroma and hue. */
export const areLch = (rows: readonly Values[]): boolean =>
  rows.every(
    ([l = 0, c = 0, h = 0]) =>
      !(l < 0) && !(l > 100) && !(c < 0) && !(c > CHROMA_MAX) && !(Math.abs(h) > 360),
  );

/**
 * Reads lightness, chroma and hue: of OKLCH where no chroma in all of the rows exceeds what displays have there, else of
 * LCH. Grays alone have no chroma to tell by: then the lightness does.
 */
export const lchReader = (rows: readonly Values[]): ((values: Values) => Color | null) => {
  const isOfUnit = isUnit(rows);
  const isOk = rows.every(([, c = NaN]) => c <= OK_MAX) && (isOfUnit || rows.some(([, c = 0]) => c > 0));
  return ([l = NaN, c = NaN, h = NaN]) => {
    const hue = Number.isNaN(h) && c <= GRAY_MAX ? 0 : h;
    if (![l, c, hue].every(Number.isFinite)) return null;
    return readColor(isOk ? `oklch(${okLightness(l, isOfUnit)} ${c} ${hue})` : `lch(${l} ${c} ${hue})`);
  };
};

/** Reads lightness and two axes: of OKLab where all of the rows have what displays have there, else of CIELAB. */
export const labReader = (rows: readonly Values[]): ((values: Values) => Color | null) => {
  const isSmall = (value = NaN): boolean => Math.abs(value) <= OK_MAX;
  const isOk =
    isUnit(rows) && rows.every(([, a, b]) => isSmall(a) && isSmall(b)) && rows.some(([l = 0]) => l % 1 > 0);
  return ([l = NaN, a = NaN, b = NaN]) => (isOk ? readColor(`oklab(${l} ${a} ${b})`) : colorFromLab(l, a, b));
};
