import { deltaE00 } from '../color/distance';
import { rgbToLab } from '../color/lab';
import { mixColors } from '../color/mixColors';
import type { Color, Palette } from '../color/types';

/** A color of one palette and its match in the other; null where the other palette has none left to match it. */
export type ComparedColors = {
  readonly first: Color | null;
  readonly second: Color | null;
  /** ΔE00 between the two; null where one is missing. */
  readonly difference: number | null;
};

/** The palette that a color is taken from; null where the two are mixed. */
export type Side = 'first' | 'second' | null;

/**
 * For each color of the smaller palette, the index of its match in the larger one, so that the sum of distances is
 * minimal.
 */
const assign = (distances: readonly (readonly number[])[], places: number): readonly number[] => {
  /** Keyed by the bit set of used indices: the smallest sum so far, and the indices in order. At most 2⁹ sets. */
  let best = new Map<number, { readonly sum: number; readonly taken: readonly number[] }>([
    [0, { sum: 0, taken: [] }],
  ]);
  for (const row of distances) {
    const next: typeof best = new Map();
    for (const [set, { sum, taken }] of best)
      for (let place = 0; place < places; place += 1) {
        if ((set & (1 << place)) !== 0) continue;
        const longer = sum + (row[place] ?? 0);
        const known = next.get(set | (1 << place));
        if (!known || longer < known.sum)
          next.set(set | (1 << place), { sum: longer, taken: taken.concat(place) });
      }
    best = next;
  }
  const [least] = [...best.values()].toSorted((a, b) => a.sum - b.sum);
  return least?.taken ?? [];
};

/**
 * Matches two palettes of up to nine colors color by color, so that the sum of differences is minimal. Rows follow the
 * first palette; unmatched colors of the second come last.
 */
export const comparePalettes = (first: Palette, second: Palette): readonly ComparedColors[] => {
  const [labs, others] = [first, second].map((palette) => palette.map(({ rgb }) => rgbToLab(rgb)));
  const distance = (i: number, j: number): number => {
    const [a, b] = [labs?.[i], others?.[j]];
    return a && b ? deltaE00(a, b) : 0;
  };
  const isFirstSmaller = first.length <= second.length;
  const [small, large] = isFirstSmaller ? [first, second] : [second, first];
  const taken = assign(
    small.map((_, i) => large.map((__, j) => (isFirstSmaller ? distance(i, j) : distance(j, i)))),
    large.length,
  );
  const partnerOf = (i: number): number => (isFirstSmaller ? (taken[i] ?? -1) : taken.indexOf(i));
  const rows = first.map((color, i): ComparedColors => {
    const partner = second[partnerOf(i)] ?? null;
    return { first: color, second: partner, difference: partner && distance(i, partnerOf(i)) };
  });
  const alone = second
    .filter((_, j) => !first.some((__, i) => partnerOf(i) === j))
    .map((color): ComparedColors => ({ first: null, second: color, difference: null }));
  return [...rows, ...alone];
};

/**
 * The color of a row at `fraction` (0–1) of the way from the first palette to the second, mixed in OKLab. A color
 * without a match stays as it is all the way, and is missing at the end that is the other palette. Null where the row
 * has no color.
 */
export const mixRow = (
  { first, second }: ComparedColors,
  fraction: number,
  side: Side = null,
): Color | null => {
  if (side !== null) return side === 'first' ? first : second;
  if (fraction <= 0) return first;
  if (fraction >= 1) return second;
  return first && second ? mixColors(first, second, fraction) : (first ?? second);
};
