import { COMPRESSED_LINE_PART, isNoise, isShadow, mixOf, type Rules } from './blends';
import { type Drawn, type Group, isRamp } from './placeGroups';

/** Minimum fractions of the picture, in areas and in lines; rarer colors are specks. */
const FILL_SHARE_MIN = 0.000_5;
const LINE_SHARE_MIN = 0.000_5;
/** Minimum fraction of a color's pixels in areas, or in lines, if it was drawn and is no blend at edges. */
const FILL_PART = 0.06;
export const LINE_PART = 0.3;
/** Below this fraction in areas, a blend in a compressed picture is an edge. */
const COMPRESSED_EDGE_PART = 0.3;
/** Fraction of pixels in runs from which a color is solid. */
export const SOLID_PART = 0.8;
const SOLID_SHARE_MIN = 0.003;
/** Minimum fraction in areas and lines of a solid color; edges that form long runs have less. */
const THIN_PART = 0.05;

/** Whether a color fills areas or was drawn as sharp lines. */
const isFilled = (group: Group, { total, isCompressed, scale }: Rules): boolean => {
  const { weight, solid, most, seen, plateaus, lines } = group;
  const isArea = plateaus >= FILL_PART * seen && plateaus * weight >= FILL_SHARE_MIN * total * seen;
  const isLine =
    lines >= (isCompressed ? COMPRESSED_LINE_PART : LINE_PART) * seen &&
    lines * weight >= LINE_SHARE_MIN * total * seen;
  // In the preview, thin parts of a large picture are blended.
  const isSolid =
    scale > 1 &&
    solid >= SOLID_PART * weight &&
    most >= SOLID_SHARE_MIN * total &&
    lines + plateaus >= THIN_PART * seen;
  return seen > 0 && (isArea || isSolid || isLine) && !isRamp(group);
};

/** The colors that fill areas and sharp lines, in descending order of area. */
export const findFills = (groups: readonly Group[], rules: Rules): Drawn[] => {
  const fills: Drawn[] = [];
  const bySize = groups
    .filter((group) => isFilled(group, rules))
    .toSorted((p, q) => q.plateaus - p.plateaus || q.weight - p.weight);
  for (const group of bySize) {
    const isEdge =
      rules.isCompressed &&
      group.plateaus < COMPRESSED_EDGE_PART * group.seen &&
      mixOf(group, fills, rules) !== null;
    if (!isEdge && !isShadow(group, fills, rules) && !isNoise(group, fills, rules)) fills.push({ ...group });
  }
  return fills;
};
