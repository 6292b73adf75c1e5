import { colorFromRgb } from './color';
import { contrastRatio } from './contrast';
import { contrastMatrix, type ContrastPair } from './contrastMatrix';
import { deltaE00 } from './distance';
import { oklchInGamut } from './gamut';
import { canChange, type Flags } from './generate/scope';
import { rgbToLab } from './lab';
import { rgbToOklch } from './oklab';
import type { Color, Oklch } from './types';

/** Ratios a pair can be repaired to: large text, normal text, normal text at AAA (WCAG 2.2, 1.4.3 and 1.4.6). */
export const REPAIR_TARGETS = [3, 4.5, 7] as const;

export type RepairTarget = (typeof REPAIR_TARGETS)[number];

export type RepairedColor = {
  readonly color: Color;
  /** Of the rounded color; never below the target. */
  readonly ratio: number;
  /** OKLCH lightness added, in points of 100. */
  readonly lightnessChange: number;
  /** ΔE00 to the color before: how different it looks. About 1 is just noticeable. */
  readonly difference: number;
};

// 2⁻²⁰ of the lightness range: far below one 8-bit step.
const HALVINGS = 20;

const atLightness = (origin: Oklch, okL: number): Color => colorFromRgb(oklchInGamut({ ...origin, okL }));

/** The passing lightness nearest to the color on the way to `end`, 0 or 1; null if not even the end passes. */
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
 * The nearest lighter and the nearest darker color that reaches the ratio on `against`, the one that looks less
 * different first. Hue is kept, and chroma as far as sRGB has it. None where neither black nor white would pass; the
 * very color if it passes already.
 */
export const repairsOf = (color: Color, against: Color, target: number): RepairedColor[] => {
  const ratio = contrastRatio(color.rgb, against.rgb);
  if (ratio >= target) return [{ color, ratio, lightnessChange: 0, difference: 0 }];
  return ([1, 0] as const)
    .map((end) => repairToward(color, end, against, target))
    .filter((repaired) => repaired !== null)
    .toSorted((a, b) => a.difference - b.difference);
};

/** A repair of a pair through one of its colors, by the index of that color. */
export type PairRepair = RepairedColor & { readonly index: number };

/** A repair of a pair within its palette. */
export type PaletteRepair = PairRepair & {
  /** How many pairs reach the ratio then that miss it now, this one among them. */
  readonly pairsWon: number;
  /** How many pairs reach the ratio as they are, and would miss it then. */
  readonly pairsLost: number;
  /** The index of a color that it would look like then, and does not now; null for none. */
  readonly lookAlike: number | null;
};

/** ΔE00 below which two colors of a palette are taken for one another where they are not side by side. */
const LOOK_ALIKE_BELOW = 5;

/** Two colors of a palette that miss a ratio, by their indexes, with the ways to reach it. */
export type FailingPair = {
  readonly indexes: readonly [number, number];
  readonly ratio: number;
  /** One for each color that can bring it about, the best first; none through a locked color. */
  readonly repairs: readonly PaletteRepair[];
};

/**
 * Whether fewer pairs miss the ratio after it. Only then it is worth applying: any other repair would be undone by the
 * next one, lighter and darker in turns.
 */
export const isProgress = ({ pairsWon, pairsLost }: PaletteRepair): boolean => pairsWon > pairsLost;

/**
 * Before another: what costs no other pair its contrast, then what leaves the palette all its colors, then what is
 * progress, then what looks least different.
 */
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

/** The best repair through each of a pair's colors that is not locked, the best first. */
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

/** What can be repaired comes first, the cheapest before; then what cannot, the pair that misses least before. */
const byCheapest = (a: FailingPair, b: FailingPair): number => {
  const [first, second] = [a.repairs[0], b.repairs[0]];
  if (first && second) return byCost(first, second);
  return Number(!first) - Number(!second) || b.ratio - a.ratio;
};

/** Every pair below the ratio, once, the one whose repair looks least different first. */
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
