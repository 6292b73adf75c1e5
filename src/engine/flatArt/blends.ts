import type { PackedRgb } from '../engine';
import { squaredDeltaE00 } from '../reference/difference';
import type { TwinGroup } from './groupTwins';
import { compressedMixPart, mixPart } from './mixPart';
import { type Drawn, type Group, isRamp, nearestOf } from './placeGroups';

/** Tolerance in 8-bit codes for rounding and other ways of mixing; with compression, for its noise. */
const MIX_TOLERANCE = 8;
const NOISE_TOLERANCE = 12;

/** Maximum ΔE00 by which sharpening overshoots a color. */
export const OVERSHOOT = 10;

/** ΔE00 below which a compressed variant of a color is indistinguishable from it. */
const COMPRESSED_TWINS = 3;
/** Within this ΔE00 a color is a shade of one with twice the pixels, unless it is frequent and fills areas. */
export const SHADE_REACH = 5;
const SHADE_PART = 0.5;
const SHADE_SHARE = 0.04;
const SHADE_AREA_PART = 0.2;
/** Within this ΔE00 a much rarer color is noise. */
export const NOISE_REACH = 14;
const NOISE_PART = 0.1;
const NOISE_SHARE = 0.01;
/** So few pixels are a speck, whatever their share of a small icon. */
const SPECK = 12;

// Stryker disable next-line all: a neighboring black would do as well
const BLACK = 0x000000;
/** Fraction of the light that a soft shadow takes at most. */
const DENSEST = 0.8;

/** Minimum fraction of a color's pixels in lines if lines were drawn in it, with compression. */
export const COMPRESSED_LINE_PART = 0.4;

/** Properties of the whole picture. */
export type Rules = {
  /** Pixels of the picture. */
  readonly total: number;
  readonly isCompressed: boolean;
  /** Pixels of the picture per pixel of its preview. */
  readonly scale: number;
  /** Whether it has soft shadows. */
  readonly isShaded: boolean;
  /** Whether it has so few colors that its pixels were drawn as they are, without blends. */
  readonly isPlain: boolean;
};

/** Fraction of the second color in a blend of two; null if the color is no such blend. `slack` scales the tolerance. */
export const blendPart = (
  color: PackedRgb,
  first: PackedRgb,
  second: PackedRgb,
  { isCompressed }: Rules,
  slack = 1,
): number | null =>
  isCompressed
    ? compressedMixPart(color, first, second, slack * NOISE_TOLERANCE)
    : mixPart(color, first, second, slack * MIX_TOLERANCE);

export type Mix = { readonly first: Drawn; readonly second: Drawn; readonly part: number };

/** The first two drawn colors that a color is a mix of; `drawn` begins with the largest. */
export const mixOf = ({ color }: TwinGroup, drawn: readonly Drawn[], rules: Rules): Mix | null => {
  for (const [j, second] of drawn.entries()) {
    for (const first of drawn.slice(0, j)) {
      const part = blendPart(color, first.color, second.color, rules);
      if (part !== null) return { first, second, part };
    }
  }
  return null;
};

/** Whether sharpening made the color: an overshoot of one drawn color at an edge to another. */
const isBeyond = (group: TwinGroup, drawn: readonly Drawn[], rules: Rules): boolean =>
  group.weight <= Math.max(NOISE_SHARE * rules.total, SPECK) &&
  drawn.some(
    (near) =>
      squaredDeltaE00(near.spot, group.spot) <= OVERSHOOT ** 2 &&
      drawn.some(
        (other) => other !== near && blendPart(near.color, other.color, group.color, rules) !== null,
      ),
  );

/** Whether compression made it from a similar drawn color. */
export const isNoise = (group: Group, drawn: readonly Drawn[], { total, isCompressed }: Rules): boolean => {
  if (!isCompressed) return false;
  const { nearest, distance } = nearestOf(group, drawn);
  if (!nearest) return false;
  if (distance < COMPRESSED_TWINS) return true;
  if (group.lines >= COMPRESSED_LINE_PART * group.seen) return false;
  return distance < SHADE_REACH
    ? group.weight <= SHADE_PART * nearest.weight &&
        (group.weight <= SHADE_SHARE * total || group.plateaus <= SHADE_AREA_PART * group.seen)
    : distance < NOISE_REACH && group.weight <= Math.min(NOISE_PART * nearest.weight, NOISE_SHARE * total);
};

/** Whether it is a drawn color darkened by the edge of a soft shadow at the object that casts it. */
export const isShadow = (group: Group, drawn: readonly Drawn[], rules: Rules): boolean =>
  rules.isShaded &&
  group.weight <= NOISE_SHARE * rules.total &&
  drawn.some(({ color }) => (blendPart(group.color, color, BLACK, rules) ?? DENSEST) < DENSEST);

/** Whether the drawn colors account for a color. */
export const isExplained = (group: Group, drawn: readonly Drawn[], rules: Rules): boolean =>
  isRamp(group) ||
  isShadow(group, drawn, rules) ||
  mixOf(group, drawn, rules) !== null ||
  isBeyond(group, drawn, rules) ||
  isNoise(group, drawn, rules);
