import type { PackedRgb } from '../../../../src/engine/engine';
import { uniformOf } from '../../../../src/engine/reference/points';

/** A color in a space where Euclidean distance approximates ΔE00. */
export type Place = readonly [number, number, number];

export const placeOf = (rgb: PackedRgb): Place => uniformOf(rgb);

/** Plain arithmetic: `Math.hypot` takes many times as long, and this runs thousands of times per frame. */
export const distanceBetween = (p: Place, q: Place): number => {
  const l = p[0] - q[0];
  const a = p[1] - q[1];
  const b = p[2] - q[2];
  return Math.sqrt(l * l + a * a + b * b);
};

/** Colors closer than this (approximately ΔE00) are twins: indistinguishable side by side in a palette. */
export const TWIN = 6;

/** Distance of the color to the nearest of the others; Infinity if there are none. */
export const distanceToNearest = (place: Place, others: readonly Place[]): number => {
  let nearest = Infinity;
  for (const other of others) {
    const distance = distanceBetween(place, other);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
};
