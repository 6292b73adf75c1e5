/** Counts of pixels as parts of all of them; no pixels, no shares. */
export const toShares = (counts: Uint32Array): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Array.from(counts, (count) => (total === 0 ? 0 : count / total));
};
