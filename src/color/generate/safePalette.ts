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
  /** Lightness without any hue: what the order of a palette goes by. */
  readonly gray: number;
  /** As each of `VISIONS` sees it. */
  readonly seen: readonly Oklab[];
};

const GRAY = VISIONS.findIndex(({ kind }) => kind === 'achromatopsia');
const STEPS = 72;
const ROUNDS = 24;
/** Enough to prefer the smaller of two changes, too little to keep a pair confused. */
const CHANGE_COST = 0.01;
/** What a confused pair costs beside the part of the distance that it lacks: fewer pairs come before nearer ones. */
const PAIR_COST = 1;
/** More than a palette can cost: no color passes another on the way from dark to light. */
const OUT_OF_ORDER_COST = 1000;
/** Parts of the chroma that are left. The last one is grays, which every vision sees alike: lightness is all that counts. */
const CHROMA_PARTS = [1, 0.75, 0.5, 0.25, 0];

const candidate = (color: Color): Candidate => {
  const seen = seenByAll(color);
  return { color, own: rgbToOklab(color.rgb), gray: seen[GRAY]?.okL ?? 0, seen };
};

/** The color itself first, then in every lightness. Hue is kept, and chroma where sRGB has it. */
const candidates = (color: Color, isFree: boolean, chromaPart: number): Candidate[] => {
  const { okC, okH } = rgbToOklch(color.rgb);
  const others = Array.from({ length: isFree ? STEPS : 0 }, (_, i) =>
    candidate(colorFromRgb(oklchInGamut({ okL: i / (STEPS - 1), okC: okC * chromaPart, okH }))),
  );
  return [candidate(color), ...others];
};

/** How far two colors fall short of the distance, as parts of it, over all visions; 0 when none confuses them. */
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

/** Gives each color in turn the lightness that suits the others best, until nothing changes. */
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

/** The free colors in their order of lightness, each in the lightness where all together change least and clash least. */
const climb = (options: readonly Choice[]): Choice => {
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
 * The palette with lightness changed until no vision confuses two of its colors, as far as that can be had; chroma is
 * given up only where lightness alone does not do. Eight free colors can always be told apart, nine never: without
 * any hue there is room for seven steps of the distance between black and white.
 */
export const safePalette = (palette: Palette, locked: Flags): SafePalette => {
  let best: SafePalette | undefined;
  for (const chromaPart of CHROMA_PARTS) {
    const options = palette.map((color, i) => candidates(color, canChange({ locked }, i), chromaPart));
    const own = options.flatMap((choice) => choice.slice(0, 1));
    const starts = chromaPart === 1 ? [own, climb(options)] : [climb(options)];
    for (const start of starts) {
      const solution = solutionOf(settle(start, options));
      if (!best || solution.unsolved.length < best.unsolved.length) best = solution;
      if (solution.unsolved.length === 0) return solution;
    }
  }
  return best ?? { palette, unsolved: confusedPairs(palette) };
};
