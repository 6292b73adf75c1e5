import { LEAST_NEEDED, neededPart } from './differences';
import { memoByPlaces } from './memo';
import { MIX_KINDS } from './mixKinds';
import { createMixScores } from './mixScores';
import { createSpanFinder, LEAST_FRAMES } from './mixSpans';
import type { Change, Sequence, Stretch } from './shot';
import { settleEdges } from './transitionEdges';

const MOST_SECONDS = 2.6;

/** Pictures on both sides differ at least so much, in levels of luma, or the part of it that is needed. */
const LEAST_DIFFERENCE = 14;
const MOST_DOUBT = 0.9;

/** A transition that there may be, with what decides whether it is one. */
type Candidate = {
  readonly change: Change;
  /** How much the pictures differ, as part of what they have to. */
  readonly difference: number;
  readonly score: number;
  readonly doubt: number;
};

/**
 * Finds where one picture is mixed into another or an edge moves over it: dissolves and wipes, in a stretch without cuts.
 * Returns a function of `ease`, the factor of the thresholds: fewer above 1, more below. What it asks of the video does not
 * depend on that and is found once.
 */
export const createMixFinder = (sequence: Sequence, stretch: Stretch): ((ease: number) => Change[]) => {
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
    if (length < LEAST_FRAMES || length < leastSeconds * rate || length > MOST_SECONDS * rate) return null;
    const difference = scores.differenceOf(edges.before, edges.after);
    const score = scores.scoreOf(edges.before, edges.after, difference);
    const doubt = score > 0 ? doubtOf(sequence, scores, edges) : Infinity;
    return doubt === Infinity
      ? null
      : {
          change: { kind, ...edges },
          difference: difference / leastBetween(edges.before, edges.after),
          score,
          doubt,
        };
  };
  const candidatesOf = memoByPlaces((before, after): readonly Candidate[] =>
    MIX_KINDS.flatMap((row) => candidateOf(row, before, after) ?? []),
  );

  return (ease) => {
    const isOne = ({ difference, doubt }: Candidate): boolean =>
      difference >= ease && doubt * ease <= MOST_DOUBT;
    // Compared once their edges are found: of spans that lie in one transition, the one about all of it is the best.
    const settled = findSpans(LEAST_DIFFERENCE * LEAST_NEEDED * ease)
      .flatMap(({ before, after }) => candidatesOf(before, after).find(isOne) ?? [])
      .toSorted((one, other) => other.score - one.score);
    const found: Change[] = [];
    for (const { change } of settled) {
      const overlaps = ({ before, after }: Change): boolean => change.before < after && change.after > before;
      if (!found.some(overlaps)) found.push(change);
    }
    return found.toSorted((one, other) => one.before - other.before);
  };
};
