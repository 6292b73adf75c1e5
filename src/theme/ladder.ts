import { STEP_LIGHTNESS } from '../color/stepLightness';
import type { ThemeMode } from './theme';

/**
 * The tones of a scale, one per step, the one closest to the page first. A tone is an OKLab lightness, 0–1: that of the
 * color itself, or, where steps are even by ratio, that of the gray of the same relative luminance.
 */
export type Ladder = readonly number[];

/** Steps near the page lie closer together: as grounds, borders and surfaces, they differ by little. */
const USUAL: Readonly<Record<ThemeMode, Ladder>> = {
  light: STEP_LIGHTNESS.map(({ okL }) => okL),
  dark: [0.17, 0.21, 0.26, 0.325, 0.41, 0.505, 0.6, 0.69, 0.785, 0.88, 0.965],
};

const ENDS = Object.values(USUAL).flat();
const [DARKEST, LIGHTEST] = [Math.min(...ENDS), Math.max(...ENDS)];

/**
 * The tone that a color gives to the ladder of all hues: at most as far as usual ladders go. Beyond, hardly any chroma
 * is left: white or black in one scale would be the end of every other one.
 */
export const tintedTone = (tone: number): number => Math.min(LIGHTEST, Math.max(DARKEST, tone));

/** The smallest allowed distance of two steps, as a fraction of their usual distance. */
const CLOSEST = 0.4;

const at = (ladder: Ladder, fraction: number): number => {
  const place = fraction * (ladder.length - 1);
  const below = Math.min(Math.floor(place), ladder.length - 2);
  const [low = 0, high = 0] = [ladder[below], ladder[below + 1]];
  return low + (high - low) * (place - below);
};

/** The usual ladder of a mode with so many steps, at least 2. */
export const usualLadder = (mode: ThemeMode, steps: number): Ladder =>
  Array.from({ length: steps }, (_, step) => at(USUAL[mode], step / (steps - 1)));

/** Fixed tones by step; steps between them keep their proportions. */
type Fixed = ReadonlyMap<number, number>;

const bend = (usual: Ladder, fixed: Fixed): Ladder => {
  const last = usual.length - 1;
  const ends = [0, last].flatMap((step): [number, number][] =>
    fixed.has(step) ? [] : [[step, usual[step] ?? 0]],
  );
  const known = [...fixed, ...ends].toSorted(([a], [b]) => a - b);
  return usual.map((tone, step) => {
    const after = known.findIndex(([other]) => other >= step);
    const [upper = 0, upperTone = 0] = known[after] ?? [];
    if (upper === step) return upperTone;
    const [lower = 0, lowerTone = 0] = known[after - 1] ?? [];
    const [from = 0, to = 1] = [usual[lower], usual[upper]];
    return lowerTone + ((tone - from) / (to - from)) * (upperTone - lowerTone);
  });
};

const isLadder = (ladder: Ladder, usual: Ladder): boolean =>
  ladder.every((tone, step) => {
    const [before, usualBefore, usualTone] = [ladder[step - 1], usual[step - 1], usual[step]];
    if (before === undefined || usualBefore === undefined || usualTone === undefined) return true;
    return (tone - before) / (usualTone - usualBefore) >= CLOSEST;
  });

/**
 * The ladder through the tones set by hand and through as many pinned colors and anchors as possible, in order. An
 * anchor takes the step closest to it, unless that step is fixed already or steps would come too close together.
 */
export const ladderThrough = (
  usual: Ladder,
  byHand: readonly (number | null)[],
  pinned: readonly { readonly step: number; readonly tone: number }[],
  anchors: readonly number[],
): Ladder => {
  const fixed = new Map<number, number>();
  // Pinned colors precede tones set by hand: they do not move with the curve.
  for (const { step, tone } of pinned) {
    const isFree = step < usual.length && !fixed.has(step);
    if (isFree && isLadder(bend(usual, new Map([...fixed, [step, tone]])), usual)) fixed.set(step, tone);
  }
  byHand.forEach((tone, step) => {
    if (tone !== null && step < usual.length && !fixed.has(step)) fixed.set(step, tone);
  });
  let ladder = bend(usual, fixed);
  for (const tone of anchors) {
    const off = ladder.map((other) => Math.abs(other - tone));
    const nearest = off.indexOf(Math.min(...off));
    if (fixed.has(nearest)) continue;
    const bent = bend(usual, new Map([...fixed, [nearest, tone]]));
    if (!isLadder(bent, usual)) continue;
    fixed.set(nearest, tone);
    ladder = bent;
  }
  return ladder;
};
