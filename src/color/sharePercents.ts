/** Whole percents that add up to 100, by largest remainder. */
export const sharePercents = (shares: readonly number[]): readonly number[] => {
  const exact = shares.map((share) => share * 100);
  const percents = exact.map(Math.floor);
  const missing =
    Math.round(exact.reduce((sum, part) => sum + part, 0)) - percents.reduce((sum, part) => sum + part, 0);
  exact
    .map((part, i) => ({ i, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, missing)
    .forEach(({ i }) => {
      percents[i] = (percents[i] ?? 0) + 1;
    });
  return percents;
};
