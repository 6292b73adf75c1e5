import type { Patches } from '../engine';
import { type Tone, toTone } from '../reference/difference';
import { labOf, uniformOf } from '../reference/points';

/** Parts of a picture that have about one color. */
export type PatchCluster = {
  /** Mean color of the parts in CIELAB. */
  readonly spot: Tone;
  /** Part of the picture, 0–1. */
  readonly area: number;
  /** Mean contrast of the parts with their surroundings, about ΔE00. */
  readonly contrast: number;
  /** Contrast of the part that stands out most. */
  readonly strongest: number;
  /** How much of the area is in its largest part, 0–1: much in one thing, little in a texture. */
  readonly coherence: number;
  /** Mean part of the parts that touches no other, 0–1. */
  readonly inside: number;
};

/** Smaller parts (about 7 pixels of 256 × 192) are noise and edges. */
export const AREA_MIN = 0.000_15;
/** Parts nearer than this to a cluster, about ΔE00, belong to it. */
const RADIUS = 8;
const ROUNDS = 2;

type Point = readonly [number, number, number];
type Part = {
  readonly at: Point;
  readonly lab: Point;
  readonly area: number;
  readonly contrast: number;
  readonly inside: number;
};

const squaredDistance = (p: Point, q: Point): number =>
  (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2;

const nearestOf = (at: Point, centers: readonly Point[]): { index: number; squared: number } => {
  let index = -1;
  let squared = Infinity;
  for (let i = 0; i < centers.length; i++) {
    const distance = squaredDistance(at, centers[i]!);
    if (distance < squared) [squared, index] = [distance, i];
  }
  return { index, squared };
};

const areaOf = (parts: readonly Part[]): number => parts.reduce((sum, { area }) => sum + area, 0);

const meanOf = (parts: readonly Part[], pointOf: (part: Part) => Point): Point => {
  const sum = [0, 0, 0] as [number, number, number];
  for (const part of parts) {
    const point = pointOf(part);
    for (let axis = 0; axis < 3; axis++) sum[axis]! += point[axis]! * part.area;
  }
  const area = areaOf(parts);
  return [sum[0] / area, sum[1] / area, sum[2] / area];
};

const toParts = ({ colors, areas, contrasts, insides }: Patches, areaMin: number): Part[] =>
  [...colors.keys()]
    .filter((i) => areas[i]! >= areaMin)
    .toSorted((i, j) => areas[j]! - areas[i]! || i - j)
    .map((i) => ({
      at: uniformOf(colors[i]!),
      lab: labOf(colors[i]!),
      area: areas[i]!,
      contrast: contrasts[i]!,
      inside: insides?.[i] ?? 0,
    }));

/**
 * The largest parts lead, the others follow the nearest leader; then each goes to the nearest mean. Parts smaller than
 * `areaMin` are left out.
 */
export const clusterPatches = (patches: Patches, areaMin = AREA_MIN): PatchCluster[] => {
  const parts = toParts(patches, areaMin);
  let groups: Part[][] = [];
  const leaders: Point[] = [];
  for (const part of parts) {
    const { index, squared } = nearestOf(part.at, leaders);
    if (squared < RADIUS * RADIUS) groups[index]!.push(part);
    else {
      leaders.push(part.at);
      groups.push([part]);
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const means = groups.map((group) => meanOf(group, ({ at }) => at));
    const next = means.map((): Part[] => []);
    for (const part of parts) next[nearestOf(part.at, means).index]!.push(part);
    groups = next.filter((group) => group.length > 0);
  }
  return groups.map((group) => ({
    spot: toTone(meanOf(group, ({ lab }) => lab)),
    area: areaOf(group),
    contrast: group.reduce((sum, { area, contrast }) => sum + area * contrast, 0) / areaOf(group),
    inside: group.reduce((sum, { area, inside }) => sum + area * inside, 0) / areaOf(group),
    strongest: Math.max(...group.map(({ contrast }) => contrast)),
    coherence: Math.max(...group.map(({ area }) => area)) / areaOf(group),
  }));
};
