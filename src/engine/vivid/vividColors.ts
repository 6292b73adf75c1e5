import type { ColorSummary, PackedRgb, Patches } from '../engine';
import type { Spot } from '../reference/difference';
import { labOf } from '../reference/points';
import { createXorshift } from '../xorshift';
import { appealOf } from './appealOf';
import { clusterPatches, type PatchCluster } from './clusterPatches';
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

const appealsOf = (clusters: readonly PatchCluster[], variant: number): number[] => {
  const random = createXorshift(variant);
  const luck = (): number => (variant === 0 ? 1 : APPEAL_LEFT + (1 - APPEAL_LEFT) * random());
  return clusters.map((cluster) => appealOf(cluster, clusters) * luck());
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
  return variants.map((variant) => {
    const chosen = selectClusters(clusters, appealsOf(clusters, variant), count);
    return occurringColors(summary, settleColors(chosen, clusters));
  });
};
