import { squaredDeltaE00, toTone } from '../reference/difference';
import type { PatchCluster } from './clusterPatches';

/** No two chosen colors are nearer than this ΔE00. */
export const APART_MIN = 6;

/** Distance at which a color is new for good. */
const NEW_AT = 47;
/** Of light and dark of one strong color only this part of what sets them apart makes a new color. */
const LIGHTNESS_MIN = 0.1;
/** From so much of the picture on, light and dark differ more; grays differ by lightness alone. */
const LARGE_AREA = 0.065;
const LARGE_LIGHTNESS = 0.6;
const STRONG_CHROMA = 65;

/** A color between two chosen ones looks like their blend: so much less appeal on the straight way between them. */
const BLEND_LOSS = 0.13;
/** ΔE00 of the way around through a color beyond the straight one, from which on it is no blend. */
const DETOUR_MIN = 9.5;

/** What sets light and dark apart is their lightness, and the chroma that it takes along: so much of the one and the other. */
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

/** The zero of cube roots in CIELAB: less light moves a color on a straight way to it. */
const NO_LIGHT = -16;

/** The part of ΔE00² that less light on the lighter of the two takes away: chroma goes with lightness in the shade. */
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
  /** 0–1: how new it is beside what was chosen; negative once it is too near to one of those. */
  newness: number;
  /** 0–1: what is left of the appeal of a blend. */
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
 * At most `count` clusters, one after the other: the one of most appeal that is new beside those before it.
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
      // Nothing is nearer to the chosen one than itself.
      // Stryker disable next-line ConditionalExpression,EqualityOperator: it saves time, as what is too near stays so
      if (candidate.newness >= 0) rateBeside(candidate, best);
    }
    chosen.push(best);
  }
  return chosen.map(({ cluster }) => cluster);
};
