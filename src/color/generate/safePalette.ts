import { colorFromRgb } from '../color';
import { alikeBelow, confusedPairs, seenByAll, type SeenPair } from '../confusedPairs';
import { deltaE00 } from '../distance';
import { oklchInGamut } from '../gamut';
import { rgbToOklch } from '../oklab';
import type { Color, Lab, Palette } from '../types';
import { VISIONS } from '../visions';
import { cheapestPath } from './cheapestPath';
import { canChange, type Flags } from './scope';

export type SafePalette = {
  readonly palette: Palette;
  /** What still looks alike: locked colors, or more colors than lightness can tell apart. */
  readonly unsolved: readonly SeenPair[];
};

type Candidate = {
  readonly color: Color;
  /** As each of `VISIONS` sees it. */
  readonly seen: readonly Lab[];
  /** ΔE00 from the color that it replaces, squared, so that many small changes are preferred to a large one. */
  readonly change: number;
};

type Choice = readonly Candidate[];

const NORMAL = VISIONS.findIndex(({ kind }) => kind === 'normal');
const GRAY = VISIONS.findIndex(({ kind }) => kind === 'achromatopsia');
/** OKLCH lightness 0–1 in steps of 0.01, of which none is seen side by side. */
const STEPS = 101;
const ROUNDS = 24;
/** ΔE00 up to which a color is still the one that was chosen, lighter or darker. */
const MOST_CHANGE = 25;
/** Nine changes of `MOST_CHANGE` together cost less than the cheapest confused pair. */
const CHANGE_COST = 1e-5;
/** More than everything else together, so that colors keep their order from dark to light. */
const OUT_OF_ORDER_COST = 1000;
/**
 * Cost of a confused pair in each of `VISIONS`, in addition to its shortfall, so that fewer pairs matter more than wider
 * ones. One in twelve men confuses reds and greens, one person in thirty thousand sees no hues at all.
 */
const LOOKS = VISIONS.map(({ kind }) => ({
  below: alikeBelow(kind),
  pairCost: kind.startsWith('achromat') ? 0.25 : 1,
}));
/** ΔL* from which no pair is below any threshold: CIEDE2000 divides it by 1.75 at most, at black and white. */
const APART_BY_LIGHTNESS = 1.75 * Math.max(...LOOKS.map(({ below }) => below));

const lightness = (candidate: Candidate | undefined): number => candidate?.seen[GRAY]?.L ?? 0;

/** The color itself, then with its hue at every lightness, its chroma as far as sRGB allows, up to `MOST_CHANGE`. */
const candidates = (color: Color, isFree: boolean): Choice => {
  const seen = seenByAll(color);
  const own: Candidate = { color, seen, change: 0 };
  if (!isFree) return [own];
  const { okC, okH } = rgbToOklch(color.rgb);
  const others = Array.from({ length: STEPS }, (_, i): Candidate => {
    const other = colorFromRgb(oklchInGamut({ okL: i / (STEPS - 1), okC, okH }));
    const otherSeen = seenByAll(other);
    const [before, after] = [seen[NORMAL], otherSeen[NORMAL]];
    return {
      color: other,
      seen: otherSeen,
      change: before && after ? deltaE00(before, after) ** 2 : Infinity,
    };
  });
  return [own, ...others.filter(({ change }) => change <= MOST_CHANGE ** 2)];
};

/** Penalty of a pair: over all visions that confuse it, their cost of one, and more by the fraction that is missing. */
const shortfall = (one: Candidate, other: Candidate): number => {
  let sum = 0;
  for (const [v, { below, pairCost }] of LOOKS.entries()) {
    const [a, b] = [one.seen[v], other.seen[v]];
    if (!a || !b || Math.abs(a.L - b.L) >= APART_BY_LIGHTNESS) continue;
    const difference = deltaE00(a, b);
    if (difference < below) sum += pairCost * (2 - difference / below);
  }
  return sum;
};

const costBeside = (option: Candidate, others: Choice): number =>
  others.reduce((sum, other) => sum + shortfall(option, other), CHANGE_COST * option.change);

/** Coordinate descent: moves one color at a time to its cheapest option, until nothing changes. */
const settle = (start: Choice, options: readonly Choice[]): Choice => {
  let chosen = start;
  for (let round = 0; round < ROUNDS; round++) {
    const before = chosen;
    for (const [i, choice] of options.entries()) {
      if (choice.length < 2) continue;
      const others = chosen.filter((_, j) => j !== i);
      const costs = choice.map((option) => costBeside(option, others));
      const best = choice[costs.indexOf(Math.min(...costs))];
      if (best && best !== chosen[i]) chosen = chosen.with(i, best);
    }
    if (chosen === before) break;
  }
  return chosen;
};

/** Options of least cost for the free colors under the constraint that they keep their order of lightness. */
const inOrder = (options: readonly Choice[]): Choice => {
  const isFree = (choice: Choice): boolean => choice.length > 1;
  const fixed = options.flatMap((choice) => (isFree(choice) ? [] : choice));
  const order = options
    .map((choice, i) => ({ choice, i }))
    .filter(({ choice }) => isFree(choice))
    .toSorted((a, b) => lightness(a.choice[0]) - lightness(b.choice[0]));
  const path = cheapestPath(
    order.map(({ choice }) => choice),
    (option) => costBeside(option, fixed),
    (darker, lighter) =>
      shortfall(darker, lighter) + (lightness(darker) <= lightness(lighter) ? 0 : OUT_OF_ORDER_COST),
  );
  return options.flatMap((choice, i) => {
    const option = path[order.findIndex((entry) => entry.i === i)] ?? choice[0];
    return option ? [option] : [];
  });
};

const costOf = (chosen: Choice): number =>
  chosen.reduce((sum, option, i) => sum + costBeside(option, chosen.slice(i + 1)), 0);

/**
 * Changes lightness as little as possible until no vision confuses two colors. A color remains recognizable, so that
 * of many colors, or of colors between locked ones, some pairs can be left.
 */
export const safePalette = (palette: Palette, locked: Flags): SafePalette => {
  const options = palette.map((color, i) => candidates(color, canChange({ locked }, i)));
  const own = options.flatMap((choice) => choice.slice(0, 1));
  // One at a time, a color between two others finds no place unless they make room; all at once, but in their order,
  // two of one lightness cannot change places.
  const [first, second] = [own, inOrder(options)].map((start) => settle(start, options));
  const best = first && second && costOf(second) < costOf(first) ? second : (first ?? own);
  const safe = best.map(({ color }) => color);
  return { palette: safe, unsolved: confusedPairs(safe) };
};
