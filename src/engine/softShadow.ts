import { ALPHA } from './pictureReader';

/**
 * What dark pixels that are seen through are counted by: sixteenths of their alpha, below `wholeFrom`, where the pixel to
 * the left differs by no more than `steepest`.
 */
export const SHADOW = { counts: 16, wholeFrom: 240, steepest: 24 } as const;

/** Dark glass is as dense everywhere but at its edges: from so much of it in two neighboring sixteenths on it is no shadow. */
const GLASS_PART = 0.85;
/** What is left of a color beside its shadow are the edges of the shadow. */
const EDGE_PART = 0.1;

type Weighed = {
  readonly colors: Uint32Array;
  readonly weights: Uint32Array;
  readonly solids: Uint32Array;
};

/** How many of the pixels that count as one lie in a soft shadow. `counts` is one number for each sixteenth of alpha. */
const pixelsOfShadow = (counts: Uint32Array): number => {
  const sum = (part: Uint32Array): number => part.reduce((total, count) => total + count, 0);
  const densest = Math.max(...Array.from(counts, (count, at) => count + (counts[at + 1] ?? 0)));
  // Fainter ones have not been counted with the other pixels at all.
  return densest >= GLASS_PART * sum(counts) ? 0 : sum(counts.subarray(ALPHA.whole >> 4));
};

const isDark = (color: number): boolean =>
  Math.max(color >>> 16, (color >>> 8) & 255, color & 255) < ALPHA.darkest;

/**
 * The colors without the soft shadow that a cut-out throws: where dark colors are hardly anything else they are left out,
 * unless there is no other color.
 */
export const withoutShadow = <Colors extends Weighed>(colors: Colors, counts: Uint32Array): Colors => {
  const shadow = pixelsOfShadow(counts);
  if (shadow === 0) return colors;
  const darkWeight = colors.colors.reduce(
    (sum, color, at) => sum + (isDark(color) ? colors.weights[at]! : 0),
    0,
  );
  const part = Math.max(0, 1 - shadow / darkWeight);
  const kept = [...colors.colors.keys()].filter((at) => part > EDGE_PART || !isDark(colors.colors[at]!));
  if (darkWeight === 0 || kept.length === 0) return colors;
  const weights = Uint32Array.from(kept, (at) =>
    isDark(colors.colors[at]!) ? Math.max(1, Math.round(part * colors.weights[at]!)) : colors.weights[at]!,
  );
  return {
    ...colors,
    colors: Uint32Array.from(kept, (at) => colors.colors[at]!),
    weights,
    solids: Uint32Array.from(kept, (at, to) => Math.min(weights[to]!, colors.solids[at]!)),
  };
};
