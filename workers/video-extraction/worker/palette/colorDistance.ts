import type { PackedRgb } from '../../../../src/engine/engine';
import { uniformOf } from '../../../../src/engine/reference/points';

/** A color where straight distance is about ΔE00. */
export type Place = readonly [number, number, number];

export const placeOf = (rgb: PackedRgb): Place => uniformOf(rgb);

/** Plain arithmetic: `Math.hypot` takes many times as long, and this runs thousands of times a frame. */
export const distanceBetween = (p: Place, q: Place): number => {
  const l = p[0] - q[0];
  const a = p[1] - q[1];
  const b = p[2] - q[2];
  return Math.sqrt(l * l + a * a + b * b);
};

/** Colors nearer than this, about ΔE00, are twins: side by side in a palette nobody tells them apart. */
export const TWIN = 6;

/** How far the color is from the nearest of the others; Infinity where there is none. */
export const distanceToNearest = (place: Place, others: readonly Place[]): number => {
  let nearest = Infinity;
  for (const other of others) {
    const distance = distanceBetween(place, other);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
};
