import { squaredDeltaE00, toTone } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';

/** Minimum ΔE00 between chosen colors. */
export const APART_MIN = 6;

/** Discounted ΔE00 from which a color counts as entirely new. */
const NEW_AT = 47;
/** Minimum weight of lightness differences: light and dark shades of one strong color are hardly two colors. */
const LIGHTNESS_MIN = 0.1;
/**
 * The weight rises with area, to LARGE_LIGHTNESS here; grays, which differ by lightness alone, have the full weight.
 */
const LARGE_AREA = 0.065;
const LARGE_LIGHTNESS = 0.6;
const STRONG_CHROMA = 65;

/** Loss of appeal of a color on the straight line between two chosen ones, as it looks like their blend. */
const BLEND_LOSS = 0.13;
/** Detour in ΔE00, compared with that line, from which a color is no blend. */
const DETOUR_MIN = 9.5;

/** Discounted is a mix of two estimates: `squaredShade` in this part, `squaredLightness` in the rest. */
const SHADE_PART = 0.52;

const lightnessPart = ({ area, spot }: PatchCluster): number => {
  const bySize = LARGE_LIGHTNESS * Math.min(1, area / LARGE_AREA);
  const byGray = Math.max(0, 1 - spot.chroma / STRONG_CHROMA);
  return LIGHTNESS_MIN + (1 - LIGHTNESS_MIN) * Math.max(bySize, byGray);
};

/** The part of ΔE00² that comes from lightness. */
const squaredLightness = (p: PatchCluster, q: PatchCluster): number => {
  const offset = (p.spot.L + q.spot.L) / 2 - 50;
  const square = offset * offset;
  return ((q.spot.L - p.spot.L) / (1 + (0.015 * square) / Math.sqrt(20 + square))) ** 2;
};

/** L of CIELAB where f is 0: less light moves a color straight toward (−16, 0, 0), by the cube roots. */
const NO_LIGHT = -16;

/** The part of ΔE00² that vanishes when the lighter color is shaded to the lightness of the darker, chroma included. */
const squaredShade = (p: PatchCluster, q: PatchCluster, squared: number): number => {
  const [light, dark] = p.spot.L >= q.spot.L ? [p.spot, q.spot] : [q.spot, p.spot];
  const scale = (dark.L - NO_LIGHT) / (light.L - NO_LIGHT);
  const shaded = toTone([dark.L, light.a * scale, light.b * scale]);
  return Math.max(0, squared - squaredDeltaE00(shaded, dark));
};

type Candidate = {
  readonly cluster: PatchCluster;
  readonly lightness: number;
  readonly appeal: number;
  /** 0–1, relative to the chosen colors; negative once it is too near to one of them. */
  newness: number;
  /** 0–1: factor for looking like a blend of two chosen colors. */
  blend: number;
  /** ΔE00 to each chosen cluster, in their order. */
  readonly distances: number[];
};

const rateBeside = (candidate: Candidate, latest: Candidate): void => {
  const squared = squaredDeltaE00(candidate.cluster.spot, latest.cluster.spot);
  const distance = Math.sqrt(squared);
  // Stryker disable next-line EqualityOperator: no two colors are exactly so far apart
  if (distance < APART_MIN) {
    candidate.newness = -1;
    return;
  }
  const light =
    (1 - SHADE_PART) * squaredLightness(candidate.cluster, latest.cluster) +
    SHADE_PART * squaredShade(candidate.cluster, latest.cluster, squared);
  const discounted = Math.sqrt(Math.max(0, squared - light) + light * candidate.lightness ** 2);
  candidate.newness = Math.min(candidate.newness, discounted / NEW_AT);
  for (const [i, other] of candidate.distances.entries()) {
    const detour = distance + other - latest.distances[i]!;
    candidate.blend = Math.min(candidate.blend, 1 - BLEND_LOSS * Math.max(0, 1 - detour / DETOUR_MIN));
  }
  candidate.distances.push(distance);
};

/**
 * Greedy selection of at most `count` clusters, each time the one with the highest appeal × newness × blend factor.
 * `appeals` has one number per cluster.
 */
export const selectClusters = (
  clusters: readonly PatchCluster[],
  appeals: readonly number[],
  count: number,
): PatchCluster[] => {
  const candidates = clusters.map((cluster, i): Candidate => ({
    cluster,
    lightness: lightnessPart(cluster),
    appeal: appeals[i]!,
    newness: 1,
    blend: 1,
    distances: [],
  }));
  const chosen: Candidate[] = [];
  const valueOf = ({ appeal, newness, blend }: Candidate): number => appeal * newness * blend;
  while (chosen.length < count) {
    let best: Candidate | null = null;
    for (const candidate of candidates) {
      // Stryker disable next-line EqualityOperator: what is not new at all is too near, and below 0
      if (candidate.newness > 0 && (!best || valueOf(candidate) > valueOf(best))) best = candidate;
    }
    if (!best) break;
    for (const candidate of candidates) {
      // This also excludes the chosen one, at distance 0.
      // Stryker disable next-line ConditionalExpression,EqualityOperator: it saves time, as what is too near stays so
      if (candidate.newness >= 0) rateBeside(candidate, best);
    }
    chosen.push(best);
  }
  return chosen.map(({ cluster }) => cluster);
};
