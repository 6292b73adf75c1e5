import { VISIONS } from '../color/confusedPairs';
import { deltaEOk } from '../color/distance';
import type { Color } from '../color/types';
import type { StatusRole } from './roles';
import type { StatusFamily } from './statusScales';
import { seen, type Seen } from './seenDistance';
import type { ThemeMode } from './theme';

/**
 * The tone that is usual for a status color, and how much each way from it costs: a dark red is brown, a dark yellow mud
 * and a light red pink, but a dark blue is a blue, and a lighter yellow is only more of one.
 */
type UsualTone = {
  readonly role: StatusRole;
  readonly tone: number;
  readonly darker: number;
  readonly lighter: number;
};

/** Those that depart from their tone least willingly first: the search goes by this order. */
const USUAL: Readonly<Record<ThemeMode, readonly UsualTone[]>> = {
  light: [
    { role: 'danger', tone: 0.5, darker: 5, lighter: 4 },
    { role: 'warning', tone: 0.82, darker: 4, lighter: 1 },
    { role: 'success', tone: 0.6, darker: 1.2, lighter: 1.8 },
    { role: 'info', tone: 0.53, darker: 1, lighter: 1.6 },
  ],
  dark: [
    { role: 'danger', tone: 0.58, darker: 5, lighter: 4 },
    { role: 'warning', tone: 0.85, darker: 4, lighter: 1 },
    { role: 'success', tone: 0.72, darker: 1.5, lighter: 1.2 },
    { role: 'info', tone: 0.66, darker: 1.5, lighter: 1.4 },
  ],
};

/** Tones that are looked at: all off the page. */
const TONES: Readonly<Record<ThemeMode, { readonly low: number; readonly high: number }>> = {
  light: { low: 0.17, high: 0.94 },
  dark: { low: 0.23, high: 0.98 },
};

/** Tones between which a status looks like what it says. Beyond them it is nearly black or white, brown, pink or mud. */
const LOOKS: Readonly<Record<StatusRole, { readonly from: number; readonly to: number }>> = {
  danger: { from: 0.42, to: 0.68 },
  warning: { from: 0.62, to: 0.92 },
  success: { from: 0.36, to: 0.86 },
  info: { from: 0.36, to: 0.84 },
};
const LOST_COST = 30;

/**
 * What is tried until there are four: distances between the tones that are looked at, and the part of the distance
 * that keeps two colors from being confused. Whatever the primary color is there is room for the first or the second.
 */
const ATTEMPTS = [
  { grid: 0.012, part: 1 },
  { grid: 0.004, part: 1 },
  { grid: 0.012, part: 0.9 },
  { grid: 0.012, part: 0 },
] as const;

export type StatusColors = Readonly<Record<StatusRole, Color>>;

type Drawn = { readonly color: Color; readonly seen: Seen };

type Candidate = { readonly tone: number; readonly cost: number };

/** The vision that tells the fewest colors apart first: most pairs need no other. */
const BY_STRICTNESS = VISIONS.map(({ kind, below }, v) => ({ v, below, isFirst: kind === 'achromatopsia' }))
  .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
  .map(({ v, below }) => ({ v, below }));

/** Whether no kind of color vision confuses the two. */
const areApart = (one: Seen, other: Seen, part: number): boolean =>
  BY_STRICTNESS.every(({ v, below }) => {
    const [a, b] = [one[v], other[v]];
    return !a || !b || deltaEOk(a, b) >= part * below;
  });

const FAMILIES_KEPT = 8;
const families = new Map<string, Map<string, Drawn>>();

/** What was drawn of a family: the other mode, and every later edit of the theme, ask for the same colors. */
const drawnOf = ({ okC, vividness }: StatusFamily): Map<string, Drawn> => {
  const key = `${okC} ${vividness}`;
  const drawn = families.get(key) ?? new Map<string, Drawn>();
  // Last in the order of the map; the first in it is the one that was not asked for the longest.
  families.delete(key);
  families.set(key, drawn);
  const [oldest] = families.keys();
  if (families.size > FAMILIES_KEPT && oldest !== undefined) families.delete(oldest);
  return drawn;
};

/** Every tone of a status, the one that costs least first. */
const tonesOf = (
  { role, tone: usual, darker, lighter }: UsualTone,
  mode: ThemeMode,
  grid: number,
): readonly Candidate[] => {
  const { low, high } = TONES[mode];
  const { from, to } = LOOKS[role];
  const count = Math.floor((high - low) / grid) + 1;
  return Array.from({ length: count }, (_, i): Candidate => {
    const tone = Math.round(1000 * (low + i * grid)) / 1000;
    const off = (tone < usual ? darker : lighter) * (tone - usual) ** 2;
    return { tone, cost: off + LOST_COST * Math.max(from - tone, tone - to, 0) ** 2 };
  }).toSorted((a, b) => a.cost - b.cost);
};

/** Every row of a mode, by the distances of its tones: the same for every theme. */
const tones = new Map<string, readonly (readonly Candidate[])[]>();
const candidatesOf = (mode: ThemeMode, grid: number): readonly (readonly Candidate[])[] => {
  const key = `${mode} ${grid}`;
  const known = tones.get(key) ?? USUAL[mode].map((usual) => tonesOf(usual, mode, grid));
  tones.set(key, known);
  return known;
};

/**
 * The cheapest choice of one candidate from each row, each of which goes with those chosen before it; null where there is
 * none. Branch and bound: what costs more than the best so far is not looked at.
 *
 * @param goes whether candidate `i` of a row goes with what is chosen, the indexes of the rows before it
 */
const cheapest = (
  rows: readonly (readonly Candidate[])[],
  goes: (row: number, i: number, chosen: readonly number[]) => boolean,
): readonly number[] | null => {
  let best: readonly number[] | null = null;
  let least = Infinity;
  const chosen: number[] = [];
  const search = (cost: number): void => {
    const at = chosen.length;
    const row = rows[at];
    if (!row) {
      best = [...chosen];
      least = cost;
      return;
    }
    for (let i = 0; i < row.length; i++) {
      const sum = cost + (row[i]?.cost ?? 0);
      if (sum >= least) return;
      if (!goes(at, i, chosen)) continue;
      chosen.push(i);
      search(sum);
      chosen.pop();
    }
  };
  search(0);
  return best;
};

/** A question of two numbers below a limit, asked once each. */
const askedOnce = (limit: number, ask: (i: number, j: number) => boolean) => {
  const answers = new Int8Array(limit * limit);
  return (i: number, j: number): boolean => {
    const at = i * limit + j;
    if (answers[at] === 0) answers[at] = ask(i, j) ? 1 : -1;
    return answers[at] === 1;
  };
};

/**
 * A color for each status, none of which is confused with another or with the primary one by any kind of color vision, as
 * near to the usual tones as that can be had.
 *
 * @param shade the color of a status of the family at a tone that is that of the gray of the same luminance
 */
export const chooseStatuses = (
  shade: (role: StatusRole, tone: number) => Color,
  family: StatusFamily,
  primary: Color,
  mode: ThemeMode,
): StatusColors => {
  const own = seen(primary);
  const kept = drawnOf(family);
  for (const { grid, part } of ATTEMPTS) {
    const rows = candidatesOf(mode, grid);
    const drawn = rows.map((): Drawn[] => []);
    const draw = (row: number, i: number): Drawn => {
      const known = drawn[row]?.[i];
      if (known) return known;
      const [role, tone] = [USUAL[mode][row]?.role ?? 'info', rows[row]?.[i]?.tone ?? 0];
      const key = `${role} ${tone}`;
      let made = kept.get(key);
      if (!made) {
        const color = shade(role, tone);
        made = { color, seen: seen(color) };
        kept.set(key, made);
      }
      if (drawn[row]) drawn[row][i] = made;
      return made;
    };
    const limit = rows[0]?.length ?? 0;
    // Of each row with those before it, and with the primary color in place of itself.
    const apart = rows.map((_, row) =>
      rows
        .slice(0, row + 1)
        .map((__, before) =>
          askedOnce(limit, (i, j) =>
            areApart(draw(row, i).seen, before === row ? own : draw(before, j).seen, part),
          ),
        ),
    );
    const chosen = cheapest(rows, (row, i, before) => {
      const questions = apart[row] ?? [];
      return questions[row]?.(i, 0) === true && before.every((j, other) => questions[other]?.(i, j) === true);
    });
    if (!chosen) continue;
    const colorOf = (role: StatusRole): Color => {
      const row = USUAL[mode].findIndex((usual) => usual.role === role);
      return draw(row, chosen[row] ?? 0).color;
    };
    return {
      success: colorOf('success'),
      warning: colorOf('warning'),
      danger: colorOf('danger'),
      info: colorOf('info'),
    };
  }
  throw new RangeError('No room for the status colors');
};
