import type { Color } from '../color/types';
import type { StatusRole } from './roles';
import { seen, seenDistance, type Seen } from './seenDistance';
import type { ThemeMode } from './theme';

/** Tones between which a status color lies: off the page, and not black or white. */
const RANGE: Readonly<Record<ThemeMode, readonly [number, number]>> = {
  light: [0.17, 0.94],
  dark: [0.23, 0.98],
};

/** The tones that are usual for them, the darkest first: a yellow is light, and a red that is not looks pink. */
const USUAL: Readonly<Record<ThemeMode, readonly (readonly [StatusRole, number])[]>> = {
  light: [
    ['danger', 0.52],
    ['info', 0.58],
    ['success', 0.64],
    ['warning', 0.8],
  ],
  dark: [
    ['danger', 0.58],
    ['info', 0.66],
    ['success', 0.74],
    ['warning', 0.84],
  ],
};

/**
 * Distances between neighbors to try, the least first. An eye that sees lightness alone needs 0.13; where red looks
 * darker than it is, more.
 */
const GAPS = [0.132, 0.14, 0.15, 0.16, 0.172] as const;

/**
 * The ascending tones nearest to the wanted ones (least squares) that keep a distance and a range; null where there is
 * no room. Pool adjacent violators, on tones less what the distances before them take.
 */
const spread = (wanted: readonly number[], gap: number, low: number, high: number): number[] | null => {
  if (wanted.length === 0) return [];
  const room = (wanted.length - 1) * gap;
  if (low + room > high) return null;
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((tone, i) => {
    let block = { sum: tone - i * gap, count: 1 };
    for (let before = blocks.at(-1); before && before.sum / before.count > block.sum / block.count;) {
      block = { sum: block.sum + before.sum, count: block.count + before.count };
      blocks.pop();
      before = blocks.at(-1);
    }
    blocks.push(block);
  });
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((tone, i) => Math.min(high - room, Math.max(low, tone)) + i * gap);
};

export type StatusColors = Readonly<Record<StatusRole, Color>>;

type Placed = {
  readonly tones: readonly number[];
  readonly order: readonly StatusRole[];
  readonly gap: number;
  /** Squared distances to the usual tones. */
  readonly cost: number;
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item].concat(rest)));

/** Every order of the status colors, so many of them darker than the primary color, with the tones that come nearest to the usual. */
const placements = (primaryTone: number, mode: ThemeMode, gap: number): Placed[] => {
  const [low, high] = RANGE[mode];
  return permutations(USUAL[mode]).flatMap((order) =>
    Array.from({ length: order.length + 1 }, (_, darker): Placed[] => {
      const wanted = order.map(([, tone]) => tone);
      const lower = spread(wanted.slice(0, darker), gap, low, Math.min(high, primaryTone - gap));
      const upper = spread(wanted.slice(darker), gap, Math.max(low, primaryTone + gap), high);
      if (!lower || !upper) return [];
      const tones = [...lower, ...upper];
      const cost = tones.reduce((sum, tone, i) => sum + (tone - (wanted[i] ?? 0)) ** 2, 0);
      return [{ tones, order: order.map(([role]) => role), gap, cost }];
    }).flat(),
  );
};

/** The least distance between any two; see `seenDistance`. */
const leastDistance = (all: readonly Seen[]): number =>
  Math.min(...all.flatMap((one, i) => all.slice(i + 1).map((other) => seenDistance(one, other))));

type Attempt = {
  readonly order: readonly StatusRole[];
  readonly tones: readonly number[];
  readonly colors: StatusColors;
  /** 1 or more where nobody confuses any two. */
  readonly least: number;
};

const MOVES = [0, 0.03, -0.03, 0.012, -0.012, 0.004, -0.004, 0.001, -0.001] as const;

/**
 * Moves one tone or two at a time as long as the two that are nearest come farther apart, and are not far enough yet.
 * Two, because one that stands between others can only give way with its neighbor.
 */
const improve = (
  start: Attempt,
  at: (order: readonly StatusRole[], tones: readonly number[]) => Attempt,
  [low, high]: readonly [number, number],
): Attempt => {
  const within = (tone: number): number => Math.min(high, Math.max(low, tone));
  let best = start;
  const tryMoves = (): boolean => {
    const { order, tones, least } = best;
    for (let i = 0; i < tones.length; i++) {
      for (let j = i + 1; j < tones.length; j++) {
        for (const one of MOVES) {
          for (const other of MOVES) {
            const moved = tones.map((tone, k) => within(tone + (k === i ? one : k === j ? other : 0)));
            const attempt = at(order, moved);
            if (attempt.least <= least + 1e-6) continue;
            best = attempt;
            return true;
          }
        }
      }
    }
    return false;
  };
  while (best.least < 1 && tryMoves());
  return best;
};

/**
 * A color for each status, none of which is confused with another or with the primary one by any kind of color vision, as
 * near to the usual tones as that can be had.
 *
 * @param shade the color of a status at a tone that is that of the gray of the same luminance
 */
export const chooseStatuses = (
  shade: (role: StatusRole, tone: number) => Color,
  primary: { readonly color: Color; readonly tone: number },
  mode: ThemeMode,
): StatusColors => {
  const own = [seen(primary.color)];
  const drawn = new Map<string, { readonly color: Color; readonly seen: Seen }>();
  const draw = (role: StatusRole, tone: number) => {
    const key = `${role} ${tone.toFixed(4)}`;
    let known = drawn.get(key);
    if (!known) {
      const color = shade(role, tone);
      known = { color, seen: seen(color) };
      drawn.set(key, known);
    }
    return known;
  };
  const at = (order: readonly StatusRole[], tones: readonly number[]): Attempt => {
    const place = (role: StatusRole) => draw(role, tones[order.indexOf(role)] ?? 0.5);
    const placed = {
      success: place('success'),
      warning: place('warning'),
      danger: place('danger'),
      info: place('info'),
    };
    const colors = {
      success: placed.success.color,
      warning: placed.warning.color,
      danger: placed.danger.color,
      info: placed.info.color,
    };
    const least = leastDistance([...own, ...Object.values(placed).map((one) => one.seen)]);
    return { order, tones, colors, least };
  };
  const nearest = new Map<number, Attempt>();
  const all = GAPS.flatMap((gap) => placements(primary.tone, mode, gap));
  for (const { tones, order, gap } of all.toSorted((a, b) => a.cost - b.cost)) {
    const attempt = at(order, tones);
    if (attempt.least >= 1) return attempt.colors;
    if (attempt.least > (nearest.get(gap)?.least ?? 0)) nearest.set(gap, attempt);
  }
  const improved = [...nearest.values()]
    .map((start) => improve(start, at, RANGE[mode]))
    .toSorted((a, b) => b.least - a.least)[0];
  if (!improved) throw new RangeError('No room for the status colors');
  return improved.colors;
};
