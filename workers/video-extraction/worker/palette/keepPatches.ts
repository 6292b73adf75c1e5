import { labToRgb } from '../../../../src/color/lab';
import type { Patches } from '../../../../src/engine/engine';
import { appealOf } from '../../../../src/engine/vivid/appeals';
import { clusterPatches, type PatchCluster } from '../../../../src/engine/vivid/clusterPatches';

/** Patches kept per frame: 400 bytes. */
const MOST = 32;
/** Single pixels of 96 × 54 are excluded: in such a small picture they are edges, and up to half of all patches. */
const FRAME_AREA_MIN = 0.000_3;
/** Patches closer than this in CIELAB are merged. */
const REACH = 8;

type Kept = { readonly lead: PatchCluster; area: number };

const isNear = ({ spot: p }: PatchCluster, { spot: q }: PatchCluster): boolean =>
  (p.L - q.L) ** 2 + (p.a - q.a) ** 2 + (p.b - q.b) ** 2 < REACH ** 2;

/** The most salient patches, each with the area of all that are close to it. */
const mostAppealing = (clusters: readonly PatchCluster[]): readonly Kept[] => {
  const leads: Kept[] = [];
  const byAppeal = clusters
    .map((cluster) => ({ cluster, appeal: appealOf(cluster) }))
    .toSorted((p, q) => q.appeal - p.appeal);
  for (const { cluster } of byAppeal) {
    const near = leads.find(({ lead }) => isNear(lead, cluster));
    if (near) near.area += cluster.patch.area;
    else if (leads.length < MOST) leads.push({ lead: cluster, area: cluster.patch.area });
  }
  return leads;
};

/** The patches of a frame, merged by similar color, and few enough to be kept for thousands of frames. */
export const keepPatches = (patches: Patches): Patches => {
  const kept = mostAppealing(clusterPatches(patches, FRAME_AREA_MIN));
  return {
    colors: Uint32Array.from(kept, ({ lead }) => {
      const { r, g, b } = labToRgb(lead.spot);
      return (r << 16) | (g << 8) | b;
    }),
    areas: Float32Array.from(kept, ({ area }) => area),
    contrasts: Float32Array.from(kept, ({ lead }) => lead.contrast),
  };
};
