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
    const a = one[v];
    const b = other[v];
    return !a || !b || deltaEOk(a, b) >= part * below;
  });

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

/** A question of two numbers, each below a limit, asked once for each two. */
const askedOnce = (rows: number, columns: number, ask: (i: number, j: number) => boolean) => {
  const answers = new Int8Array(rows * columns);
  return (i: number, j: number): boolean => {
    const at = i * columns + j;
    if (answers[at] === 0) answers[at] = ask(i, j) ? 1 : -1;
    return answers[at] === 1;
  };
};

/** The color of a status of a family at a tone. */
type Shade = (role: StatusRole, tone: number) => Color;

/** The colors of a family that one attempt looks at. */
type Colors = {
  readonly rows: readonly (readonly Candidate[])[];
  readonly draw: (row: number, i: number) => Drawn;
  /** For each row and each before it whether a candidate of the one goes with a candidate of the other. */
  readonly apart: readonly (readonly ((i: number, j: number) => boolean)[])[];
};

const colorsOf = (
  rows: Colors['rows'],
  drawTone: (role: StatusRole, tone: number) => Drawn,
  mode: ThemeMode,
  part: number,
): Colors => {
  const drawn = rows.map((): Drawn[] => []);
  const draw = (row: number, i: number): Drawn => {
    const known = drawn[row]?.[i];
    if (known) return known;
    const made = drawTone(USUAL[mode][row]?.role ?? 'info', rows[row]?.[i]?.tone ?? 0);
    if (drawn[row]) drawn[row][i] = made;
    return made;
  };
  const apart = rows.map(({ length }, row) =>
    rows
      .slice(0, row)
      .map((other, before) =>
        askedOnce(length, other.length, (i, j) => areApart(draw(row, i).seen, draw(before, j).seen, part)),
      ),
  );
  return { rows, draw, apart };
};

type Family = (mode: ThemeMode, grid: number, part: number) => Colors;

const familyOf = (shade: Shade): Family => {
  const drawn = new Map<string, Drawn>();
  const drawTone = (role: StatusRole, tone: number): Drawn => {
    const key = `${role} ${tone}`;
    const known = drawn.get(key);
    if (known) return known;
    const color = shade(role, tone);
    const made = { color, seen: seen(color) };
    drawn.set(key, made);
    return made;
  };
  const attempts = new Map<string, Colors>();
  return (mode, grid, part) => {
    const key = `${mode} ${grid} ${part}`;
    const colors = attempts.get(key) ?? colorsOf(candidatesOf(mode, grid), drawTone, mode, part);
    attempts.set(key, colors);
    return colors;
  };
};

const FAMILIES_KEPT = 8;
const families = new Map<string, Family>();

/**
 * What was drawn of a family, and compared with each other: the other mode, and every later edit of the theme, ask for
 * the same colors.
 */
const keptFamily = ({ okC, vividness }: StatusFamily, shade: Shade): Family => {
  const key = `${okC} ${vividness}`;
  const family = families.get(key) ?? familyOf(shade);
  // Last in the order of the map; the first in it is the one that was not asked for the longest.
  families.delete(key);
  families.set(key, family);
  const [oldest] = families.keys();
  if (families.size > FAMILIES_KEPT && oldest !== undefined) families.delete(oldest);
  return family;
};

/**
 * A color for each status, none of which is confused with another or with the primary one by any kind of color vision, as
 * near to the usual tones as that can be had.
 *
 * @param shade the color of a status of the family at a tone that is that of the gray of the same luminance
 */
export const chooseStatuses = (
  shade: Shade,
  family: StatusFamily,
  primary: Color,
  mode: ThemeMode,
): StatusColors => {
  const own = seen(primary);
  const kept = keptFamily(family, shade);
  for (const { grid, part } of ATTEMPTS) {
    const { rows, draw, apart } = kept(mode, grid, part);
    const isOffPrimary = askedOnce(rows.length, rows[0]?.length ?? 0, (row, i) =>
      areApart(draw(row, i).seen, own, part),
    );
    const chosen = cheapest(rows, (row, i, before) => {
      const goesWith = apart[row] ?? [];
      // Asked thousands of times: a closure for each would cost more than the answers.
      for (let other = 0; other < before.length; other++)
        if (goesWith[other]?.(i, before[other] ?? 0) !== true) return false;
      return isOffPrimary(row, i);
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
