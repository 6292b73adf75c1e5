import { labToRgb } from '../../../../src/color/lab';
import type { Patches } from '../../../../src/engine/engine';
import { appealsOf } from '../../../../src/engine/vivid/appeals';
import { clusterPatches, type PatchCluster } from '../../../../src/engine/vivid/clusterPatches';

/** Kept of a frame: 400 bytes. */
const MOST = 32;

/** Those that ask most to be named. */
const mostAppealing = (clusters: readonly PatchCluster[]): readonly PatchCluster[] => {
  if (clusters.length <= MOST) return clusters;
  const appeals = appealsOf(clusters);
  return clusters
    .map((cluster, i) => ({ ...cluster, appeal: appeals[i] ?? 0 }))
    .toSorted((p, q) => q.appeal - p.appeal)
    .slice(0, MOST);
};

/** The patches of a frame, those of about one color as one, and few enough to be kept with thousands of others. */
export const keepPatches = (patches: Patches): Patches => {
  const kept = mostAppealing(clusterPatches(patches));
  return {
    colors: Uint32Array.from(kept, ({ spot }) => {
      const { r, g, b } = labToRgb(spot);
      return (r << 16) | (g << 8) | b;
    }),
    areas: Float32Array.from(kept, ({ area }) => area),
    contrasts: Float32Array.from(kept, ({ contrast }) => contrast),
  };
};
