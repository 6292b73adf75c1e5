import type { ColorSummary, ExactColors } from './colorSummary';
import type { PackedRgb } from './engine';
import { type Spot, squaredDeltaE00, toSpot } from './reference/difference';
import { labOf } from './reference/points';

/** Of two colors nearer than this ΔE00 nobody sees that they are two: the rarer one counts as the other. */
const TWINS = 2.5;
/** Flat art has few colors, and they make up so much of it; photographs have many. */
const COLORS_MAX = 32;
const COVERED_MIN = 0.9;
/** Most of it lies in runs of one color, or it has hardly any colors: before twins and blends are joined, or after. */
const SOLID_MIN = 0.5;
const FEW_COLORS = 64;
const HANDFUL = 6;

/** Rarer colors are specks, unless they are solid: a thin line on a large sheet. */
const SHARE_MIN = 0.001;
const SOLID_SHARE_MIN = 0.000_2;
/** From this part in runs on a color is solid. */
const SOLID_PART = 0.8;

/** A blend weighs no more than this part of the rarer of the two colors that it lies between. */
const BLEND_PART = 0.25;
/** What lies in runs is a blend only where it is as rare as the edge of a straight line. */
const SOLID_BLEND_SHARE = 0.003;
/** Rounding of each channel, and programs that mix in other ways. */
const BLEND_TOLERANCE = 5;

type Drawn = { readonly color: PackedRgb; readonly spot: Spot; weight: number };

const channel = (color: PackedRgb, shift: number): number => (color >>> shift) & 255;

/** Whether a color is one that mixing the two others in sRGB gives. */
const isMixOf = (color: PackedRgb, first: PackedRgb, second: PackedRgb): boolean => {
  let along = 0;
  let length = 0;
  for (const shift of [16, 8, 0]) {
    const step = channel(second, shift) - channel(first, shift);
    along += (channel(color, shift) - channel(first, shift)) * step;
    length += step * step;
  }
  const part = along / length;
  if (!(part > 0 && part < 1)) return false;
  return [16, 8, 0].every((shift) => {
    const mixed = channel(first, shift) + part * (channel(second, shift) - channel(first, shift));
    return Math.abs(channel(color, shift) - mixed) <= BLEND_TOLERANCE;
  });
};

const nearestOf = (spot: Spot, drawn: readonly Drawn[]): { nearest: Drawn | null; squared: number } => {
  let nearest: Drawn | null = null;
  let squared = Infinity;
  for (const other of drawn) {
    const distance = squaredDeltaE00(spot, other.spot);
    if (distance < squared) [squared, nearest] = [distance, other];
  }
  return { nearest, squared };
};

/**
 * Of a picture of few colors those that were drawn, with the pixels that they stand for: without the blends at edges,
 * without twins and specks. Null where it is no flat art. As all blends count with the color nearest to them, the
 * weights add up to those of the picture.
 */
export const drawnColors = ({ colors, weights, solids }: ExactColors): ColorSummary | null => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const solid = solids.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;

  const drawn: Drawn[] = [];
  const isBlend = (color: PackedRgb, weight: number, isSolid: boolean): boolean => {
    if (isSolid && weight >= SOLID_BLEND_SHARE * total) return false;
    const heavier = drawn.filter((other) => weight <= BLEND_PART * other.weight);
    return heavier.some((first, i) =>
      heavier.slice(i + 1).some((second) => isMixOf(color, first.color, second.color)),
    );
  };

  let uncovered = 0;
  const byWeight = [...colors.keys()].toSorted((i, j) => weights[j]! - weights[i]! || i - j);
  for (const i of byWeight) {
    const color = colors[i]!;
    const weight = weights[i]!;
    const spot = toSpot(labOf(color));
    const { nearest, squared } = nearestOf(spot, drawn);
    const isSolid = solids[i]! >= SOLID_PART * weight;
    const isRare = weight < (isSolid ? SOLID_SHARE_MIN : SHARE_MIN) * total;
    if (nearest && (squared < TWINS * TWINS || isBlend(color, weight, isSolid))) nearest.weight += weight;
    else if (nearest && isRare && colors.length > FEW_COLORS) {
      nearest.weight += weight;
      uncovered += weight;
    } else if (drawn.length === COLORS_MAX) return null;
    else drawn.push({ color, spot, weight });
  }
  if (uncovered > (1 - COVERED_MIN) * total) return null;
  const isMixed = colors.length > FEW_COLORS && drawn.length > HANDFUL && solid < SOLID_MIN * total;
  if (isMixed) return null;
  const ascending = drawn.toSorted((x, y) => x.color - y.color);
  return {
    colors: Uint32Array.from(ascending, ({ color }) => color),
    weights: Uint32Array.from(ascending, ({ weight }) => weight),
  };
};
