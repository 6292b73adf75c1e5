/**
 * Picks one option per place so that the total cost is least: the cost of each option plus the cost between neighbors
 * (Viterbi 1967). Costs have to be finite.
 */
export const cheapestPath = <Option>(
  places: readonly (readonly Option[])[],
  costOf: (option: Option, options: readonly Option[]) => number,
  costBetween: (before: Option, option: Option) => number,
): Option[] => {
  type Path = { readonly cost: number; readonly options: readonly Option[] };
  let paths: readonly Path[] = [{ cost: 0, options: [] }];
  for (const options of places) {
    paths = options.map((option) => {
      let best: { cost: number; path: Path | undefined } = { cost: Infinity, path: undefined };
      for (const path of paths) {
        const before = path.options.at(-1);
        const cost = path.cost + (before === undefined ? 0 : costBetween(before, option));
        if (cost < best.cost) best = { cost, path };
      }
      return {
        cost: best.cost + costOf(option, options),
        options: [...(best.path?.options ?? []), option],
      };
    });
  }
  const least = paths.reduce<Path | undefined>(
    (best, path) => (best && best.cost <= path.cost ? best : path),
    undefined,
  );
  return [...(least?.options ?? [])];
};
