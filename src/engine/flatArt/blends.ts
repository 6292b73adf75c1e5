import type { PackedRgb } from '../engine';
import { squaredDeltaE00 } from '../reference/difference';
import type { TwinGroup } from './groupTwins';
import { compressedMixPart, mixPart } from './mixPart';
import { type Drawn, type Group, isRamp, nearestOf } from './placeGroups';

/** Rounding of each channel, and programs that mix in other ways; what compression adds. */
const MIX_TOLERANCE = 8;
const NOISE_TOLERANCE = 12;

/** Sharpening goes beyond a color, so far at most, ΔE00. */
export const OVERSHOOT = 10;

/** What compression makes of a color nobody tells from it, ΔE00. */
const COMPRESSED_TWINS = 3;
/** So near a color is a shade of one that has twice the pixels, unless there is much of it and it fills areas. */
export const SHADE_REACH = 5;
const SHADE_PART = 0.5;
const SHADE_SHARE = 0.04;
const SHADE_AREA_PART = 0.2;
/** So near it is noise where it is much rarer. */
export const NOISE_REACH = 14;
const NOISE_PART = 0.1;
const NOISE_SHARE = 0.01;
/** Pixels of an icon that are few whatever their share is. */
const SPECK = 12;

// Stryker disable next-line all: a black next to it is as black
const BLACK = 0x000000;
/** Soft shadows take less of the light. */
const DENSEST = 0.8;

/** Of a compressed color so much lies in lines where lines were drawn in it. */
export const COMPRESSED_LINE_PART = 0.4;

/** What is known of the picture as a whole. */
export type Rules = {
  /** Pixels of the picture. */
  readonly total: number;
  readonly isCompressed: boolean;
  /** Pixels of the picture for each of its preview. */
  readonly scale: number;
  /** Whether soft shadows lie in it. */
  readonly isShaded: boolean;
};

/** How much of the second color is in a color that is a blend of two; null where it is none. `slack` widens the tolerance. */
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

/** The two of those drawn that a color is a mix of: the heaviest two. */
export const mixOf = ({ color }: TwinGroup, drawn: readonly Drawn[], rules: Rules): Mix | null => {
  for (const [j, second] of drawn.entries()) {
    for (const first of drawn.slice(0, j)) {
      const part = blendPart(color, first.color, second.color, rules);
      if (part !== null) return { first, second, part };
    }
  }
  return null;
};

/** Whether sharpening made the color of one of those drawn and another. */
const isBeyond = (group: TwinGroup, drawn: readonly Drawn[], rules: Rules): boolean =>
  group.weight <= Math.max(NOISE_SHARE * rules.total, SPECK) &&
  drawn.some(
    (near) =>
      squaredDeltaE00(near.spot, group.spot) <= OVERSHOOT ** 2 &&
      drawn.some(
        (other) => other !== near && blendPart(near.color, other.color, group.color, rules) !== null,
      ),
  );

/** Whether compression made it of a color that is near. */
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

/** Whether it is what a soft shadow leaves of a color that was drawn, where the shadow ends at what throws it. */
export const isShadow = (group: Group, drawn: readonly Drawn[], rules: Rules): boolean =>
  rules.isShaded &&
  group.weight <= NOISE_SHARE * rules.total &&
  drawn.some(({ color }) => (blendPart(group.color, color, BLACK, rules) ?? DENSEST) < DENSEST);

/** Whether a color needs no other than those drawn. */
export const isExplained = (group: Group, drawn: readonly Drawn[], rules: Rules): boolean =>
  isRamp(group) ||
  isShadow(group, drawn, rules) ||
  mixOf(group, drawn, rules) !== null ||
  isBeyond(group, drawn, rules) ||
  isNoise(group, drawn, rules);
