import { ALPHA, FAINTEST_GLASS } from '../color/alpha';

/**
 * Dark translucent pixels, with alpha below `wholeFrom`, are counted by sixteenths of alpha if the pixel to the left is
 * one, too, and its alpha differs by at most `steepest`.
 */
export const SHADOW = { counts: 16, wholeFrom: 240, steepest: 24 } as const;

/** Dark glass has uniform alpha but for its edges: with this part in two adjacent sixteenths it is no shadow. */
const GLASS_PART = 0.85;
/** Where this part or less of the dark pixels is no shadow, that rest is the shadow's edge. */
const EDGE_PART = 0.1;

type Weighed = {
  readonly colors: Uint32Array;
  readonly weights: Uint32Array;
  readonly solids: Uint32Array;
};

const sumOf = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);

/** Whether two adjacent sixteenths of alpha, from `first` on, have most of the pixels. */
const isGlass = (counts: Uint32Array, first = 0): boolean => {
  const twos = Array.from(counts, (count, at) => count + (counts[at + 1] ?? 0));
  return Math.max(...twos.slice(first)) >= GLASS_PART * sumOf(counts);
};

/** Number of pixels of full weight in a soft shadow. `counts` has one number per sixteenth of alpha. */
const pixelsOfShadow = (counts: Uint32Array): number =>
  // Fainter shadow pixels were not counted with the other colors in the first place.
  isGlass(counts) ? 0 : sumOf(counts.subarray(ALPHA.whole >> 4));

/** Whether the dark pixels that are too faint to be counted with the other colors are glass rather than soft shadow. */
export const isFaintGlass = (counts: Uint32Array): boolean => {
  const faint = counts.subarray(0, ALPHA.whole >> 4);
  return sumOf(faint) > 0 && isGlass(faint, FAINTEST_GLASS >> 4);
};

const isDark = (color: number): boolean =>
  Math.max(color >>> 16, (color >>> 8) & 255, color & 255) < ALPHA.darkest;

/**
 * The colors without the soft shadow around a cut-out. Dark colors lose the shadow's weight; where hardly any is left
 * they are dropped, unless no color would remain.
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
