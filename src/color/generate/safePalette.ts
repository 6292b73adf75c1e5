import { colorFromRgb } from '../color';
import { confusedPairs, seenByAll, VISIONS, type ConfusedPair } from '../confusedPairs';
import { deltaEOk } from '../distance';
import { oklchInGamut } from '../gamut';
import { rgbToOklab, rgbToOklch } from '../oklab';
import type { Color, Oklab, Palette } from '../types';
import { cheapestPath } from './cheapestPath';
import { canChange, type Flags } from './scope';

export type SafePalette = {
  readonly palette: Palette;
  /** What still looks alike: two locked colors, or more colors than lightness can tell apart. */
  readonly unsolved: readonly ConfusedPair[];
};

type Candidate = {
  readonly color: Color;
  readonly own: Oklab;
  /** OKLab lightness as seen with achromatopsia, by which the colors are kept in order. */
  readonly gray: number;
  /** As each of `VISIONS` sees it. */
  readonly seen: readonly Oklab[];
};

const GRAY = VISIONS.findIndex(({ kind }) => kind === 'achromatopsia');
const STEPS = 72;
const ROUNDS = 24;
/** Prefers the smaller of two changes, but never at the price of a confused pair. */
const CHANGE_COST = 0.01;
/** Cost of a confused pair in addition to its shortfall, so that fewer pairs matter more than wider ones. */
const PAIR_COST = 1;
/** More than everything else together, so that colors keep their order from dark to light. */
const OUT_OF_ORDER_COST = 1000;
/** Factors of chroma, tried in turn. The last one gives grays, which every vision separates by lightness alone. */
const CHROMA_PARTS = [1, 0.75, 0.5, 0.25, 0];

const candidate = (color: Color): Candidate => {
  const seen = seenByAll(color);
  return { color, own: rgbToOklab(color.rgb), gray: seen[GRAY]?.okL ?? 0, seen };
};

/** The color itself, then at every lightness, with its hue, and its chroma as far as sRGB allows. */
const candidates = (color: Color, isFree: boolean, chromaPart: number): Candidate[] => {
  const { okC, okH } = rgbToOklch(color.rgb);
  const others = Array.from({ length: isFree ? STEPS : 0 }, (_, i) =>
    candidate(colorFromRgb(oklchInGamut({ okL: i / (STEPS - 1), okC: okC * chromaPart, okH }))),
  );
  return [candidate(color), ...others];
};

/** Penalty of a pair: over all visions that confuse it, `PAIR_COST` plus the missing fraction of the distance. */
const shortfall = (a: Candidate, b: Candidate): number => {
  let sum = 0;
  for (const [v, { below }] of VISIONS.entries()) {
    const [one, other] = [a.seen[v], b.seen[v]];
    const distance = one && other ? deltaEOk(one, other) : below;
    if (distance < below) sum += PAIR_COST + 1 - distance / below;
  }
  return sum;
};

type Choice = readonly Candidate[];

const changeOf = (option: Candidate, choice: Choice): number =>
  choice[0] ? CHANGE_COST * deltaEOk(option.own, choice[0].own) : 0;

/** Coordinate descent: moves one color at a time to its cheapest option, until nothing changes. */
const settle = (start: Choice, options: readonly Choice[]): Choice => {
  let chosen = start;
  for (let round = 0; round < ROUNDS; round++) {
    const before = chosen;
    for (const [i, choice] of options.entries()) {
      if (choice.length < 2) continue;
      const others = chosen.filter((_, j) => j !== i);
      const cost = (option: Candidate): number =>
        others.reduce((sum, other) => sum + shortfall(option, other), changeOf(option, choice));
      const costs = choice.map(cost);
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
    .map((choice, i) => ({ choice, i, gray: choice[0]?.gray ?? 0 }))
    .filter(({ choice }) => isFree(choice))
    .toSorted((a, b) => a.gray - b.gray);
  const path = cheapestPath(
    order.map(({ choice }) => choice),
    (option, choice) =>
      fixed.reduce((sum, other) => sum + shortfall(option, other), changeOf(option, choice)),
    (darker, lighter) => shortfall(darker, lighter) + (darker.gray <= lighter.gray ? 0 : OUT_OF_ORDER_COST),
  );
  return options.flatMap((choice, i) => {
    const option = path[order.findIndex((entry) => entry.i === i)] ?? choice[0];
    return option ? [option] : [];
  });
};

const solutionOf = (choice: Choice): SafePalette => {
  const palette = choice.map(({ color }) => color);
  return { palette, unsolved: confusedPairs(palette) };
};

/**
 * Changes lightness until no vision confuses two colors, as far as possible; reduces chroma only where that does not
 * suffice. Eight free colors can always be told apart, nine never: as grays, only seven steps of the distance fit
 * between black and white.
 */
export const safePalette = (palette: Palette, locked: Flags): SafePalette => {
  let best: SafePalette | undefined;
  for (const chromaPart of CHROMA_PARTS) {
    const options = palette.map((color, i) => candidates(color, canChange({ locked }, i), chromaPart));
    const own = options.flatMap((choice) => choice.slice(0, 1));
    const starts = chromaPart === 1 ? [own, inOrder(options)] : [inOrder(options)];
    for (const start of starts) {
      const solution = solutionOf(settle(start, options));
      if (!best || solution.unsolved.length < best.unsolved.length) best = solution;
      if (solution.unsolved.length === 0) return solution;
    }
  }
  return best ?? { palette, unsolved: confusedPairs(palette) };
};
