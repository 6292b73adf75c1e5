import { colorFromRgb } from './color';
import { contrastRatio } from './contrast';
import { contrastMatrix, type ContrastPair } from './contrastMatrix';
import { deltaE00 } from './distance';
import { oklchInGamut } from './gamut';
import { canChange, type Flags } from './generate/scope';
import { rgbToLab } from './lab';
import { rgbToOklch } from './oklab';
import type { Color, Oklch } from './types';

/** Ratios that repairs can aim at: large text, normal text, normal text at AAA (WCAG 2.2, 1.4.3 and 1.4.6). */
export const REPAIR_TARGETS = [3, 4.5, 7] as const;

export type RepairTarget = (typeof REPAIR_TARGETS)[number];

export type RepairedColor = {
  readonly color: Color;
  /** Of the 8-bit color; never below the target. */
  readonly ratio: number;
  /** OKLCH lightness added, in points of 100. */
  readonly lightnessChange: number;
  /** ΔE00 to the original color. About 1 is just noticeable. */
  readonly difference: number;
};

// Bisection to 2⁻²⁰ of the lightness range, far below an 8-bit step.
const HALVINGS = 20;

const atLightness = (origin: Oklch, okL: number): Color => colorFromRgb(oklchInGamut({ ...origin, okL }));

/** The nearest passing lightness between the color's and `end`, 0 or 1; null if not even `end` passes. */
const repairToward = (before: Color, end: 0 | 1, against: Color, target: number): RepairedColor | null => {
  const origin = rgbToOklch(before.rgb);
  const ratioOf = (candidate: Color): number => contrastRatio(candidate.rgb, against.rgb);
  if (ratioOf(atLightness(origin, end)) < target) return null;
  let [failing, passing]: [number, number] = [origin.okL, end];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (failing + passing) / 2;
    if (ratioOf(atLightness(origin, middle)) >= target) passing = middle;
    else failing = middle;
  }
  const color = atLightness(origin, passing);
  return {
    color,
    ratio: ratioOf(color),
    lightnessChange: 100 * (passing - origin.okL),
    difference: deltaE00(rgbToLab(before.rgb), rgbToLab(color.rgb)),
  };
};

/**
 * The nearest lighter and the nearest darker color that reach the ratio on `against`, the one with the smaller ΔE00
 * first. Hue is kept, and chroma as far as sRGB allows. Empty if neither black nor white would pass; the color itself
 * if it passes already.
 */
export const repairsOf = (color: Color, against: Color, target: number): RepairedColor[] => {
  const ratio = contrastRatio(color.rgb, against.rgb);
  if (ratio >= target) return [{ color, ratio, lightnessChange: 0, difference: 0 }];
  return ([1, 0] as const)
    .map((end) => repairToward(color, end, against, target))
    .filter((repaired) => repaired !== null)
    .toSorted((a, b) => a.difference - b.difference);
};

/** A repair of a pair by changing one of its colors, named by index. */
export type PairRepair = RepairedColor & { readonly index: number };

/** A repair of a pair within its palette. */
export type PaletteRepair = PairRepair & {
  /** How many failing pairs the repair makes pass, this one included. */
  readonly pairsWon: number;
  /** How many passing pairs the repair makes fail. */
  readonly pairsLost: number;
  /** Index of a color that the repaired one would resemble and the original does not; null for none. */
  readonly lookAlike: number | null;
};

/** ΔE00 below which two colors that are not side by side pass for the same. */
const LOOK_ALIKE_BELOW = 5;

/** Two colors that miss a ratio, by index, with the repairs that reach it. */
export type FailingPair = {
  readonly indexes: readonly [number, number];
  readonly ratio: number;
  /** At most one for each color of the pair, the best first; none for a locked color. */
  readonly repairs: readonly PaletteRepair[];
};

/**
 * Whether the repair leaves fewer failing pairs. Others are not worth applying: the next repair would undo them, making
 * colors lighter and darker in turn.
 */
export const isProgress = ({ pairsWon, pairsLost }: PaletteRepair): boolean => pairsWon > pairsLost;

/** Prefers repairs that make no pair fail, then those that create no look-alike, then progress, then a small ΔE00. */
const byCost = (a: PaletteRepair, b: PaletteRepair): number =>
  Number(a.pairsLost > 0) - Number(b.pairsLost > 0) ||
  Number(a.lookAlike !== null) - Number(b.lookAlike !== null) ||
  Number(isProgress(b)) - Number(isProgress(a)) ||
  a.difference - b.difference;

const withEffect = (colors: readonly Color[], repair: PairRepair, target: number): PaletteRepair => {
  const before = colors[repair.index];
  const others = colors.filter((_, other) => other !== repair.index);
  const passes = (one: Color, other: Color): boolean => contrastRatio(one.rgb, other.rgb) >= target;
  const wasPassing = (other: Color): boolean => before !== undefined && passes(before, other);
  const isAlike = (one: Color, other: Color): boolean =>
    deltaE00(rgbToLab(one.rgb), rgbToLab(other.rgb)) < LOOK_ALIKE_BELOW;
  const lookAlike = colors.findIndex(
    (other, index) =>
      index !== repair.index &&
      isAlike(repair.color, other) &&
      !(before !== undefined && isAlike(before, other)),
  );
  return {
    ...repair,
    pairsWon: others.filter((other) => !wasPassing(other) && passes(repair.color, other)).length,
    pairsLost: others.filter((other) => wasPassing(other) && !passes(repair.color, other)).length,
    lookAlike: lookAlike < 0 ? null : lookAlike,
  };
};

/** The best repair for each unlocked color of a pair, the best first. */
const repairPair = (
  colors: readonly Color[],
  { foregroundIndex, backgroundIndex }: ContrastPair,
  target: number,
  locked: Flags,
): PaletteRepair[] => {
  const through = (index: number, other: number): PaletteRepair[] => {
    const [color, against] = [colors[index], colors[other]];
    if (!color || !against || !canChange({ locked }, index)) return [];
    return repairsOf(color, against, target)
      .map((repaired) => withEffect(colors, { index, ...repaired }, target))
      .toSorted(byCost)
      .slice(0, 1);
  };
  return [
    ...through(foregroundIndex, backgroundIndex),
    ...through(backgroundIndex, foregroundIndex),
  ].toSorted(byCost);
};

/** Repairable pairs first, by the cost of their best repair; then the others, by ratio, highest first. */
const byCheapest = (a: FailingPair, b: FailingPair): number => {
  const [first, second] = [a.repairs[0], b.repairs[0]];
  if (first && second) return byCost(first, second);
  return Number(!first) - Number(!second) || b.ratio - a.ratio;
};

/** Every pair below the ratio, once, ordered by its best repair. */
export const repairPalette = (colors: readonly Color[], locked: Flags, target: number): FailingPair[] =>
  contrastMatrix(colors)
    .pairs.filter(
      ({ ratio, backgroundIndex, foregroundIndex }) => ratio < target && backgroundIndex < foregroundIndex,
    )
    .map((pair): FailingPair => ({
      indexes: [pair.backgroundIndex, pair.foregroundIndex],
      ratio: pair.ratio,
      repairs: repairPair(colors, pair, target, locked),
    }))
    .toSorted(byCheapest);
