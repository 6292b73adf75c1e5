import { deltaEOk } from '../color/distance';
import { rgbToOklab } from '../color/oklab';
import type { Color, Oklab } from '../color/types';
import { VISIONS, type Vision } from '../color/visions';

/**
 * OKLab distances from which a theme counts two of its colors as apart, as seen with a deficiency and with normal vision.
 * Stricter than `confusedPairs` in most of sRGB, as a theme's colors stand for meanings; in OKLab, as its tones are.
 */
export const APART_FROM = 0.13;
const APART_FROM_NORMAL = 0.05;

/** `VISIONS`, each with the OKLab distance from which two colors are apart for it. */
export const SEPARATIONS: readonly { readonly kind: Vision; readonly apartFrom: number }[] = VISIONS.map(
  ({ kind }) => ({ kind, apartFrom: kind === 'normal' ? APART_FROM_NORMAL : APART_FROM }),
);

/** A color as seen by normal vision and each of the eight deficiencies. */
export type Seen = readonly Oklab[];

export const seen = ({ rgb }: Color): Seen => VISIONS.map(({ see }) => rgbToOklab(see(rgb)));

/** The OKLab distances of two colors, for each of `VISIONS`. */
export const seenDistances = (one: Seen, other: Seen): number[] =>
  one.map((look, v) => deltaEOk(look, other[v] ?? look));

/**
 * The distance of two colors in multiples of the one from which they are apart, for the vision that sees them closest
 * together: below 1, some vision confuses them.
 */
export const seenDistance = (one: Seen, other: Seen): number => {
  const distances = seenDistances(one, other);
  return Math.min(...SEPARATIONS.map(({ apartFrom }, v) => (distances[v] ?? 0) / apartFrom));
};
