import { squaredDeltaE00 } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';

// All figures in this folder were found on twelve photographs whose colors three people named, each at several sizes, and
// hold on twenty others, named before a rule was run on them. `npm run bench -- named` measures them.

/** Clusters this near lend each other their areas, less the farther they are: blends are one color to the eye. */
const POOL_REACH = 12;
const POOL_PART = 0.77;
/** What a color has before its area counts. */
const AREA_BASE = 0.15;
/** The appeal grows so much slower than the area. */
const AREA_EXPONENT = 0.36;
/** Chroma that doubles the appeal of a gray. */
const CHROMA_SCALE = 55;
/** Contrast that doubles the appeal of what does not stand out. */
const CONTRAST_SCALE = 40;
const STRONGEST_PART = 0.25;
/** What is one thing has so much more appeal than what is strewn over the picture. */
const COHERENCE_GAIN = 0.25;
/** So much more what has an inside than what is all edge: fringes, lines, leaves. */
const INSIDE_GAIN = 1;

/** ΔE00 weighs a step of lightness by 1 / 1.75 at least. */
const LIGHTNESS_REACH = POOL_REACH * 1.75;

/** The area of each cluster with what its neighbors lend it. */
export const poolAreas = (clusters: readonly PatchCluster[]): number[] => {
  const pooled = clusters.map(({ area }) => area);
  for (const [i, one] of clusters.entries()) {
    for (let j = 0; j < i; j++) {
      const other = clusters[j]!;
      if (Math.abs(one.spot.L - other.spot.L) > LIGHTNESS_REACH) continue;
      const distance = Math.sqrt(squaredDeltaE00(one.spot, other.spot));
      if (distance >= POOL_REACH) continue;
      const part = POOL_PART * (1 - distance / POOL_REACH);
      pooled[i]! += part * other.area;
      pooled[j]! += part * one.area;
    }
  }
  return pooled;
};

/**
 * How much each cluster asks to be named: by its area, its chroma, how it stands out from its surroundings, and whether it
 * is one thing with an inside.
 */
export const appealsOf = (clusters: readonly PatchCluster[]): number[] => {
  const areas = poolAreas(clusters);
  return clusters.map(({ spot, strongest, contrast, coherence, inside }, i) => {
    const outstanding = STRONGEST_PART * strongest + (1 - STRONGEST_PART) * contrast;
    return (
      (AREA_BASE + areas[i]! ** AREA_EXPONENT) *
      (1 + spot.chroma / CHROMA_SCALE) *
      (1 + outstanding / CONTRAST_SCALE) *
      (1 + COHERENCE_GAIN * coherence) *
      (1 + INSIDE_GAIN * inside)
    );
  });
};
