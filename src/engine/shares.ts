/** Pixel counts as fractions of their total; all 0 if there are no pixels. */
export const toShares = (counts: Uint32Array): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Array.from(counts, (count) => (total === 0 ? 0 : count / total));
};
