import type { Color } from '../color/types';
import type { StatusRole } from './roles';
import { seen, seenDistance, type Seen } from './seenDistance';
import type { ThemeMode } from './theme';

type Range = readonly [low: number, high: number];

/** Tones between which a status color lies: those where it is a color and no near black or white, then all off the page. */
const RANGES: Readonly<Record<ThemeMode, readonly [usual: Range, widest: Range]>> = {
  light: [
    [0.3, 0.92],
    [0.17, 0.94],
  ],
  dark: [
    [0.4, 0.95],
    [0.23, 0.98],
  ],
};

type UsualTone = { readonly role: StatusRole; readonly tone: number; readonly weight: number };

/**
 * The tones that are usual for them, the darkest first, and how much it counts to come near: a dark red is brown, a dark
 * yellow mud and a light red pink, but a dark blue is a blue.
 */
const USUAL: Readonly<Record<ThemeMode, readonly UsualTone[]>> = {
  light: [
    { role: 'danger', tone: 0.5, weight: 4 },
    { role: 'info', tone: 0.55, weight: 0.7 },
    { role: 'success', tone: 0.62, weight: 1.5 },
    { role: 'warning', tone: 0.8, weight: 1.5 },
  ],
  dark: [
    { role: 'danger', tone: 0.56, weight: 4 },
    { role: 'info', tone: 0.64, weight: 0.7 },
    { role: 'success', tone: 0.73, weight: 1.5 },
    { role: 'warning', tone: 0.84, weight: 1.5 },
  ],
};

/**
 * Distances between neighbors to try, the least first. An eye that sees lightness alone needs 0.13; where red looks
 * darker than it is, more.
 */
const GAPS = [0.132, 0.14, 0.15, 0.16, 0.172] as const;

/**
 * The ascending tones nearest to the wanted ones (weighted least squares) that keep a distance and a range; null where there is
 * no room. Pool adjacent violators, on tones less what the distances before them take.
 */
const spread = (
  wanted: readonly Pick<UsualTone, 'tone' | 'weight'>[],
  gap: number,
  low: number,
  high: number,
): number[] | null => {
  if (wanted.length === 0) return [];
  const room = (wanted.length - 1) * gap;
  if (low + room > high) return null;
  const blocks: { sum: number; weight: number; count: number }[] = [];
  wanted.forEach(({ tone, weight }, i) => {
    let block = { sum: weight * (tone - i * gap), weight, count: 1 };
    for (let before = blocks.at(-1); before && before.sum / before.weight > block.sum / block.weight;) {
      block = {
        sum: block.sum + before.sum,
        weight: block.weight + before.weight,
        count: block.count + before.count,
      };
      blocks.pop();
      before = blocks.at(-1);
    }
    blocks.push(block);
  });
  return blocks
    .flatMap(({ sum, weight, count }) => Array.from({ length: count }, () => sum / weight))
    .map((tone, i) => Math.min(high - room, Math.max(low, tone)) + i * gap);
};

export type StatusColors = Readonly<Record<StatusRole, Color>>;

type Placed = {
  readonly tones: readonly number[];
  readonly order: readonly StatusRole[];
  readonly gap: number;
  /** Weighed squares of the distances to the usual tones. */
  readonly cost: number;
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item].concat(rest)));

/** Every order of the status colors, so many of them darker than the primary color, with the tones that come nearest to the usual. */
const placements = (primaryTone: number, mode: ThemeMode, gap: number, [low, high]: Range): Placed[] => {
  return permutations(USUAL[mode]).flatMap((order) =>
    Array.from({ length: order.length + 1 }, (_, darker): Placed[] => {
      const lower = spread(order.slice(0, darker), gap, low, Math.min(high, primaryTone - gap));
      const upper = spread(order.slice(darker), gap, Math.max(low, primaryTone + gap), high);
      if (!lower || !upper) return [];
      const tones = [...lower, ...upper];
      const cost = order.reduce(
        (sum, { tone, weight }, i) => sum + weight * ((tones[i] ?? 0) - tone) ** 2,
        0,
      );
      return [{ tones, order: order.map(({ role }) => role), gap, cost }];
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
  [low, high]: Range,
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
  const inRange = (range: Range): Attempt | undefined => {
    const nearest = new Map<number, Attempt>();
    const all = GAPS.flatMap((gap) => placements(primary.tone, mode, gap, range));
    for (const { tones, order, gap } of all.toSorted((a, b) => a.cost - b.cost)) {
      const attempt = at(order, tones);
      if (attempt.least >= 1) return attempt;
      if (attempt.least > (nearest.get(gap)?.least ?? 0)) nearest.set(gap, attempt);
    }
    return [...nearest.values()]
      .map((start) => improve(start, at, range))
      .toSorted((a, b) => b.least - a.least)[0];
  };
  const [usual, widest] = RANGES[mode];
  const first = inRange(usual);
  const improved = first && first.least >= 1 ? first : inRange(widest);
  if (!improved) throw new RangeError('No room for the status colors');
  return improved.colors;
};
