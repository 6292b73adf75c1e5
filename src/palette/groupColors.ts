import { packRgb } from '../color/color';
import { deltaE00 } from '../color/distance';
import { rgbToLab } from '../color/lab';
import type { Color, Lab } from '../color/types';
import { lostOpacity } from './notations/values/opacity';

/** Colors that look alike side by side, represented by the most frequent of them. */
export type ColorGroup = {
  readonly color: Color;
  /** The first name found for any of them. */
  readonly name: string | null;
  /** How often they were found in total. */
  readonly count: number;
  readonly lab: Lab;
};

/** ΔE00 below which two colors of a stylesheet are meant to be the same: slightly more than just noticeable. */
export const ALIKE_BELOW = 2.5;

/** Within ΔE00, a difference of lightness is divided by at most 1.75, and one of a or b by less than 12. */
const LIGHTNESS_REACH = ALIKE_BELOW * 1.75;
const CHROMA_REACH = ALIKE_BELOW * 12;

/** Rejects most pairs cheaply: the whole formula is slow. */
// Stryker disable ConditionalExpression,LogicalOperator,EqualityOperator: what it lets through the formula tells apart
const mayBeAlike = (one: Lab, other: Lab): boolean =>
  Math.abs(one.L - other.L) <= LIGHTNESS_REACH &&
  Math.abs(one.a - other.a) <= CHROMA_REACH &&
  Math.abs(one.b - other.b) <= CHROMA_REACH;
// Stryker restore all

/** Where more colors differ than this, coarser channels merge them first, to avoid a long task. */
const DISTINCT_MAX = 600;

type Found = { readonly color: Color; readonly name: string | null };

/** A color, its number of occurrences (a translucent one counts once), and the first name found for it. */
export type CountedColor = Found & { readonly count: number };

/** Merges colors whose channels are equal in steps of 2^`bits`; the most frequent one represents each. */
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

/** Counts each occurrence. A translucent color (usually a shadow) counts once, however often it occurs. */
const weighed = (colors: readonly Found[]): CountedColor[] => {
  const translucent = new Set<number>();
  return colors.map(({ color, name }) => {
    const key = packRgb(color.rgb);
    const isRepeated = lostOpacity(color) && translucent.has(key);
    if (lostOpacity(color)) translucent.add(key);
    return { color, name, count: isRepeated ? 0 : 1 };
  });
};

/** Each color once, in the order of first occurrence. */
export const distinctColors = (colors: readonly Found[]): CountedColor[] => counted(weighed(colors), 0);

const distinct = (colors: readonly Found[]): CountedColor[] => {
  const exact = distinctColors(colors);
  let few = exact;
  // This terminates: 5 bits leave 512 colors at most.
  for (let bits = 2; few.length > DISTINCT_MAX; bits++) few = counted(exact, bits);
  return few;
};

/**
 * The colors of a text grouped by likeness, the most frequent group first; ties are in order of first occurrence. A
 * color joins the group whose representative is nearest, so that groups do not grow into chains.
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
