import { packRgb } from '../color/color';
import { deltaE00 } from '../color/distance';
import { rgbToLab } from '../color/lab';
import type { Color, Lab } from '../color/types';
import { lostOpacity } from './notations/values/opacity';

/** Colors that look alike side by side, under the one of them that was found most often. */
export type ColorGroup = {
  readonly color: Color;
  /** The first name that one of them had. */
  readonly name: string | null;
  /** How often they were found, all together. */
  readonly count: number;
  readonly lab: Lab;
};

/** ΔE00 below which two colors of a stylesheet are meant to be the same: more than just noticeable side by side. */
export const ALIKE_BELOW = 2.5;

/** ΔE00 divides a difference of lightness by 1.75 at most, and one of a or b by less than 12. */
const LIGHTNESS_REACH = ALIKE_BELOW * 1.75;
const CHROMA_REACH = ALIKE_BELOW * 12;

/** A quick no for most pairs: the whole formula takes long. */
// Stryker disable ConditionalExpression,LogicalOperator,EqualityOperator: what it lets through the formula tells apart
const mayBeAlike = (one: Lab, other: Lab): boolean =>
  Math.abs(one.L - other.L) <= LIGHTNESS_REACH &&
  Math.abs(one.a - other.a) <= CHROMA_REACH &&
  Math.abs(one.b - other.b) <= CHROMA_REACH;
// Stryker restore all

/** More different colors than these are first brought together by coarser channels, so that it takes no long task. */
const DISTINCT_MAX = 600;

type Found = { readonly color: Color; readonly name: string | null };

/** A color with how often it was found, with an opacity at most once, and the first name that it had there. */
export type CountedColor = Found & { readonly count: number };

/** Each color once for its channels in steps of 2^`bits`, the most frequent of them in front of each. */
const counted = (colors: Iterable<CountedColor>, bits: number): CountedColor[] => {
  const byKey = new Map<number, CountedColor>();
  for (const one of colors) {
    const { r, g, b } = one.color.rgb;
    const key = packRgb({ r: r >> bits, g: g >> bits, b: b >> bits });
    const known = byKey.get(key);
    const front = known && known.count >= one.count ? known : one;
    byKey.set(key, {
      color: front.color,
      name: known?.name ?? one.name,
      count: one.count + (known?.count ?? 0),
    });
  }
  return [...byKey.values()];
};

/** How often each is counted: what lets something through, as shadows do, once however often it stands there. */
const weighed = (colors: readonly Found[]): CountedColor[] => {
  const translucent = new Set<number>();
  return colors.map(({ color, name }) => {
    const key = packRgb(color.rgb);
    const isRepeated = lostOpacity(color) && translucent.has(key);
    if (lostOpacity(color)) translucent.add(key);
    return { color, name, count: isRepeated ? 0 : 1 };
  });
};

/** Each color once, in the order in which they were found. */
export const distinctColors = (colors: readonly Found[]): CountedColor[] => counted(weighed(colors), 0);

const distinct = (colors: readonly Found[]): CountedColor[] => {
  const exact = distinctColors(colors);
  let few = exact;
  // It ends: 5 bits leave 512.
  for (let bits = 2; few.length > DISTINCT_MAX; bits++) few = counted(exact, bits);
  return few;
};

/**
 * The colors of a text, those that look alike together, the most frequent first; of equally frequent ones the first
 * that was found. A color joins the group whose color is nearest, so that groups do not grow into chains.
 */
export const groupColors = (colors: readonly Found[]): ColorGroup[] => {
  const groups: { color: Color; name: string | null; count: number; lab: Lab }[] = [];
  for (const { color, name, count } of distinct(colors).toSorted((a, b) => b.count - a.count)) {
    const lab = rgbToLab(color.rgb);
    let nearest = null;
    let least = ALIKE_BELOW;
    for (const group of groups) {
      // Stryker disable next-line ConditionalExpression: as above
      if (!mayBeAlike(group.lab, lab)) continue;
      const distance = deltaE00(group.lab, lab);
      if (distance < least) [nearest, least] = [group, distance];
    }
    if (nearest) {
      nearest.count += count;
      nearest.name ??= name;
    } else groups.push({ color, name, count, lab });
  }
  return groups.toSorted((a, b) => b.count - a.count);
};
