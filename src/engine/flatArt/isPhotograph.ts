import type { ColorCounts } from '../colorSummary';
import { squaredDeltaE00 } from '../reference/difference';
import { NOISE_REACH, SHADE_REACH } from './blends';
import type { Drawn, Group } from './placeGroups';

/** A picture with more colors, a smaller fraction in runs and a smaller concentration is surely a photograph. */
const PHOTOGRAPHED = 1024;
const SOLID_MIN = 0.5;
const CONCENTRATED_MIN = 0.66;
const PLACE_SHARE_MIN = 0.03;

/** Minimum fractions of flat art: in shades of drawn colors, in shades of fills, and of fills in their exact color. */
const OWN_MIN = 0.5;
const FILLED_MIN = 0.35;
const AREA_KEPT_MIN = 0.1;

const sumOf = (numbers: Uint32Array): number => numbers.reduce((sum, number) => sum + number, 0);

/** Fraction of the pixels in the heavy cells of a 16 × 16 × 16 grid, 0–1. */
const concentration = ({ colors, weights }: ColorCounts): number => {
  const cells = new Float64Array(4096);
  let total = 0;
  for (let i = 0; i < colors.length; i++) {
    const color = colors[i]!;
    cells[((color >>> 12) & 0xf00) | ((color >>> 8) & 0xf0) | ((color >>> 4) & 15)]! += weights[i]!;
    total += weights[i]!;
  }
  return cells.reduce((sum, cell) => (cell >= PLACE_SHARE_MIN * total ? sum + cell : sum), 0) / total;
};

/** Whether the counts alone rule out flat art, as they do for most photographs. */
export const isSurelyPhotograph = (counts: ColorCounts): boolean =>
  counts.colors.length > PHOTOGRAPHED &&
  sumOf(counts.solids) < SOLID_MIN * sumOf(counts.weights) &&
  concentration(counts) < CONCENTRATED_MIN;

/** Whether fills form barely visible steps, as in gradients and photographs of fog. */
const isGradient = (fills: readonly Drawn[]): boolean =>
  fills.some(
    (fill) => fills.filter((other) => squaredDeltaE00(fill.spot, other.spot) <= SHADE_REACH ** 2).length > 2,
  );

/** Whether all colors are similar to the first. */
const isFaint = (drawn: readonly Drawn[]): boolean =>
  drawn.every(({ spot }) => squaredDeltaE00(spot, drawn[0]!.spot) <= NOISE_REACH ** 2);

/** Fraction of the fills in their exact color; in runs, if only cells were counted. */
const keptPart = (fills: readonly Group[], isReduced: boolean): number =>
  fills.reduce((sum, { most, solid }) => sum + (isReduced ? solid : most), 0) /
  fills.reduce((sum, { weight }) => sum + weight, 0);

/** Number of pixels in shades of the given colors. */
const shadesOf = (colors: readonly Group[], groups: readonly Group[]): number =>
  groups
    .filter((group) => colors.some(({ spot }) => squaredDeltaE00(spot, group.spot) <= SHADE_REACH ** 2))
    .reduce((sum, { weight }) => sum + weight, 0);

type Found = {
  readonly total: number;
  readonly groups: readonly Group[];
  readonly fills: readonly Drawn[];
  readonly drawn: readonly Drawn[];
  /** Whether cells were counted instead of exact colors. */
  readonly isReduced: boolean;
};

/** Whether the colors found in a picture of many cover too little of it, or differ too little, to have been drawn. */
export const looksPhotographed = ({ total, groups, fills, drawn, isReduced }: Found): boolean => {
  if (isGradient(fills) || shadesOf(drawn, groups) < OWN_MIN * total) return true;
  // Two distinct colors may also be a pattern, in which nothing is an area.
  return (
    (drawn.length > 2 || isFaint(drawn)) &&
    (shadesOf(fills, groups) < FILLED_MIN * total || keptPart(fills, isReduced) < AREA_KEPT_MIN)
  );
};
