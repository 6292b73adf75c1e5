import { deltaE00 } from '../color/distance';
import { rgbToLab } from '../color/lab';
import { mixColors } from '../color/mixColors';
import type { Color, Palette } from '../color/types';

/** A color of one palette beside the color of another that it fits; null where the other palette has none left for it. */
export type ComparedColors = {
  readonly first: Color | null;
  readonly second: Color | null;
  /** ΔE00 between the two; null where one is missing. */
  readonly difference: number | null;
};

/** From which palette a color is taken over; null where it is mixed. */
export type Side = 'first' | 'second' | null;

/** For each color of the smaller palette its place in the larger one, so that the sum of all distances is the least there is. */
const assign = (distances: readonly (readonly number[])[], places: number): readonly number[] => {
  /** By the set of places taken, as bits: the least sum, and the places in their order. At most 2⁹ sets. */
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
 * Two palettes of up to nine colors color by color: each beside the one it fits, so that the differences together are the
 * least there are. In the order of the first palette; what only the second one has comes last.
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
 * What becomes of one row at `part` (0–1) of the way from the first palette to the second, in OKLab. A color without a
 * partner stays as it is on the whole way, and is missing at the end that is the other palette. Null where the row gives
 * no color.
 */
export const mixRow = ({ first, second }: ComparedColors, part: number, side: Side = null): Color | null => {
  if (side !== null) return side === 'first' ? first : second;
  if (part <= 0) return first;
  if (part >= 1) return second;
  return first && second ? mixColors(first, second, part) : (first ?? second);
};
