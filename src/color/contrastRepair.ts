import { colorFromRgb } from './color';
import { contrastRatio } from './contrast';
import { contrastMatrix, type ContrastPair } from './contrastMatrix';
import { oklchInGamut } from './gamut';
import { canChange, type Flags } from './generate/scope';
import { rgbToOklch } from './oklab';
import type { Color, Oklch } from './types';

/** Ratios a pair can be repaired to: large text, normal text, normal text at AAA (WCAG 2.2, 1.4.3 and 1.4.6). */
export const REPAIR_TARGETS = [3, 4.5, 7] as const;

export type RepairTarget = (typeof REPAIR_TARGETS)[number];

export type RepairedColor = {
  readonly color: Color;
  /** Of the rounded colour; never below the target. */
  readonly ratio: number;
  /** OKLCH lightness added, in points of 100. */
  readonly lightnessChange: number;
};

// 2⁻²⁰ of the lightness range: far below one 8-bit step.
const HALVINGS = 20;

const atLightness = (origin: Oklch, okL: number): Color => colorFromRgb(oklchInGamut({ ...origin, okL }));

/** The passing lightness nearest to the colour on the way to `end`, 0 or 1; null if not even the end passes. */
const repairToward = (
  origin: Oklch,
  end: 0 | 1,
  ratioOf: (color: Color) => number,
  target: number,
): RepairedColor | null => {
  if (ratioOf(atLightness(origin, end)) < target) return null;
  let [failing, passing]: [number, number] = [origin.okL, end];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (failing + passing) / 2;
    if (ratioOf(atLightness(origin, middle)) >= target) passing = middle;
    else failing = middle;
  }
  const color = atLightness(origin, passing);
  return { color, ratio: ratioOf(color), lightnessChange: 100 * (passing - origin.okL) };
};

/**
 * The colour with the smallest change of lightness that reaches the ratio on `against`. Hue is kept, and chroma
 * as far as sRGB has it. The very colour if it passes already; null if neither black nor white would pass.
 */
export const repairColor = (color: Color, against: Color, target: number): RepairedColor | null => {
  const ratioOf = (candidate: Color): number => contrastRatio(candidate.rgb, against.rgb);
  if (ratioOf(color) >= target) return { color, ratio: ratioOf(color), lightnessChange: 0 };
  const origin = rgbToOklch(color.rgb);
  const lighter = repairToward(origin, 1, ratioOf, target);
  const darker = repairToward(origin, 0, ratioOf, target);
  if (!lighter || !darker) return lighter ?? darker;
  return Math.abs(lighter.lightnessChange) <= Math.abs(darker.lightnessChange) ? lighter : darker;
};

/** A repair of a pair through one of its colours, by the index of that colour. */
export type PairRepair = RepairedColor & { readonly index: number };

/**
 * The ways to bring a pair to the ratio by changing one side, the smaller change first. None for a pair that passes,
 * and none through a locked colour.
 */
export const repairPair = (pair: ContrastPair, target: number, locked: Flags): PairRepair[] => {
  const { foreground, background, foregroundIndex, backgroundIndex, ratio } = pair;
  if (ratio >= target) return [];
  return [
    { index: foregroundIndex, repaired: repairColor(foreground, background, target) },
    { index: backgroundIndex, repaired: repairColor(background, foreground, target) },
  ]
    .flatMap(({ index, repaired }) =>
      repaired && canChange({ locked }, index) ? [{ index, ...repaired }] : [],
    )
    .toSorted((a, b) => Math.abs(a.lightnessChange) - Math.abs(b.lightnessChange));
};

/** A repair of a pair within its palette. */
export type PaletteRepair = PairRepair & {
  /** How many other pairs reach the ratio as they are, and would miss it then. */
  readonly pairsLost: number;
};

/** Two colors of a palette that miss a ratio, by their indexes, with the ways to reach it. */
export type FailingPair = {
  readonly indexes: readonly [number, number];
  readonly ratio: number;
  /** The smaller change first; none through a locked color, or where no lightness reaches the ratio. */
  readonly repairs: readonly PaletteRepair[];
};

const countLost = (colors: readonly Color[], { index, color }: PairRepair, target: number): number => {
  const before = colors[index];
  if (!before) return 0;
  return colors.filter(
    ({ rgb }, other) =>
      other !== index && contrastRatio(before.rgb, rgb) >= target && contrastRatio(color.rgb, rgb) < target,
  ).length;
};

/** Every pair below the ratio, once, the one that misses it least first. */
export const repairPalette = (colors: readonly Color[], locked: Flags, target: number): FailingPair[] =>
  contrastMatrix(colors)
    .pairs.filter(
      ({ ratio, backgroundIndex, foregroundIndex }) => ratio < target && backgroundIndex < foregroundIndex,
    )
    .map((pair) => ({
      indexes: [pair.backgroundIndex, pair.foregroundIndex],
      ratio: pair.ratio,
      repairs: repairPair(pair, target, locked).map((repair) =>
        Object.assign(repair, { pairsLost: countLost(colors, repair, target) }),
      ),
    }));
