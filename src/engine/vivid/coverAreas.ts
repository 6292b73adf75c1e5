import { squaredDeltaE00 } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';
import { selectClusters } from './selectClusters';

/** What differs more than this ΔE00 from all chosen colors is shown by none of them. */
const ELSEWHERE = 20;
/** From so much of the pictures on, it has a color of its own. */
const LARGE_AREA = 0.24;

/** The cluster of the largest area among those that no chosen one shows; null where those are small. */
const largestUnshown = (
  clusters: readonly PatchCluster[],
  chosen: readonly PatchCluster[],
): number | null => {
  const unshown = [...clusters.keys()].filter((i) =>
    // Stryker disable next-line EqualityOperator: no two colors are exactly so far apart
    chosen.every(({ spot }) => squaredDeltaE00(spot, clusters[i]!.spot) > ELSEWHERE ** 2),
  );
  if (unshown.reduce((sum, i) => sum + clusters[i]!.patch.area, 0) < LARGE_AREA) return null;
  // Stryker disable next-line EqualityOperator: of two that are exactly as large the one is as good as the other
  return unshown.reduce((best, i) => (clusters[i]!.pooled > clusters[best]!.pooled ? i : best));
};

/**
 * As `selectClusters`, of several pictures: they have so many strong colors that these alone would fill a palette, and
 * one of them stand for grays that fill half of the pictures. Large areas come first.
 */
export const selectCovering = (
  clusters: readonly PatchCluster[],
  appeals: readonly number[],
  count: number,
): PatchCluster[] => {
  const raised = [...appeals];
  let chosen = selectClusters(clusters, raised, count);
  // Four areas of a quarter at most.
  for (let places = Math.min(count, 4); places > 0; places--) {
    const largest = largestUnshown(clusters, chosen);
    // Stryker disable next-line ConditionalExpression: it saves time, as the same ones would be chosen again
    if (largest === null) break;
    raised[largest] = Infinity;
    chosen = selectClusters(clusters, raised, count);
  }
  return chosen;
};
