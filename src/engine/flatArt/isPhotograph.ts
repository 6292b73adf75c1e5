import type { ColorCounts } from '../colorSummary';
import { squaredDeltaE00 } from '../reference/difference';
import { NOISE_REACH, SHADE_REACH } from './blends';
import type { Drawn, Group } from './placeGroups';

/** With more colors than these, no half of it in runs, and less in few places of a coarse grid, it need not be looked at. */
const PHOTOGRAPHED = 1024;
const SOLID_MIN = 0.5;
const CONCENTRATED_MIN = 0.66;
const PLACE_SHARE_MIN = 0.03;

/** So much of flat art is in shades of its colors, and so much in areas, which keep so much of their color. */
const OWN_MIN = 0.5;
const FILLED_MIN = 0.35;
const AREA_KEPT_MIN = 0.1;

const sumOf = (numbers: Uint32Array): number => numbers.reduce((sum, number) => sum + number, 0);

/** How much of a picture lies in the heavy cells of a grid of 16 × 16 × 16, 0–1. */
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

/** Whether a picture's counts alone tell that it is no flat art, which holds of most photographs. */
export const isSurelyPhotograph = (counts: ColorCounts): boolean =>
  counts.colors.length > PHOTOGRAPHED &&
  sumOf(counts.solids) < SOLID_MIN * sumOf(counts.weights) &&
  concentration(counts) < CONCENTRATED_MIN;

/** Whether areas go over into each other by steps that are hardly seen: gradients, and photographs of fog. */
const isLadder = (fills: readonly Drawn[]): boolean =>
  fills.some(
    (fill) => fills.filter((other) => squaredDeltaE00(fill.spot, other.spot) <= SHADE_REACH ** 2).length > 2,
  );

/** Whether all of some colors are much alike. */
const isFaint = (drawn: readonly Drawn[]): boolean =>
  drawn.every(({ spot }) => squaredDeltaE00(spot, drawn[0]!.spot) <= NOISE_REACH ** 2);

/** How much of some colors is alike to the last bit: runs where only cells are counted. */
const keptPart = (fills: readonly Group[], isReduced: boolean): number =>
  fills.reduce((sum, { most, solid }) => sum + (isReduced ? solid : most), 0) /
  fills.reduce((sum, { weight }) => sum + weight, 0);

/** Pixels in shades of some colors. */
const shadesOf = (colors: readonly Group[], groups: readonly Group[]): number =>
  groups
    .filter((group) => colors.some(({ spot }) => squaredDeltaE00(spot, group.spot) <= SHADE_REACH ** 2))
    .reduce((sum, { weight }) => sum + weight, 0);

type Found = {
  readonly total: number;
  readonly groups: readonly Group[];
  readonly fills: readonly Drawn[];
  readonly drawn: readonly Drawn[];
  /** Where cells stand for colors. */
  readonly isReduced: boolean;
};

/** Whether what was found in a picture of many colors is too little of it, or too faint, to have been drawn. */
export const looksPhotographed = ({ total, groups, fills, drawn, isReduced }: Found): boolean => {
  if (isLadder(fills) || shadesOf(drawn, groups) < OWN_MIN * total) return true;
  // Two far colors are patterns as well, of which nothing is an area.
  return (
    (drawn.length > 2 || isFaint(drawn)) &&
    (shadesOf(fills, groups) < FILLED_MIN * total || keptPart(fills, isReduced) < AREA_KEPT_MIN)
  );
};
