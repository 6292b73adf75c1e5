import { squaredDeltaE00 } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';
import { selectClusters } from './selectClusters';

/** A cluster farther than this ΔE00 from every chosen color is represented by none. */
const UNCOVERED_FROM = 20;
/** From this fraction of the pictures on, unrepresented areas get a color. */
const LARGE_AREA = 0.24;

/** The cluster with the largest pooled area among the unrepresented ones; null if these are small in all. */
const largestUnshown = (
  clusters: readonly PatchCluster[],
  chosen: readonly PatchCluster[],
): number | null => {
  const unshown = [...clusters.keys()].filter((i) =>
    // Stryker disable next-line EqualityOperator: no two colors are exactly so far apart
    chosen.every(({ spot }) => squaredDeltaE00(spot, clusters[i]!.spot) > UNCOVERED_FROM ** 2),
  );
  if (unshown.reduce((sum, i) => sum + clusters[i]!.patch.area, 0) < LARGE_AREA) return null;
  // Stryker disable next-line EqualityOperator: of two exactly equal areas either will do
  return unshown.reduce((best, i) => (clusters[i]!.pooled > clusters[best]!.pooled ? i : best));
};

/**
 * `selectClusters` for several pictures, which have so many strong colors that these would fill the palette, leaving
 * none for grays that cover half of the pictures. Large unrepresented areas are chosen first.
 */
export const selectCovering = (
  clusters: readonly PatchCluster[],
  appeals: readonly number[],
  count: number,
): PatchCluster[] => {
  const raised = [...appeals];
  let chosen = selectClusters(clusters, raised, count);
  // At most four areas can have about a quarter each.
  for (let places = Math.min(count, 4); places > 0; places--) {
    const largest = largestUnshown(clusters, chosen);
    // Stryker disable next-line ConditionalExpression: it saves time, as the same ones would be chosen again
    if (largest === null) break;
    raised[largest] = Infinity;
    chosen = selectClusters(clusters, raised, count);
  }
  return chosen;
};
