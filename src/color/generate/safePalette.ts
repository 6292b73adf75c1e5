import { colorFromRgb } from '../color';
import { confusedPairs, seenByAll, VISIONS, type ConfusedPair } from '../confusedPairs';
import { deltaEOk } from '../distance';
import { oklchInGamut } from '../gamut';
import { rgbToOklch } from '../oklab';
import type { Color, Oklab, Palette } from '../types';
import { canChange, type Flags } from './scope';

export type SafePalette = {
  readonly palette: Palette;
  /** What still looks alike: two locked colours, or more colours than lightness can tell apart. */
  readonly unsolved: readonly ConfusedPair[];
};

type Candidate = { readonly color: Color; readonly okL: number; readonly seen: readonly Oklab[] };

const DARKEST = 0.1;
const LIGHTEST = 0.98;
const STEPS = 64;
const ROUNDS = 24;
/** Enough to prefer the smaller of two changes, too little to keep a pair confused. */
const CHANGE_COST = 0.01;

const candidate = (color: Color): Candidate => ({
  color,
  okL: rgbToOklch(color.rgb).okL,
  seen: seenByAll(color),
});

/** The colour itself first, then in every lightness. Hue is kept, and chroma where sRGB has it. */
const candidates = (color: Color, isFree: boolean): Candidate[] => {
  const origin = rgbToOklch(color.rgb);
  const lightness = (i: number): number => DARKEST + ((LIGHTEST - DARKEST) * i) / (STEPS - 1);
  const others = Array.from({ length: isFree ? STEPS : 0 }, (_, i) =>
    candidate(colorFromRgb(oklchInGamut({ ...origin, okL: lightness(i) }))),
  );
  return [candidate(color), ...others];
};

/** How far two colours fall short of the distance, as parts of it, over all visions; 0 when none confuses them. */
const shortfall = (a: Candidate, b: Candidate): number =>
  VISIONS.reduce((sum, { below }, v) => {
    const [one, other] = [a.seen[v], b.seen[v]];
    return one && other ? sum + Math.max(0, 1 - deltaEOk(one, other) / below) : sum;
  }, 0);

type Choice = readonly Candidate[];

/** Gives each colour in turn the lightness that suits the others best, until nothing changes. */
const settle = (start: Choice, options: readonly Choice[]): Choice => {
  let chosen = start;
  for (let round = 0; round < ROUNDS; round++) {
    const before = chosen;
    for (const [i, choice] of options.entries()) {
      const origin = choice[0]?.okL ?? 0;
      const others = chosen.filter((_, j) => j !== i);
      const cost = (option: Candidate): number =>
        others.reduce((sum, other) => sum + shortfall(option, other), 0) +
        CHANGE_COST * Math.abs(option.okL - origin);
      const costs = choice.map(cost);
      const best = choice[costs.indexOf(Math.min(...costs))];
      if (best && best !== chosen[i]) chosen = chosen.with(i, best);
    }
    if (chosen === before) break;
  }
  return chosen;
};

/** The colours in their order of lightness, set evenly from dark to light. */
const spread = (options: readonly Choice[]): Choice => {
  const order = options
    .map((choice, i) => ({ i, okL: choice[0]?.okL ?? 0 }))
    .toSorted((a, b) => a.okL - b.okL);
  return options.flatMap((choice, i) => {
    const rank = order.findIndex((entry) => entry.i === i);
    const step = 1 + Math.round((rank * (STEPS - 1)) / Math.max(1, options.length - 1));
    const option = choice[step] ?? choice[0];
    return option ? [option] : [];
  });
};

const colorsOf = (choice: Choice): Palette => choice.map(({ color }) => color);

/** The palette with lightness changed until no vision confuses two of its colours, as far as that can be had. */
export const safePalette = (palette: Palette, locked: Flags): SafePalette => {
  const options = palette.map((color, i) => candidates(color, canChange({ locked }, i)));
  const own = options.flatMap((choice) => choice.slice(0, 1));
  const gentle = colorsOf(settle(own, options));
  const unsolved = confusedPairs(gentle);
  if (unsolved.length === 0) return { palette: gentle, unsolved };
  const bold = colorsOf(settle(spread(options), options));
  const left = confusedPairs(bold);
  return left.length < unsolved.length ? { palette: bold, unsolved: left } : { palette: gentle, unsolved };
};
