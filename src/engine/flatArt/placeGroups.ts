import type { Pixels } from '../planes';
import { squaredDeltaE00 } from '../reference/difference';
import { uniformOf } from '../reference/points';
import type { TwinGroup } from './groupTwins';
import { surroundingsOf } from './surroundings';

/** Indistinguishable colors, and how they lie in the picture. */
export type Group = TwinGroup & {
  /** Its pixels in the preview; see `Place` for the counts. */
  readonly seen: number;
  readonly plateaus: number;
  readonly lines: number;
  readonly ramps: number;
};

/** A drawn color, whose weight grows by the blends and shades counted with it. */
export type Drawn = Omit<Group, 'weight'> & { weight: number };

/** A larger fraction of pixels in ramps makes a color a shade. */
const RAMP_PART = 0.3;

/** Fewer pixels, all at edges, say nothing about a color. */
const LEAST_PIXELS = 3;

/** Whether a color occurs mainly within ramps from dark to light. */
export const isRamp = ({ seen, plateaus, lines, ramps }: Group): boolean =>
  ramps > Math.max(plateaus + lines, RAMP_PART * seen);

/** The nearest of the others and its ΔE00; null at Infinity if there is none. */
export const nearestOf = <Other extends TwinGroup>(
  { spot }: TwinGroup,
  others: readonly Other[],
): { nearest: Other | null; distance: number } => {
  let nearest: Other | null = null;
  let squared = Infinity;
  for (const other of others) {
    const difference = squaredDeltaE00(spot, other.spot);
    if (difference < squared) [squared, nearest] = [difference, other];
  }
  return { nearest, distance: Math.sqrt(squared) };
};

/** Index of the nearest point, of three numbers each; the first in a tie, 0 if there are none. */
const nearestPoint = (points: Float64Array, [l, a, b]: TwinGroup['at']): number => {
  let nearest = 0;
  let best = Infinity;
  // Stryker disable next-line EqualityOperator: beyond the last point the distance is NaN, which is never smaller
  for (let i = 0; i < points.length; i += 3) {
    const squared = (l - points[i]!) ** 2 + (a - points[i + 1]!) ** 2 + (b - points[i + 2]!) ** 2;
    if (squared < best) [best, nearest] = [squared, i / 3];
  }
  return nearest;
};

/** Adds to the groups how their pixels lie in the preview. */
export const placeGroups = (
  groups: readonly TwinGroup[],
  preview: Pixels,
  isCompressed: boolean,
): Group[] => {
  const found = groups.map((group) => ({ ...group, seen: 0, plateaus: 0, lines: 0, ramps: 0 }));
  const points = Float64Array.from(groups.flatMap(({ at }) => at));
  for (const place of surroundingsOf(preview, isCompressed)) {
    const { color, pixels, plateaus, lines, ramps } = place;
    if (pixels < LEAST_PIXELS && !(plateaus || lines || ramps)) continue;
    const nearest = found[nearestPoint(points, uniformOf(color))];
    if (!nearest) continue;
    nearest.seen += pixels;
    nearest.plateaus += plateaus;
    nearest.lines += lines;
    nearest.ramps += ramps;
  }
  return found;
};
