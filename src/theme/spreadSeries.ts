import { VISIONS } from '../color/confusedPairs';
import { deltaE00, deltaEOk } from '../color/distance';
import { rgbToLab } from '../color/lab';
import { rgbToOklab } from '../color/oklab';
import type { Color, Lab, Oklab } from '../color/types';
import type { Alias } from './theme';
import { toneOf } from './tone';

/**
 * The visions that confuse most, each with the fraction of normal vision's ΔE00 that counts as the same separation:
 * eight colors that all show on a page cannot be equally far apart for it. Vision without hues has only lightness,
 * which is too little for eight colors; anomalous vision sees more than these.
 */
const VIEWS = (
  [
    ['normal', 1],
    ['protanopia', 0.62],
    ['deuteranopia', 0.6],
    ['tritanopia', 0.5],
  ] as const
).flatMap(([kind, fraction]) =>
  VISIONS.filter((vision) => vision.kind === kind).map(({ see }) => ({ see, fraction })),
);

/** A candidate for a series. `cost` is the penalty for its looks, 0 for none. */
export type Candidate = {
  readonly alias: Alias;
  /** As normal vision sees it. */
  readonly own: Oklab;
  /** As each of `VIEWS` sees it. */
  readonly labs: readonly Lab[];
  /** OKLab lightness of the gray of the same luminance: all that vision without hues sees. */
  readonly tone: number;
  readonly cost: number;
};

type Look = Pick<Candidate, 'own' | 'labs' | 'tone'>;

/** Additional chart colors are the same for every theme of a brand. */
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

/** Smallest ΔE00 over all `VIEWS`, divided by 1 plus the penalties for both colors' looks. */
const separation = (one: Candidate, other: Candidate): number => {
  let least = Infinity;
  for (const [v, { fraction }] of VIEWS.entries()) {
    const a = one.labs[v];
    const b = other.labs[v];
    if (a && b) least = Math.min(least, deltaE00(a, b) / fraction);
  }
  return least / (1 + one.cost + other.cost);
};

/** A cached `separation`: it is needed again and again for the same pairs. */
export const createSeparation = (): ((one: Candidate, other: Candidate) => number) => {
  const rows = new Map<Candidate, Map<Candidate, number>>();
  const rowOf = (one: Candidate): Map<Candidate, number> => {
    const row = rows.get(one) ?? new Map<Candidate, number>();
    rows.set(one, row);
    return row;
  };
  return (one, other) => {
    const row = rowOf(one);
    const known = row.get(other);
    if (known !== undefined) return known;
    const answer = separation(one, other);
    row.set(other, answer);
    rowOf(other).set(one, answer);
    return answer;
  };
};
type Separation = ReturnType<typeof createSeparation>;

/** Difference in tone that separates two series without hues: half of eight colors that show on a page can have it. */
const TONE_APART = 0.08;

/** The separation for the first few series: charts of three or four must work with lightness alone, too. */
export const separationInGray =
  (separationOf: Separation): Separation =>
  (one, other) =>
    separationOf(one, other) * Math.min(1, Math.abs(one.tone - other.tone) / TONE_APART);

/** The given candidates, followed by others up to `count`: each time, the one farthest from all chosen so far. */
export const farthestFirst = (
  given: readonly Candidate[],
  candidates: readonly Candidate[],
  count: number,
  separationOf: Separation,
): Candidate[] => {
  const chosen = [...given];
  // The distance of each candidate to the chosen ones, updated with every choice, so that each pair is compared once.
  const room = candidates.map((one) =>
    Math.min(Infinity, ...chosen.map((other) => separationOf(one, other))),
  );
  while (chosen.length < count) {
    const choice = candidates[room.indexOf(Math.max(...room))];
    if (!choice) break;
    chosen.push(choice);
    candidates.forEach((one, at) => {
      room[at] = one === choice ? -1 : Math.min(room[at] ?? 0, separationOf(one, choice));
    });
  }
  return chosen;
};

/** The smallest separation of any two. */
const leastSeparation = (chosen: readonly Candidate[], separationOf: Separation): number =>
  Math.min(...chosen.flatMap((one, i) => chosen.slice(i + 1).map((other) => separationOf(one, other))));

/** Rounds of replacing each color by a better one: most sets settle in three. */
const ROUNDS = 6;

/** Replaces colors of a set, from index `fixed` on, as long as that increases the smallest separation. */
export const spreadOut = (
  chosen: readonly Candidate[],
  fixed: number,
  candidates: readonly Candidate[],
  separationOf: Separation,
): Candidate[] => {
  let best = [...chosen];
  let least = leastSeparation(best, separationOf);
  for (let round = 0; round < ROUNDS; round++) {
    const before = least;
    for (let at = fixed; at < best.length; at++)
      for (const one of candidates) {
        const others = best.toSpliced(at, 1);
        if (others.some((other) => separationOf(other, one) <= least)) continue;
        const next = best.with(at, one);
        const now = leastSeparation(next, separationOf);
        if (now <= least) continue;
        best = next;
        least = now;
      }
    if (least === before) break;
  }
  return best;
};

/** All combinations of so many of these. */
const choices = (from: readonly Candidate[], count: number): Candidate[][] => {
  if (count <= 0) return [[]];
  return from.flatMap((one, i) => choices(from.slice(i + 1), count - 1).map((rest) => [one].concat(rest)));
};

/**
 * The combination of candidates with the largest separation from each other and from the given ones: at most 35
 * combinations.
 */
export const mostSeparated = (
  given: readonly Candidate[],
  from: readonly Candidate[],
  count: number,
  separationOf: Separation,
): readonly Candidate[] => {
  const all = choices(from, count);
  const worth = all.map((few) => leastSeparation([...given, ...few], separationOf));
  const best = all[worth.indexOf(Math.max(...worth))] ?? [];
  return farthestFirst(given, best, given.length + best.length, separationOf).slice(given.length);
};
