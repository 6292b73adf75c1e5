import { contrastRatio } from '../../../../color/contrast';
import {
  contrastMatrix,
  type ContrastMatrix,
  type ContrastPair,
  type RatioOf,
} from '../../../../color/contrastMatrix';
import type { Color } from '../../../../color/types';

/** An upper bound of the error of the worker's 32-bit ratios, in hundredths. */
const UNSURE_HUNDREDTHS = 0.01;

/** The worker's ratios; those near a rounding or level boundary are recomputed exactly. */
const sureRatios =
  (colors: readonly Color[], ratios: Float32Array): RatioOf =>
  (i, j) => {
    const ratio = ratios[i * colors.length + j] ?? 1;
    const [background, foreground] = [colors[i], colors[j]];
    const isUnsure = Math.abs(ratio * 100 - Math.round(ratio * 100)) < UNSURE_HUNDREDTHS;
    return isUnsure && background && foreground ? contrastRatio(background.rgb, foreground.rgb) : ratio;
  };

/** Two colors on each other: first with the lower index as background, then reversed. */
export type ContrastBlock = readonly [ContrastPair, ContrastPair];

export type ContrastBlocks = {
  /** Highest ratio first; flattened, they are all ordered pairs by ratio. */
  readonly blocks: readonly ContrastBlock[];
  /** Of ordered pairs. */
  readonly tallies: ContrastMatrix['tallies'];
};

const reversed = (pair: ContrastPair): ContrastPair => ({
  ...pair,
  background: pair.foreground,
  foreground: pair.background,
  backgroundIndex: pair.foregroundIndex,
  foregroundIndex: pair.backgroundIndex,
});

/** From the worker's ratios: n × n, row-major, row = background. */
export const contrastBlocks = (colors: readonly Color[], ratios: Float32Array): ContrastBlocks => {
  const { pairs, tallies } = contrastMatrix(colors, sureRatios(colors, ratios));
  const blocks = pairs
    .filter(({ backgroundIndex, foregroundIndex }) => backgroundIndex < foregroundIndex)
    .map((pair): ContrastBlock => [pair, reversed(pair)]);
  return { blocks, tallies };
};
