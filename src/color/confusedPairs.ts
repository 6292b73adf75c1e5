import { deltaE00 } from './distance';
import { rgbToLab } from './lab';
import type { Color, Lab, Palette } from './types';
import { VISIONS, type Vision } from './visions';

/**
 * ΔE00 below which a pair as seen with a deficiency looks alike where the two are not side by side, as in a chart and its
 * legend. The distance in OKLab is no measure for it: it weighs hue so little, and shadows so much, that one threshold
 * calls pairs of ΔE00 30 alike and pairs of 2 different.
 */
export const ALIKE_BELOW = 10;
/** The same for normal vision: pairs that nobody can tell apart unless both are in view. */
export const NEARLY_EQUAL_BELOW = 5;

/** ΔE00 below which the vision confuses a pair. */
export const alikeBelow = (vision: Vision): number =>
  vision === 'normal' ? NEARLY_EQUAL_BELOW : ALIKE_BELOW;

/** Two colors of a palette as a vision sees them. */
export type SeenPair = {
  readonly vision: Vision;
  /** Indexes in the palette, the lower first. */
  readonly first: number;
  readonly second: number;
  /** ΔE00 of the two as seen. */
  readonly difference: number;
};

/** The color as seen with each of `VISIONS`, in CIELAB. */
export const seenByAll = ({ rgb }: Color): Lab[] => VISIONS.map(({ see }) => rgbToLab(see(rgb)));

/** Every pair, for each vision in turn. */
const pairsAsSeen = (palette: Palette): SeenPair[] => {
  const seen = palette.map(seenByAll);
  return VISIONS.flatMap(({ kind }, v) =>
    seen.flatMap((one, first) =>
      seen.flatMap((other, second) => {
        const [a, b] = [one[v], other[v]];
        return second > first && a && b ? [{ vision: kind, first, second, difference: deltaE00(a, b) }] : [];
      }),
    ),
  );
};

const room = ({ vision, difference }: SeenPair): number => difference / alikeBelow(vision);

/** Every pair that looks alike, for each vision in turn. */
export const confusedPairs = (palette: Palette): SeenPair[] =>
  pairsAsSeen(palette).filter((pair) => room(pair) < 1);

/** The pair that is nearest to looking alike, or does most; null for a single color. */
export const nearestPair = (palette: Palette): SeenPair | null =>
  pairsAsSeen(palette).reduce<SeenPair | null>(
    (nearest, pair) => (nearest && room(nearest) <= room(pair) ? nearest : pair),
    null,
  );
