import { squaredDeltaE00 } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';

// All figures in this folder were found on twelve photographs whose colors three people named, each at several sizes, and
// hold on twenty-six others named in the same way. `npm run bench -- named` measures them.

/** Clusters this near lend each other their areas, less the farther they are: blends are one color to the eye. */
const POOL_REACH = 12;
const POOL_PART = 0.77;
/** What a color has before its area counts. */
const AREA_BASE = 0.15;
/** The appeal grows so much slower than the area. */
const AREA_EXPONENT = 0.4;
/** Chroma that doubles the appeal of a gray. */
const CHROMA_SCALE = 55;
/** Contrast that doubles the appeal of what does not stand out. */
const CONTRAST_SCALE = 40;
const STRONGEST_PART = 0.25;

const pooledArea = (cluster: PatchCluster, clusters: readonly PatchCluster[]): number => {
  let area = cluster.area;
  for (const other of clusters) {
    if (other === cluster) continue;
    const distance = Math.sqrt(squaredDeltaE00(cluster.spot, other.spot));
    if (distance < POOL_REACH) area += POOL_PART * (1 - distance / POOL_REACH) * other.area;
  }
  return area;
};

/** How much a cluster asks to be named: by its area, its chroma, and how it stands out from its surroundings. */
export const appealOf = (cluster: PatchCluster, clusters: readonly PatchCluster[]): number => {
  const contrast = STRONGEST_PART * cluster.strongest + (1 - STRONGEST_PART) * cluster.contrast;
  return (
    (AREA_BASE + pooledArea(cluster, clusters) ** AREA_EXPONENT) *
    (1 + cluster.spot.chroma / CHROMA_SCALE) *
    (1 + contrast / CONTRAST_SCALE)
  );
};
