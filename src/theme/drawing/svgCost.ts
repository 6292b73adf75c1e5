/** More shapes than this, including copies by `use`, take a browser seconds to paint. */
export const SHAPES_MAX = 200_000;
/** Maximum nesting of elements. */
export const DEPTH_MAX = 256;

type Part = {
  readonly elements: number;
  /** Ids that `use` draws again within this element. */
  readonly refs: readonly string[];
};

type Open = { readonly id: string | null; readonly before: number; readonly refsBefore: number };

/**
 * Counts the shapes that a document draws: ten copies of ten copies of ten copies are a short file. Call `open` and
 * `close` for every element.
 */
export const createSvgCost = () => {
  const parts = new Map<string, Part>();
  const refs: string[] = [];
  const opened: Open[] = [];
  let elements = 0;
  const costs = new Map<string, number>();
  const costOf = (id: string, depth = 0): number => {
    const known = costs.get(id);
    if (known !== undefined) return known;
    if (depth > DEPTH_MAX) return Infinity;
    // Until it is known: no browser draws an element that contains itself.
    costs.set(id, 0);
    const part = parts.get(id);
    const cost = part ? part.refs.reduce((sum, ref) => sum + costOf(ref, depth + 1), part.elements) : 0;
    costs.set(id, cost);
    return cost;
  };
  return {
    open: (id: string | null, ref: string | null): void => {
      opened.push({ id, before: elements, refsBefore: refs.length });
      elements += 1;
      if (ref !== null) refs.push(ref);
    },
    close: (): void => {
      const last = opened.pop();
      if (last?.id === null || last === undefined) return;
      parts.set(last.id, { elements: elements - last.before, refs: refs.slice(last.refsBefore) });
    },
    /** To be called after the last element. */
    isTooMuch: (): boolean =>
      elements > SHAPES_MAX || refs.reduce((sum, ref) => sum + costOf(ref), elements) > SHAPES_MAX,
  };
};
