/** All ways to choose `size` items, each in the given order. */
export const combinations = <T>(items: readonly T[], size: number): T[][] => {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    combinations(items.slice(i + 1), size - 1).map((rest) => [item].concat(rest)),
  );
};

/** The sizes offered: from one below the whole palette down to 2. A palette of 2 has its one pair. */
export const pairingSizes = (colorCount: number): number[] =>
  colorCount === 2 ? [2] : Array.from({ length: Math.max(0, colorCount - 2) }, (_, i) => colorCount - 1 - i);

/** 'Colors 1, 2 and 4': which colors of the palette, counted from 1. At least two. */
export const placesTitle = (places: readonly number[]): string =>
  `Colors ${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;
