import { colorName } from './names';
import { rgbToOklch } from './oklab';
import type { Color } from './types';

/** OKLCH chroma below which no hue is visible; the table of names would call white a rose and black a bean. */
const HUELESS_BELOW = 0.02;
/** OKLCH chroma of a tinted white or black: a warm or a cool one, but no color yet. */
const TINT_FROM = 0.008;
const TINT_BELOW = 0.035;
const NEAR_WHITE = 0.93;
const NEAR_BLACK = 0.17;

/** Up to this OKLab lightness, this name. */
const NEUTRALS = [
  [0.05, 'Black'],
  [0.17, 'Soot'],
  [0.26, 'Jet'],
  [0.36, 'Charcoal'],
  [0.45, 'Graphite'],
  [0.54, 'Iron'],
  [0.66, 'Gray'],
  [0.74, 'Pewter'],
  [0.82, 'Ash'],
  [0.88, 'Silver'],
  [0.94, 'Pale gray'],
  [0.985, 'White smoke'],
  [Infinity, 'White'],
] as const;

// Stryker disable EqualityOperator: no color of 8 bits lies on one of these bounds

/** OKLCH hues 10°–130°, reds to yellows: warm in the painters' sense. */
const isWarm = (hueDegrees: number): boolean => hueDegrees >= 10 && hueDegrees <= 130;

/** For where the list of names has not loaded: the table's name, but grays, whites and blacks by their own. */
export const plainName = (color: Color): string => {
  const { okL, okC, okH } = rgbToOklch(color.rgb);
  const isTint = okC >= TINT_FROM && okC < TINT_BELOW;
  if (isTint && okL > NEAR_WHITE) return isWarm(okH) ? 'Ivory' : 'Snow';
  if (isTint && okL < NEAR_BLACK) return isWarm(okH) ? 'Espresso' : 'Ink';
  const row = okC < HUELESS_BELOW ? NEUTRALS.find(([upTo]) => okL <= upTo) : undefined;
  return row ? row[1] : colorName(color.hsl);
};
