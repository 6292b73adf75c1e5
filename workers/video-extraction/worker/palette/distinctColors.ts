import type { PackedRgb } from '../../../../src/engine/engine';
import type { VideoColors } from '../../common/api';
import { distanceBetween, type Place, placeOf, TWIN } from './colorDistance';

/** A color of a frame, and its coordinates. */
export type PlacedColor = { readonly rgb: PackedRgb; readonly place: Place };

/** A color with a smaller share is noise or a blend at an edge, unless it is a patch of its own. */
const LEAST_SHARE = 0.004;
/** A patch: about 5 of 96 × 54 pixels, and clearly different from its surroundings (approximately ΔE00). */
const LEAST_AREA = 0.001;
const LEAST_CONTRAST = 12;
/** Maximum shift of a small patch's mean color by its edge pixels. */
const EDGE_REACH = 18;

const partsOf = ({ colors, areas, contrasts }: VideoColors['patches']): readonly Place[] =>
  Array.from(colors, placeOf).filter(
    (_, i) => (areas[i] ?? 0) >= LEAST_AREA && (contrasts[i] ?? 0) >= LEAST_CONTRAST,
  );

/** The frame's color that represents the patch; null if its mean is unlike any that occurs. */
const nearestTo = <Color extends PlacedColor>(part: Place, colors: readonly Color[]): Color | null => {
  let nearest: Color | null = null;
  let best = EDGE_REACH;
  for (const color of colors) {
    const distance = distanceBetween(part, color.place);
    if (distance >= best) continue;
    best = distance;
    nearest = color;
  }
  return nearest;
};

/** The distinguishable colors of a frame, the heaviest first: no two of them are twins. */
export const distinctColors = ({ summary, patches }: VideoColors): readonly PlacedColor[] => {
  const { colors, weights } = summary;
  const parts = partsOf(patches);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const groups: (PlacedColor & { weight: number })[] = [];
  for (const i of [...colors.keys()].toSorted((p, q) => (weights[q] ?? 0) - (weights[p] ?? 0))) {
    const place = placeOf(colors[i] ?? 0);
    const near = groups.find((group) => distanceBetween(group.place, place) < TWIN);
    if (near) near.weight += weights[i] ?? 0;
    else groups.push({ rgb: colors[i] ?? 0, place, weight: weights[i] ?? 0 });
  }
  const ofParts = new Set(parts.map((part) => nearestTo(part, groups)));
  return groups.filter((group) => group.weight >= total * LEAST_SHARE || ofParts.has(group));
};
