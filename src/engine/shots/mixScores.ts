import { correlationOf, pictureDifference } from './differences';
import { staysBehind } from './overlays';
import type { Sequence, Stretch } from './shot';

/** Maximum movement beside a transition, in a third of its time, relative to its change: pans and zooms go on. */
const MOST_BESIDE = 0.55;
const BESIDE_SECONDS = 0.3;
/** Pictures with a higher correlation are the same one in other light or from a slightly different view. */
const MOST_ALIKE = 0.8;
/**
 * Exponent of length: of two spans with the same change the shorter scores higher, as pictures change anyway in time.
 */
const SHORTER = 0.35;

/** How much spans of a stretch change, independent of the sensitivity. */
export type MixScores = {
  /** Difference of the pictures at both ends of a span, in levels of luma. */
  readonly differenceOf: (before: number, after: number) => number;
  /** Movement just before and just after a span, relative to its difference. */
  readonly movesBeside: (before: number, after: number, difference: number) => readonly [number, number];
  /** The difference of a span, reduced by the movement beside it; 0 if that is too much. */
  readonly scoreOf: (before: number, after: number, difference: number) => number;
};

export const createMixScores = ({ frames, kept, rate }: Sequence, { first, last }: Stretch): MixScores => {
  const differenceOf = (before: number, after: number): number =>
    pictureDifference(frames, kept[Math.max(first, before)]!, kept[Math.min(last, after)]!);
  const movesBeside: MixScores['movesBeside'] = (before, after, difference) => {
    const beside = Math.max(1, Math.round(Math.min((after - before) / 3, BESIDE_SECONDS * rate)));
    return [
      differenceOf(before - beside, before) / difference,
      differenceOf(after, after + beside) / difference,
    ];
  };
  return {
    differenceOf,
    movesBeside,
    scoreOf: (before, after, difference) => {
      if (correlationOf(frames, kept[before]!, kept[after]!) > MOST_ALIKE) return 0;
      if (staysBehind(frames, kept[before]!, kept[after]!)) return 0;
      const [earlier, later] = movesBeside(before, after, difference);
      if (Math.max(earlier, later) > MOST_BESIDE) return 0;
      return (difference * (1 - earlier) * (1 - later)) / (after - before) ** SHORTER;
    },
  };
};
