import { type Tone, squaredDeltaE00, toTone } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';
import { APART_MIN } from './selectClusters';

/** Patches within this ΔE00 of a chosen one move it. */
const PULL_REACH = 13;
/** Contrast that doubles the pull. */
const CONTRAST_SCALE = 40;
/** The pull grows so much slower than the area. */
const AREA_EXPONENT = 0.23;

/** One names the strong tones of a thing, and at the edges of a small one they are mixed with what is around: more chroma. */
const STRENGTH_GAIN = 0.2;
/** Of so much of the picture the middle is what one names; of a gray, too. */
const LARGE_AREA = 0.3;
const STRONG_CHROMA = 30;

/** Of a thing one names the strong tones, taken in light: so much more the pull per unit of chroma beyond the chosen one's. */
const STRONG_PULL = 0.17;
/** What is smaller than this part of the picture is pulled less: it has hardly any tones. */
const SMALL_AREA = 0.02;
const PULL_MIN = 0.02;

/** How much more a chosen color is pulled by each unit of chroma. */
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
 * Moves each chosen color to the middle of the patches that it stands for, small ones counting beyond their size: one
 * names the middle of a range of tones, of a small thing the stronger ones. A color that would come too near to another
 * stays where it is.
 */
export const settleColors = (chosen: readonly PatchCluster[], clusters: readonly PatchCluster[]): Tone[] => {
  const sums = chosen.map(() => ({ L: 0, a: 0, b: 0, weight: 0 }));
  const pulls = chosen.map(strongPull);
  for (const { patch, area, contrast } of clusters) {
    let nearest = -1;
    let best = PULL_REACH ** 2;
    for (let i = 0; i < chosen.length; i++) {
      const squared = squaredDeltaE00(patch.spot, chosen[i]!.spot);
      // Stryker disable next-line EqualityOperator: what is exactly between two is not of the one more than of the other
      if (squared <= best) [best, nearest] = [squared, i];
    }
    const sum = sums[nearest];
    if (!sum) continue;
    const stronger = 1 + pulls[nearest]! * (patch.spot.chroma - chosen[nearest]!.spot.chroma);
    // Patches of one color share what it weighs: it weighs the same, however many they are.
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
