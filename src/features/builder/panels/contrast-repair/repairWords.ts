/** How visible a ΔE00 below each bound is. About 1 is just noticeable side by side. */
const CHANGES = [
  { below: 2, words: 'hardly visible' },
  { below: 10, words: 'a small change' },
  { below: 25, words: 'a clear change' },
  { below: Infinity, words: 'a strong change' },
] as const;

/** 'Wisteria lighter by 3.1 points': points of OKLCH lightness, at least 0.1, as there is a change. */
export const changeWords = (name: string, lightnessChange: number): string => {
  const points = Math.max(0.1, Math.abs(lightnessChange)).toFixed(1);
  return `${name} ${lightnessChange > 0 ? 'lighter' : 'darker'} by ${points} points`;
};

export const differenceWords = (difference: number): string =>
  CHANGES.find(({ below }) => difference < below)?.words ?? '';

/** The number that the list is sorted by. */
export const differenceFigure = (difference: number): string => `ΔE00 ${difference.toFixed(1)}`;

const otherPairs = (count: number): string => (count === 1 ? '1 other pair' : `${count} other pairs`);

/** Effect of a repair on other pairs: 'Fixes 2 other pairs, breaks 1'. Null if there is none. */
export const effectWords = (othersWon: number, pairsLost: number): string | null => {
  if (othersWon > 0 && pairsLost > 0) return `Fixes ${otherPairs(othersWon)}, breaks ${pairsLost}`;
  if (othersWon > 0) return `Fixes ${otherPairs(othersWon)} as well`;
  return pairsLost > 0 ? `Breaks ${otherPairs(pairsLost)}` : null;
};

/** Why a change is not offered that would fix no more pairs than it breaks. */
export const noGainWords = (name: string, pairsLost: number): string =>
  `Changing ${name} would break ${otherPairs(pairsLost)}`;

/** Two colors of the palette would be hard to distinguish. */
export const likenessWords = (name: string): string => `Will look like ${name}`;
