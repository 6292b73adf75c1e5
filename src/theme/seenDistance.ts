import { seenByAll, VISIONS } from '../color/confusedPairs';
import { deltaEOk } from '../color/distance';
import type { Color, Oklab } from '../color/types';

/** A color as seen by normal vision and each of the eight deficiencies. */
export type Seen = readonly Oklab[];

export const seen = (color: Color): Seen => seenByAll(color);

/** The OKLab distances of two colors, for each of `VISIONS`. */
export const seenDistances = (one: Seen, other: Seen): number[] =>
  one.map((look, v) => deltaEOk(look, other[v] ?? look));

/**
 * The distance of two colors in multiples of the confusion threshold, for the vision that sees them closest together:
 * below 1, some vision confuses them.
 */
export const seenDistance = (one: Seen, other: Seen): number => {
  const distances = seenDistances(one, other);
  return Math.min(...VISIONS.map(({ below }, v) => (distances[v] ?? 0) / below));
};
