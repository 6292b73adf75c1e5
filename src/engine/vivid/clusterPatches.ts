import type { Patches } from '../engine';
import { type Tone, toTone } from '../reference/difference';
import { labOf, uniformOf } from '../reference/points';

/**
 * A patch pooled with those of similar colors, weighted down with distance. Without a hard boundary, small changes of
 * the picture, such as another decoder, size or crop, make small changes here.
 */
export type PatchCluster = {
  /** The mean color of those patches. */
  readonly spot: Tone;
  /** Their weighted fraction of the picture, 0–1. */
  readonly area: number;
  /** The same up to the larger distance POOL_REACH. */
  readonly pooled: number;
  /** Their contrast with the surroundings, about ΔE00. */
  readonly contrast: number;
  /** How much of them is interior, 0–1: low for lines, edges and textures. */
  readonly inside: number;
  /** The patch alone. */
  readonly patch: { readonly spot: Tone; readonly area: number };
};

/** Smaller patches, below 4 pixels of 256 × 192, are noise and edges. */
export const AREA_MIN = 0.000_08;
/** Distance, about ΔE00, within which patches look much alike. */
const ALIKE_REACH = 8;
/** Distance, about ΔE00, within which gradations of a color are seen as one. */
const POOL_REACH = 13;

type Axes = { readonly l: Float64Array; readonly a: Float64Array; readonly b: Float64Array };

const axesOf = (points: readonly (readonly [number, number, number])[]): Axes => ({
  l: Float64Array.from(points, ([l]) => l),
  a: Float64Array.from(points, ([, a]) => a),
  b: Float64Array.from(points, ([, , b]) => b),
});

/** A cluster around each patch of at least `areaMin`, in the same order. */
export const clusterPatches = (patches: Patches, areaMin = AREA_MIN): PatchCluster[] => {
  const kept = [...patches.colors.keys()].filter((i) => patches.areas[i]! >= areaMin);
  const count = kept.length;
  const at = axesOf(kept.map((i) => uniformOf(patches.colors[i]!)));
  const lab = axesOf(kept.map((i) => labOf(patches.colors[i]!)));
  const own = Float64Array.from(kept, (i) => patches.areas[i]!);
  const contrasts = Float64Array.from(kept, (i) => patches.contrasts[i]!);
  const insides = Float64Array.from(kept, (i) => patches.insides?.[i] ?? 0);
  const numbers = (): Float64Array => new Float64Array(count);
  const area = numbers();
  const pooled = numbers();
  const l = numbers();
  const a = numbers();
  const b = numbers();
  const contrast = numbers();
  const inside = numbers();

  const add = (i: number, j: number, squared: number): void => {
    pooled[i]! += (1 - Math.sqrt(squared) / POOL_REACH) * own[j]!;
    const near = 1 - squared / (ALIKE_REACH * ALIKE_REACH);
    // Stryker disable next-line EqualityOperator: at 0 nothing is added
    if (near <= 0) return;
    const weight = near * near * own[j]!;
    area[i]! += weight;
    l[i]! += weight * lab.l[j]!;
    a[i]! += weight * lab.a[j]!;
    b[i]! += weight * lab.b[j]!;
    contrast[i]! += weight * contrasts[j]!;
    inside[i]! += weight * insides[j]!;
  };
  for (let i = 0; i < count; i++) {
    add(i, i, 0);
    for (let j = 0; j < i; j++) {
      const squared = (at.l[i]! - at.l[j]!) ** 2 + (at.a[i]! - at.a[j]!) ** 2 + (at.b[i]! - at.b[j]!) ** 2;
      // Stryker disable next-line EqualityOperator: exactly so far away nothing is added
      if (squared >= POOL_REACH * POOL_REACH) continue;
      add(i, j, squared);
      add(j, i, squared);
    }
  }
  return kept.map((_, i) => ({
    spot: toTone([l[i]! / area[i]!, a[i]! / area[i]!, b[i]! / area[i]!]),
    area: area[i]!,
    pooled: pooled[i]!,
    contrast: contrast[i]! / area[i]!,
    inside: inside[i]! / area[i]!,
    patch: { spot: toTone([lab.l[i]!, lab.a[i]!, lab.b[i]!]), area: own[i]! },
  }));
};
