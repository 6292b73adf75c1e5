import { seenByAll, VISIONS } from '../color/confusedPairs';
import { deltaEOk } from '../color/distance';
import type { Color, Oklab } from '../color/types';

/** A color as normal vision and each of the eight deficiencies see it. */
export type Seen = readonly Oklab[];

export const seen = (color: Color): Seen => seenByAll(color);

/** How far two colors are from each other in OKLab, as each of `VISIONS` sees them. */
export const seenDistances = (one: Seen, other: Seen): number[] =>
  one.map((look, v) => deltaEOk(look, other[v] ?? look));

/**
 * How far two colors are from being confused, by the vision that tells them apart least: 1 where that is just enough,
 * below it where someone confuses them.
 */
export const seenDistance = (one: Seen, other: Seen): number => {
  const distances = seenDistances(one, other);
  return Math.min(...VISIONS.map(({ below }, v) => (distances[v] ?? 0) / below));
};
