import type { Pixels } from '../planes';
import { squaredDeltaE00 } from '../reference/difference';
import { uniformOf } from '../reference/points';
import type { TwinGroup } from './groupTwins';
import { surroundingsOf } from './surroundings';

/** Colors that nobody tells apart, and how they lie in the picture. */
export type Group = TwinGroup & {
  /** Pixels of the preview that it has; `Place` says what is counted of them. */
  readonly seen: number;
  readonly plateaus: number;
  readonly lines: number;
  readonly ramps: number;
};

/** A color that was drawn; what it weighs grows by what counts with it. */
export type Drawn = Omit<Group, 'weight'> & { weight: number };

/** A color that so many more pixels of its surroundings than this are on the way to is a shade. */
const RAMP_PART = 0.3;

/** Fewer pixels than this that lie at edges alone say nothing of a color. */
const LEAST_PIXELS = 3;

/** Whether a color is met on the way from darker to lighter above all. */
export const isRamp = ({ seen, plateaus, lines, ramps }: Group): boolean =>
  ramps > Math.max(plateaus + lines, RAMP_PART * seen);

/** The one of the others that comes nearest, and how near, ΔE00; infinitely far where there is none. */
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

/** Which of the points, three numbers each, lies nearest; the first of equally near ones, 0 where there is none. */
const nearestPoint = (points: Float64Array, [l, a, b]: TwinGroup['at']): number => {
  let nearest = 0;
  let best = Infinity;
  // Stryker disable next-line EqualityOperator: what lies behind the last one is no number, and nearer than none
  for (let i = 0; i < points.length; i += 3) {
    const squared = (l - points[i]!) ** 2 + (a - points[i + 1]!) ** 2 + (b - points[i + 2]!) ** 2;
    if (squared < best) [best, nearest] = [squared, i / 3];
  }
  return nearest;
};

/** The groups with how their pixels lie in the preview. */
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
