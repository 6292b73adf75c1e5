import { deltaEOk } from '../color/distance';
import type { Color } from '../color/types';
import type { StatusRole } from './roles';
import type { StatusFamily } from './statusScales';
import { seen, SEPARATIONS, type Seen } from './seenDistance';
import type { ThemeMode } from './theme';

/**
 * The usual tone of a status color, and the cost of deviating from it in either direction: a dark red is brown, a dark
 * yellow muddy and a light red pink, but a dark blue is still blue, and a lighter yellow more yellow.
 */
type UsualTone = {
  readonly role: StatusRole;
  readonly tone: number;
  readonly darker: number;
  readonly lighter: number;
};

/** In search order: the statuses that can deviate least come first. */
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

/** The range of tones that are tried: all differ from the page, some by less than 3 : 1 (see `faintAreas`). */
const TONES: Readonly<Record<ThemeMode, { readonly low: number; readonly high: number }>> = {
  light: { low: 0.17, high: 0.94 },
  dark: { low: 0.23, high: 0.98 },
};

/**
 * The range of tones in which a status has its typical look. Outside, it is nearly black or white, brown, pink or
 * muddy.
 */
const LOOKS: Readonly<Record<StatusRole, { readonly from: number; readonly to: number }>> = {
  danger: { from: 0.42, to: 0.68 },
  warning: { from: 0.62, to: 0.92 },
  success: { from: 0.36, to: 0.86 },
  info: { from: 0.36, to: 0.84 },
};
const LOST_COST = 30;

/**
 * Attempts, in order, until all four colors are found: the spacing of the tones that are tried, and the fraction of the
 * confusion threshold that is kept. Whatever the primary color is, the first or the second attempt succeeds.
 */
const ATTEMPTS = [
  { grid: 0.012, fraction: 1 },
  { grid: 0.004, fraction: 1 },
  { grid: 0.012, fraction: 0.9 },
  { grid: 0.012, fraction: 0 },
] as const;

export type StatusColors = Readonly<Record<StatusRole, Color>>;

type Drawn = { readonly color: Color; readonly seen: Seen };

type Candidate = { readonly tone: number; readonly cost: number };

/** The strictest vision first: most pairs fail or pass there. */
const BY_STRICTNESS = SEPARATIONS.map(({ kind, apartFrom }, v) => ({
  v,
  apartFrom,
  isFirst: kind === 'achromatopsia',
}))
  .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
  .map(({ v, apartFrom }) => ({ v, apartFrom }));

/** Whether no kind of color vision confuses the two colors. */
const areApart = (one: Seen, other: Seen, fraction: number): boolean =>
  BY_STRICTNESS.every(({ v, apartFrom }) => {
    const a = one[v];
    const b = other[v];
    return !a || !b || deltaEOk(a, b) >= fraction * apartFrom;
  });

/** All tones of a status, the cheapest first. */
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

/** The rows of a mode, by the spacing of tones: the same for every theme. */
const tones = new Map<string, readonly (readonly Candidate[])[]>();
const candidatesOf = (mode: ThemeMode, grid: number): readonly (readonly Candidate[])[] => {
  const key = `${mode} ${grid}`;
  const known = tones.get(key) ?? USUAL[mode].map((usual) => tonesOf(usual, mode, grid));
  tones.set(key, known);
  return known;
};

/**
 * The cheapest combination of one candidate from each row that are all compatible; null if there is none. Branch and
 * bound: combinations that cost more than the best so far are skipped.
 *
 * @param isCompatible whether candidate `i` of a row is compatible with the chosen ones, given by their indexes in the
 * rows before it
 */
const cheapest = (
  rows: readonly (readonly Candidate[])[],
  isCompatible: (row: number, i: number, chosen: readonly number[]) => boolean,
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
      if (!isCompatible(at, i, chosen)) continue;
      chosen.push(i);
      search(sum);
      chosen.pop();
    }
  };
  search(0);
  return best;
};

/** Caches a test of two indexes, each below a limit. */
const cachedTest = (rows: number, columns: number, test: (i: number, j: number) => boolean) => {
  const answers = new Int8Array(rows * columns);
  return (i: number, j: number): boolean => {
    const at = i * columns + j;
    if (answers[at] === 0) answers[at] = test(i, j) ? 1 : -1;
    return answers[at] === 1;
  };
};

/** The color of a status at a tone, in a family. */
type Shade = (role: StatusRole, tone: number) => Color;

/** The colors of a family in one attempt. */
type Colors = {
  readonly rows: readonly (readonly Candidate[])[];
  readonly draw: (row: number, i: number) => Drawn;
  /** For each row and each row before it, whether two candidates are compatible. */
  readonly apart: readonly (readonly ((i: number, j: number) => boolean)[])[];
};

const colorsOf = (
  rows: Colors['rows'],
  drawTone: (role: StatusRole, tone: number) => Drawn,
  mode: ThemeMode,
  fraction: number,
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
        cachedTest(length, other.length, (i, j) =>
          areApart(draw(row, i).seen, draw(before, j).seen, fraction),
        ),
      ),
  );
  return { rows, draw, apart };
};

type Family = (mode: ThemeMode, grid: number, fraction: number) => Colors;

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
  return (mode, grid, fraction) => {
    const key = `${mode} ${grid} ${fraction}`;
    const colors = attempts.get(key) ?? colorsOf(candidatesOf(mode, grid), drawTone, mode, fraction);
    attempts.set(key, colors);
    return colors;
  };
};

const FAMILIES_KEPT = 8;
const families = new Map<string, Family>();

/**
 * The colors and comparisons computed for a family: the other mode and every later edit of the theme need the same
 * ones.
 */
const keptFamily = ({ okC, vividness }: StatusFamily, shade: Shade): Family => {
  const key = `${okC} ${vividness}`;
  const family = families.get(key) ?? familyOf(shade);
  // Moved to the end of the map, whose first entry is the least recently used.
  families.delete(key);
  families.set(key, family);
  const [oldest] = families.keys();
  if (families.size > FAMILIES_KEPT && oldest !== undefined) families.delete(oldest);
  return family;
};

/**
 * A color for each status, as close to the usual tones as possible, so that no kind of color vision confuses any two of
 * them, or one with the primary color.
 *
 * @param shade the color of a status of the family at a tone, which is that of the gray of the same luminance
 */
export const chooseStatuses = (
  shade: Shade,
  family: StatusFamily,
  primary: Color,
  mode: ThemeMode,
): StatusColors => {
  const own = seen(primary);
  const kept = keptFamily(family, shade);
  for (const { grid, fraction } of ATTEMPTS) {
    const { rows, draw, apart } = kept(mode, grid, fraction);
    const isOffPrimary = cachedTest(rows.length, rows[0]?.length ?? 0, (row, i) =>
      areApart(draw(row, i).seen, own, fraction),
    );
    const chosen = cheapest(rows, (row, i, before) => {
      const compatible = apart[row] ?? [];
      // Called thousands of times: a closure each would cost more than the test.
      for (let other = 0; other < before.length; other++)
        if (compatible[other]?.(i, before[other] ?? 0) !== true) return false;
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
