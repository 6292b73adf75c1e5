import { LEAST_NEEDED, neededPart } from './differences';
import { memoByPlaces } from './memo';
import { MIX_KINDS } from './mixKinds';
import { hasShotsBeside, isAtOnce, returnsBeside } from './mixLimits';
import { createMixScores } from './mixScores';
import { createSpanFinder, LEAST_FRAMES } from './mixSpans';
import type { Change, Sequence, Stretch } from './shot';
import { settleEdges } from './transitionEdges';

/** The longest transition in seconds. */
export const LONGEST_SECONDS = 4;
/** From this length in seconds on, doubt counts double: in so much time a camera moves far, and few mixes are as long. */
const LONG_SECONDS = 2.6;
const LONG_WEIGHT = 2;

/** Minimum difference of the pictures on both sides, in levels of luma, scaled by `neededPart`; maximum doubt. */
const LEAST_DIFFERENCE = 14;
const MOST_DOUBT = 0.9;

/** A possible transition, with the measures that decide on it. */
type Candidate = {
  readonly change: Change;
  /** Difference of the pictures, relative to the minimum. */
  readonly difference: number;
  readonly score: number;
  readonly doubt: number;
};

/**
 * Finds dissolves and wipes in a stretch without cuts. Returns a function of `strictness`, a factor of the thresholds:
 * above 1 it finds fewer, below 1 more. Measurements do not depend on it and are made once.
 */
export const createMixFinder = (sequence: Sequence, stretch: Stretch): ((strictness: number) => Change[]) => {
  const { frames, kept, rate } = sequence;
  const leastBetween = (before: number, after: number): number =>
    LEAST_DIFFERENCE * neededPart(frames, kept[before]!, kept[after]!);
  const scores = createMixScores(sequence, stretch);
  const findSpans = createSpanFinder(sequence, stretch, scores);

  const candidateOf = (
    { kind, isLikely, waysOf, parts, doubtOf, leastSeconds }: (typeof MIX_KINDS)[number],
    before: number,
    after: number,
  ): Candidate | null => {
    if (!isLikely(sequence, before, after)) return null;
    const once = settleEdges(sequence, stretch, { before, after }, waysOf, parts);
    if (once.after - once.before < LEAST_FRAMES) return null;
    const edges = settleEdges(sequence, stretch, once, waysOf, parts);
    const length = edges.after - edges.before;
    if (length < LEAST_FRAMES || length < leastSeconds * rate || length > LONGEST_SECONDS * rate) return null;
    if (!hasShotsBeside(stretch, edges)) return null;
    const difference = scores.differenceOf(edges.before, edges.after);
    if (isAtOnce(sequence, edges, difference)) return null;
    const score = scores.scoreOf(edges.before, edges.after, difference);
    const doubt = score > 0 ? doubtOf(sequence, scores, edges) : Infinity;
    const isLong = Math.max(length, after - before) > LONG_SECONDS * rate;
    return doubt === Infinity || returnsBeside(sequence, stretch, scores, edges)
      ? null
      : {
          change: { kind, ...edges },
          difference: difference / leastBetween(edges.before, edges.after),
          score,
          doubt: isLong ? doubt * LONG_WEIGHT : doubt,
        };
  };
  const candidatesOf = memoByPlaces((before, after): readonly Candidate[] =>
    MIX_KINDS.flatMap((row) => candidateOf(row, before, after) ?? []),
  );

  return (strictness) => {
    const isTransition = ({ difference, doubt }: Candidate): boolean =>
      difference >= strictness && doubt * strictness <= MOST_DOUBT;
    // Ranked after their edges are settled: of the spans within one transition, the one that covers it scores best.
    const settled = findSpans(LEAST_DIFFERENCE * LEAST_NEEDED * strictness)
      .flatMap(({ before, after }) => candidatesOf(before, after).find(isTransition) ?? [])
      .toSorted((one, other) => other.score - one.score);
    const found: Change[] = [];
    for (const { change } of settled) {
      const overlaps = ({ before, after }: Change): boolean => change.before < after && change.after > before;
      if (!found.some(overlaps)) found.push(change);
    }
    return found.toSorted((one, other) => one.before - other.before);
  };
};
