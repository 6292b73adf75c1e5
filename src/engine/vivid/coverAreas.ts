import { squaredDeltaE00 } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';
import { selectClusters } from './selectClusters';

/** A cluster farther than this ΔE00 from every chosen color is represented by none. */
const UNCOVERED_FROM = 20;
/**
 * From this area on, a single unrepresented color is chosen: white paper behind strong things. As tones count less the
 * less they are alike, it is about a quarter of the pixels. Less coherent areas, such as the many grays of stone or
 * leaves in the shade, are passed over for accents, which is what people do who name the colors of a photograph.
 */
const LARGE_COLOR = 0.2;
/** From this fraction of several pictures on, all unrepresented areas together get a color. */
const LARGE_AREA = 0.24;

export type CoverOptions = {
  /** Several pictures are treated as one, and so many strong colors would leave none for half of the pictures. */
  readonly isJoined: boolean;
};

/** The cluster with the largest pooled area among the unrepresented ones; null if these are small in all. */
const largestUnshown = (
  clusters: readonly PatchCluster[],
  chosen: readonly PatchCluster[],
  { isJoined }: CoverOptions,
): number | null => {
  const unshown = [...clusters.keys()].filter((i) =>
    // Stryker disable next-line EqualityOperator: no two colors are exactly so far apart
    chosen.every(({ spot }) => squaredDeltaE00(spot, clusters[i]!.spot) > UNCOVERED_FROM ** 2),
  );
  const isLarge = isJoined
    ? unshown.reduce((sum, i) => sum + clusters[i]!.patch.area, 0) >= LARGE_AREA
    : unshown.some((i) => clusters[i]!.area >= LARGE_COLOR);
  if (!isLarge) return null;
  // Stryker disable next-line EqualityOperator: of two exactly equal areas either will do
  return unshown.reduce((best, i) => (clusters[i]!.pooled > clusters[best]!.pooled ? i : best));
};

/**
 * `selectClusters`, but so many strong colors that they would fill the palette leave no large area unrepresented: such
 * areas are chosen first.
 */
export const selectCovering = (
  clusters: readonly PatchCluster[],
  appeals: readonly number[],
  count: number,
  options: CoverOptions,
): PatchCluster[] => {
  const raised = [...appeals];
  let chosen = selectClusters(clusters, raised, count);
  // At most four areas can have about a quarter each.
  for (let places = Math.min(count, 4); places > 0; places--) {
    const largest = largestUnshown(clusters, chosen, options);
    // Stryker disable next-line ConditionalExpression: it saves time, as the same ones would be chosen again
    if (largest === null) break;
    raised[largest] = Infinity;
    chosen = selectClusters(clusters, raised, count);
  }
  return chosen;
};
