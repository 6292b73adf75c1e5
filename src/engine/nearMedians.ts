import type { OpenClusterSteps } from './clusterPalette';
import { CENTER_STRIDE, MAX_CENTERS, type Places } from './clusterSteps';
import type { ColorSummary } from './colorSummary';
import type { LabTuple, PackedRgb } from './engine';
import { uniformOfLab } from './reference/points';
import { moveToDenseTones } from './denseTones';
import { toShares } from './shares';

const ROUNDS = 4;

/**
 * Colors with a larger share of the picture may move farther toward the median of their pixels, which brings the
 * palette closer to most of the picture: not at all up to SMALL_SHARE, and by up to REACH, about ΔE00, from LARGE_SHARE
 * on.
 */
const SMALL_SHARE = 0.03;
const LARGE_SHARE = 0.12;
const REACH = 15;
/** How far a color may move from there to a denser tone, about ΔE00: any color, and a large pale one. */
const TONE_REACH = 4;
const LARGE_TONE_REACH = 10;
/**
 * Full reach up to the first chroma (walls, skies), none from the second on: strong colors are named for their chroma.
 */
const PALE_CHROMA = 45;
const STRONG_CHROMA = 65;

const clampPart = (part: number): number => Math.min(1, Math.max(0, part));

/** The part of the reach of pale, large colors that a color has by its share and chroma, 0–1. */
const freedomOf = (share: number, [, a, b]: LabTuple): number =>
  clampPart((share - SMALL_SHARE) / (LARGE_SHARE - SMALL_SHARE)) *
  clampPart((STRONG_CHROMA - Math.hypot(a, b)) / (STRONG_CHROMA - PALE_CHROMA));

/** Distance, about ΔE00, within which colors look alike. */
const ALIKE = 5;

/** Whether fewer pixels look like the color at `one` than like the color at `other`. */
const isRarer = (
  { l, a, b }: Places,
  weights: Uint32Array,
  one: readonly number[],
  other: readonly number[],
): boolean => {
  let more = 0;
  for (let cell = 0; cell < weights.length; cell++) {
    const [x, y, z] = [l[cell]!, a[cell]!, b[cell]!];
    if (Math.hypot(x - one[0]!, y - one[1]!, z - one[2]!) < ALIKE) more += weights[cell]!;
    if (Math.hypot(x - other[0]!, y - other[1]!, z - other[2]!) < ALIKE) more -= weights[cell]!;
  }
  return more < 0;
};

/**
 * Limits the move of each center to its reach. If fewer pixels look like the end of a shortened move than like its
 * start, it would end at a rare blend of two colors: then the center stays.
 */
const stayWithin = (
  places: Places,
  weights: Uint32Array,
  centers: Float32Array,
  starts: Float32Array,
  reaches: readonly number[],
): void => {
  for (const [i, reach] of reaches.entries()) {
    const at = i * CENTER_STRIDE;
    const start = [...starts.subarray(at, at + 3)];
    const way = start.map((value, axis) => centers[at + axis]! - value);
    const length = Math.hypot(...way);
    const part = length > reach ? reach / length : 1;
    const end = start.map((value, axis) => value + part * way[axis]!);
    const isBlend = part < 1 && isRarer(places, weights, end, start);
    centers.set(isBlend ? start : end, at);
  }
};

/** `Engine.nearMedians`, shared by both engines. */
export const nearMedians = (
  open: OpenClusterSteps,
  summary: ColorSummary,
  palettes: readonly (readonly LabTuple[])[],
): PackedRgb[][] => {
  const steps = open(summary);
  const occurring = (count: number): PackedRgb[] =>
    Array.from({ length: count }, (_, i) => summary.colors[steps.nearestCell(i).cell]!);
  return palettes.map((spots) => {
    if (spots.length === 0) return [];
    const count = Math.min(spots.length, MAX_CENTERS);
    const starts = Float32Array.from(spots.slice(0, count).flatMap((spot) => uniformOfLab(spot).concat(0)));
    steps.centers.set(starts);
    const shares = toShares(steps.countNearest(occurring(count)));
    const freedoms = shares.map((share, i) => freedomOf(share, spots[i]!));
    steps.refine('fine', count, ROUNDS);
    stayWithin(
      steps.places,
      summary.weights,
      steps.centers,
      starts,
      freedoms.map((freedom) => REACH * freedom),
    );
    moveToDenseTones(
      steps.places,
      summary.weights,
      steps.centers,
      freedoms.map((freedom) => TONE_REACH + freedom * (LARGE_TONE_REACH - TONE_REACH)),
    );
    return [...new Set(occurring(count))];
  });
};
