import type { PackedRgb } from '../../../../src/engine/engine';
import { distanceBetween, distanceToNearest, type Place, placeOf, TWIN } from './colorDistance';
import type { PlacedColor } from './distinctColors';

/**
 * A palette without twins: of two, the earlier one is kept. Filled up to `count` with those of `spare` that differ most
 * from the palette; their twins are only used if nothing else is left.
 */
export const withoutTwins = (
  palette: readonly PackedRgb[],
  spare: readonly PlacedColor[],
  count: number,
): readonly PackedRgb[] => {
  const kept: PackedRgb[] = [];
  const places: Place[] = [];
  for (const rgb of palette) {
    const place = placeOf(rgb);
    if (distanceToNearest(place, places) < TWIN) continue;
    kept.push(rgb);
    places.push(place);
  }
  if (kept.length >= count) return kept;
  const gaps = spare.map(({ place }) => distanceToNearest(place, places));
  while (kept.length < count) {
    const farthest = gaps.reduce((best, gap, i) => (gap > (gaps[best] ?? 0) ? i : best), 0);
    const added = spare[farthest];
    if (!added || gaps[farthest] === 0) break;
    kept.push(added.rgb);
    for (const [i, { place }] of spare.entries())
      gaps[i] = Math.min(gaps[i] ?? 0, distanceBetween(place, added.place));
  }
  return kept;
};
