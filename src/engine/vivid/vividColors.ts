import type { ColorSummary, PackedRgb, Patches } from '../engine';
import type { Spot } from '../reference/difference';
import { labOf } from '../reference/points';
import { createXorshift } from '../xorshift';
import { appealOf } from './appealOf';
import { clusterPatches } from './clusterPatches';
import { selectClusters } from './selectClusters';
import { settleColors } from './settleColors';

/** What a variant leaves at least of the appeal of a color. */
const APPEAL_LEFT = 0.25;

/** The color of the picture nearest to each spot; none twice. */
const occurringColors = ({ colors }: ColorSummary, spots: readonly Spot[]): PackedRgb[] => {
  const nearest = spots.map(() => ({ color: -1, squared: Infinity }));
  for (const color of colors) {
    const [L, a, b] = labOf(color);
    for (let i = 0; i < spots.length; i++) {
      const spot = spots[i]!;
      const squared = (L - spot.L) ** 2 + (a - spot.a) ** 2 + (b - spot.b) ** 2;
      const best = nearest[i]!;
      if (squared < best.squared) [best.squared, best.color] = [squared, color];
    }
  }
  return [...new Set(nearest.map(({ color }) => color))];
};

/** The appeals by chance, the same for the same variant; 0 leaves them as they are. */
const varied = (appeals: readonly number[], variant: number): readonly number[] => {
  if (variant === 0) return appeals;
  const random = createXorshift(variant);
  return appeals.map((appeal) => appeal * (APPEAL_LEFT + (1 - APPEAL_LEFT) * random()));
};

/**
 * The colors that one names on looking at a picture, accents included, for each variant. At most `count`, and fewer
 * where its parts show fewer; all of them occur in the summary.
 */
export const vividColors = (
  summary: ColorSummary,
  patches: Patches,
  count: number,
  variants: readonly number[],
): PackedRgb[][] => {
  const clusters = clusterPatches(patches);
  const appeals = clusters.map((cluster) => appealOf(cluster, clusters));
  return variants.map((variant) => {
    const chosen = selectClusters(clusters, varied(appeals, variant), count);
    return occurringColors(summary, settleColors(chosen, clusters));
  });
};
