import { VISIONS } from '../color/confusedPairs';
import { deltaE00, deltaEOk } from '../color/distance';
import { rgbToLab } from '../color/lab';
import { rgbToOklab } from '../color/oklab';
import type { Color, Lab, Oklab } from '../color/types';
import type { Alias } from './theme';
import { toneOf } from './tone';

/**
 * The visions that confuse most, each with the part of normal vision's ΔE00 that its own counts as: eight colors that all
 * show on a page cannot be as far apart for it. Whoever sees no hues at all has lightness alone, which is too little for
 * eight; the anomalous see more than these.
 */
const VIEWS = (
  [
    ['normal', 1],
    ['protanopia', 0.62],
    ['deuteranopia', 0.6],
    ['tritanopia', 0.5],
  ] as const
).flatMap(([kind, part]) =>
  VISIONS.filter((vision) => vision.kind === kind).map(({ see }) => ({ see, part })),
);

/** A color that a series may have. `cost` is what it loses by its looks, 0 for nothing. */
export type Candidate = {
  readonly alias: Alias;
  /** As normal vision has it. */
  readonly own: Oklab;
  /** As each of `VIEWS` sees it. */
  readonly labs: readonly Lab[];
  /** OKLab lightness of the gray of the same luminance: what is left for whoever sees no hues. */
  readonly tone: number;
  readonly cost: number;
};

type Look = Pick<Candidate, 'own' | 'labs' | 'tone'>;

/** What charts take beside the palette is the same for every theme of a brand. */
const looks = new WeakMap<Color, Look>();

const lookOf = (color: Color): Look => {
  const { rgb } = color;
  const look = looks.get(color) ?? {
    own: rgbToOklab(rgb),
    labs: VIEWS.map(({ see }) => rgbToLab(see(rgb))),
    tone: toneOf(rgb, 'ratio'),
  };
  looks.set(color, look);
  return look;
};

export const candidate = (alias: Alias, color: Color, cost: number): Candidate => ({
  alias,
  ...lookOf(color),
  cost,
});

export const normalDistance = (one: Candidate, other: Candidate): number => deltaEOk(one.own, other.own);

/** ΔE00 as the vision has it that tells the two apart least, less the less they please. */
const told = (one: Candidate, other: Candidate): number => {
  let least = Infinity;
  for (const [v, { part }] of VIEWS.entries()) {
    const a = one.labs[v];
    const b = other.labs[v];
    if (a && b) least = Math.min(least, deltaE00(a, b) / part);
  }
  return least / (1 + one.cost + other.cost);
};

/** The same asked once for each two: it is asked for again and again. */
export const toldOnce = (): ((one: Candidate, other: Candidate) => number) => {
  const known = new Map<Candidate, Map<Candidate, number>>();
  const rowOf = (one: Candidate): Map<Candidate, number> => {
    const row = known.get(one) ?? new Map<Candidate, number>();
    known.set(one, row);
    return row;
  };
  return (one, other) => {
    const row = rowOf(one);
    const earlier = row.get(other);
    if (earlier !== undefined) return earlier;
    const answer = told(one, other);
    row.set(other, answer);
    rowOf(other).set(one, answer);
    return answer;
  };
};
type Told = ReturnType<typeof toldOnce>;

/** Difference in tone from which whoever sees no hues tells two series apart: of eight that show on a page, half can have it. */
const TONE_APART = 0.08;

/** The same for the first of the series: charts of three or four have to do for those who see lightness alone, too. */
export const toldInGray =
  (toldOf: Told): Told =>
  (one, other) =>
    toldOf(one, other) * Math.min(1, Math.abs(one.tone - other.tone) / TONE_APART);

/** As many as are wanted, the ones that are given first, then always the one that is farthest from all before it. */
export const farthestFirst = (
  given: readonly Candidate[],
  candidates: readonly Candidate[],
  count: number,
  toldOf: Told,
): Candidate[] => {
  const chosen = [...given];
  // How near each is to what is chosen, kept up to date: it is compared once with each choice.
  const room = candidates.map((one) => Math.min(Infinity, ...chosen.map((other) => toldOf(one, other))));
  while (chosen.length < count) {
    const choice = candidates[room.indexOf(Math.max(...room))];
    if (!choice) break;
    chosen.push(choice);
    candidates.forEach((one, at) => {
      room[at] = one === choice ? -1 : Math.min(room[at] ?? 0, toldOf(one, choice));
    });
  }
  return chosen;
};

/** How well the two that are told apart least are told apart. */
const leastTold = (chosen: readonly Candidate[], toldOf: Told): number =>
  Math.min(...chosen.flatMap((one, i) => chosen.slice(i + 1).map((other) => toldOf(one, other))));

/** So many rounds in which each color may give its place to a better one: most settle in three. */
const ROUNDS = 6;

/** The same set, with colors in the place of others as long as the nearest two come apart by that. */
export const spreadOut = (
  chosen: readonly Candidate[],
  fixed: number,
  candidates: readonly Candidate[],
  toldOf: Told,
): Candidate[] => {
  let best = [...chosen];
  let least = leastTold(best, toldOf);
  for (let round = 0; round < ROUNDS; round++) {
    const before = least;
    for (let at = fixed; at < best.length; at++)
      for (const one of candidates) {
        const others = best.toSpliced(at, 1);
        if (others.some((other) => toldOf(other, one) <= least)) continue;
        const next = best.with(at, one);
        const now = leastTold(next, toldOf);
        if (now <= least) continue;
        best = next;
        least = now;
      }
    if (least === before) break;
  }
  return best;
};

/** Every choice of so many of these. */
const choices = (from: readonly Candidate[], count: number): Candidate[][] => {
  if (count <= 0) return [[]];
  return from.flatMap((one, i) => choices(from.slice(i + 1), count - 1).map((rest) => [one].concat(rest)));
};

/** Of what is left those that are farthest apart from each other and from what is given: 35 choices at most. */
export const apartest = (
  given: readonly Candidate[],
  from: readonly Candidate[],
  count: number,
  toldOf: Told,
): readonly Candidate[] => {
  const all = choices(from, count);
  const worth = all.map((few) => leastTold([...given, ...few], toldOf));
  const best = all[worth.indexOf(Math.max(...worth))] ?? [];
  return farthestFirst(given, best, given.length + best.length, toldOf).slice(given.length);
};
