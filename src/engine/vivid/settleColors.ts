import { type Tone, squaredDeltaE00, toTone } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';
import { APART_MIN } from './selectClusters';

/** Patches within this ΔE00 of a chosen color pull it. */
const PULL_REACH = 13;
/** Contrast at which the pull is twice that without contrast. */
const CONTRAST_SCALE = 40;
/** Exponent of the area in the pull. */
const AREA_EXPONENT = 0.23;

/**
 * Relative gain of chroma: people name a thing's strong tones, and a small thing's edges are mixed with its
 * surroundings.
 */
const STRENGTH_GAIN = 0.2;
/**
 * Gain and pull toward chroma fall to 0 up to this area, where the mean is named, and rise from gray to this chroma.
 */
const LARGE_AREA = 0.3;
const STRONG_CHROMA = 30;

/**
 * Relative increase of a patch's pull per unit of chroma above the chosen color's, as strong tones are what is named.
 */
const STRONG_PULL = 0.17;
/** Below this area the increase shrinks, as so little has hardly any range of tones. */
const SMALL_AREA = 0.02;
const PULL_MIN = 0.02;

/** `STRONG_PULL` scaled by the area and chroma of the chosen color. */
const strongPull = ({ area, spot }: PatchCluster): number =>
  STRONG_PULL *
  Math.max(0, 1 - area / LARGE_AREA) *
  Math.min(1, area / SMALL_AREA) *
  Math.min(1, spot.chroma / STRONG_CHROMA);

const strengthen = ({ L, a, b, chroma }: Tone, { area }: PatchCluster): Tone => {
  const part = Math.max(0, 1 - area / LARGE_AREA) * Math.min(1, chroma / STRONG_CHROMA);
  const gain = 1 + STRENGTH_GAIN * part;
  return toTone([L, a * gain, b * gain]);
};

/**
 * Moves each chosen color to the weighted mean of the patches nearest to it, with small ones counting beyond their
 * size, and then gives it chroma: people name the middle of a range of tones, and the stronger tones of small things. A
 * color that would come too near to another is not moved.
 */
export const settleColors = (chosen: readonly PatchCluster[], clusters: readonly PatchCluster[]): Tone[] => {
  const sums = chosen.map(() => ({ L: 0, a: 0, b: 0, weight: 0 }));
  const pulls = chosen.map(strongPull);
  for (const { patch, area, contrast } of clusters) {
    let nearest = -1;
    let best = PULL_REACH ** 2;
    for (let i = 0; i < chosen.length; i++) {
      const squared = squaredDeltaE00(patch.spot, chosen[i]!.spot);
      // Stryker disable next-line EqualityOperator: a patch exactly between two may go to either
      if (squared <= best) [best, nearest] = [squared, i];
    }
    const sum = sums[nearest];
    if (!sum) continue;
    const stronger = 1 + pulls[nearest]! * (patch.spot.chroma - chosen[nearest]!.spot.chroma);
    // `area` pools similar patches, which share its weight, however many they are.
    const weight =
      (patch.area / area) *
      area ** AREA_EXPONENT *
      (1 + contrast / CONTRAST_SCALE) *
      Math.max(PULL_MIN, stronger);
    sum.L += patch.spot.L * weight;
    sum.a += patch.spot.a * weight;
    sum.b += patch.spot.b * weight;
    sum.weight += weight;
  }
  const settled = sums.map(({ L, a, b, weight }, i) =>
    weight > 0 ? toTone([L / weight, a / weight, b / weight]) : chosen[i]!.spot,
  );
  // Stryker disable EqualityOperator: no two colors are exactly so far apart
  const isClear = (spot: Tone, i: number): boolean =>
    settled.every((other, j) => j === i || squaredDeltaE00(spot, other) >= APART_MIN ** 2);
  // Stryker restore EqualityOperator
  return settled.map((spot, i) => strengthen(isClear(spot, i) ? spot : chosen[i]!.spot, chosen[i]!));
};
