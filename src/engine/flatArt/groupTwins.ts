import type { ColorCounts } from '../colorSummary';
import type { PackedRgb } from '../engine';
import { type Spot, squaredDeltaE00, toSpot } from '../reference/difference';
import { labOf, uniformOf } from '../reference/points';

/** ΔE00 below which two colors are indistinguishable: the rarer one is merged into the other. */
const TWINS = 2.5;
/** Distance in the space of `Points` beyond which ΔE00 is not computed. */
// Stryker disable next-line all: it saves time and finds the same twins, being more than twice their distance
const STRAIGHT_REACH = 6;

/** The most frequent groups are enough, unless a larger fraction of the pixels lies outside of them. */
const GROUPS_MAX = 256;
const CROWDED_MAX = 0.1;

/** Indistinguishable colors, as one. */
export type TwinGroup = {
  /** The most frequent of them, 0xRRGGBB. */
  readonly color: PackedRgb;
  readonly spot: Spot;
  /** Its coordinates in the space of `Points`. */
  readonly at: readonly [number, number, number];
  /** Pixels of that color alone. */
  readonly most: number;
  /** Pixels of all, and those of them in runs. */
  readonly weight: number;
  readonly solid: number;
  /** Number of colors in the group. */
  readonly twins: number;
};

/**
 * Groups the colors of a picture, by descending frequency of their first color. Once there are `GROUPS_MAX`, other
 * colors are added to the nearest group; null if these are too many pixels.
 */
export const groupTwins = ({ colors, weights, solids }: ColorCounts): TwinGroup[] | null => {
  const groups: (TwinGroup & {
    weight: number;
    solid: number;
    twins: number;
  })[] = [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let crowded = 0;
  const byWeight = [...colors.keys()].toSorted((i, j) => weights[j]! - weights[i]! || i - j);
  for (const i of byWeight) {
    const color = colors[i]!;
    const spot = toSpot(labOf(color));
    const at = uniformOf(color);
    let twin: (typeof groups)[number] | null = null;
    let best = TWINS * TWINS;
    let nearest: (typeof groups)[number] | null = null;
    let straight = Infinity;
    for (const group of groups) {
      const l = at[0] - group.at[0];
      const a = at[1] - group.at[1];
      const b = at[2] - group.at[2];
      const distance = l * l + a * a + b * b;
      // Stryker disable next-line EqualityOperator: hardly any color is equally far from two groups, and either would do
      if (distance < straight) [straight, nearest] = [distance, group];
      // Stryker disable next-line ConditionalExpression,EqualityOperator: it saves time, as twins are much nearer
      if (distance > STRAIGHT_REACH * STRAIGHT_REACH) continue;
      const squared = squaredDeltaE00(spot, group.spot);
      if (squared < best) [best, twin] = [squared, group];
    }
    if (!twin && groups.length === GROUPS_MAX) {
      twin = nearest;
      crowded += weights[i]!;
      if (crowded > CROWDED_MAX * total) return null;
    }
    if (!twin)
      groups.push({ color, spot, at, most: weights[i]!, weight: weights[i]!, solid: solids[i]!, twins: 1 });
    else {
      twin.weight += weights[i]!;
      twin.solid += solids[i]!;
      twin.twins += 1;
    }
  }
  return groups;
};
