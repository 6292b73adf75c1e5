import { correlationOf, pictureDifference } from './differences';
import type { Sequence, Stretch } from './shot';

/** What moves beside a transition within a third of its time, as part of what it changes: a pan or zoom goes on. */
const MOST_BESIDE = 0.55;
const BESIDE_SECONDS = 0.3;
/** Pictures that are more alike are the same one, lit otherwise or seen from beside. */
const MOST_ALIKE = 0.8;
/** Of two spans that change as much, the shorter is the better: in time pictures move on by themselves. */
const SHORTER = 0.35;

/** What spans of a stretch change, whatever the sensitivity. */
export type MixScores = {
  /** How much another picture the frame after a span is than the one before it, in levels of luma. */
  readonly differenceOf: (before: number, after: number) => number;
  /** What moves beside a span of that difference, before and after, as parts of it. */
  readonly movesBeside: (before: number, after: number, difference: number) => readonly [number, number];
  /** What a span of that difference changes, less what moves beside it; 0 where too much does. */
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
      const [earlier, later] = movesBeside(before, after, difference);
      if (Math.max(earlier, later) > MOST_BESIDE) return 0;
      return (difference * (1 - earlier) * (1 - later)) / (after - before) ** SHORTER;
    },
  };
};
