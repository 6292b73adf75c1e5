import type { PackedRgb } from '../../../../src/engine/engine';
import { distanceToNearest, type Place, placeOf, TWIN } from './colorDistance';
import type { PlacedColor } from './distinctColors';

/** Colors that a palette may share with an earlier one: with more, they look the same at a glance. */
const MOST_SHARED = 3;

const isIn = (place: Place, places: readonly Place[]): boolean => distanceToNearest(place, places) < TWIN;

const sharedWith = (places: readonly Place[], other: readonly Place[]): number =>
  places.filter((place) => isIn(place, other)).length;

/**
 * A palette that shares at most three colors with any of `earlier`, as far as the frame has others: the most frequently
 * shared colors are replaced by the heaviest of `distinct` that none of them has. Its first color is kept.
 */
export const apartFromOthers = (
  palette: readonly PackedRgb[],
  earlier: readonly (readonly Place[])[],
  distinct: readonly PlacedColor[],
): readonly PackedRgb[] => {
  const places = palette.map(placeOf);
  const isTooAlike = () => earlier.some((other) => sharedWith(places, other) > MOST_SHARED);
  if (!isTooAlike()) return palette;
  const colors = [...palette];
  const usesOf = (place: Place) => earlier.filter((other) => isIn(place, other)).length;
  const worn = [...places.keys()]
    .slice(1)
    .map((i) => ({ i, uses: usesOf(places[i] ?? [0, 0, 0]) }))
    .filter(({ uses }) => uses > 0)
    .toSorted((p, q) => q.uses - p.uses || q.i - p.i);
  const unused = distinct.filter(({ place }) => !isIn(place, places) && usesOf(place) === 0);
  for (const [turn, { i }] of worn.entries()) {
    const other = unused[turn];
    if (!other || !isTooAlike()) break;
    colors[i] = other.rgb;
    places[i] = other.place;
  }
  return colors;
};
