export const noCombinationsMessage = (count: number): string =>
  `No combinations available for ${count} colors`;

export const allPairsPassMessage = (ratio: number): string => `All pairs pass ${ratio}.`;

export const hardToReadMessage = (kinds: readonly string[]): string => `Below 4.5:1: ${kinds.join(', ')}.`;
