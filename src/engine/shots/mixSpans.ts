import type { MixScores } from './mixScores';
import type { Sequence, Stretch } from './shot';

/** Lengths of spans in seconds; each finds transitions up to the length of the next. */
const LENGTHS = [0.2, 0.35, 0.6, 1, 1.6, 2.4, 3.6];
export const LEAST_FRAMES = 5;

/** Two places that may enclose a transition. */
export type Span = { readonly before: number; readonly after: number };

const UNKNOWN = Number.NaN;

/** Spans of one length at intervals of a few frames; differences and scores are computed once, on demand. */
const createRow = ({ differenceOf, scoreOf }: MixScores, { first, last }: Stretch, length: number) => {
  const step = Math.max(1, Math.floor(length / 5));
  const count = Math.max(0, Math.floor((last - first - length) / step) + 1);
  const differences = new Float64Array(count).fill(UNKNOWN);
  const scores = new Float64Array(count).fill(UNKNOWN);
  const scoreAt = (index: number, least: number): number => {
    const before = first + index * step;
    const after = before + length;
    const difference = (differences[index] = Number.isNaN(differences[index]!)
      ? differenceOf(before, after)
      : differences[index]!);
    if (difference < least) return 0;
    return (scores[index] = Number.isNaN(scores[index]!)
      ? scoreOf(before, after, difference)
      : scores[index]!);
  };
  return { length, step, count, scoreAt };
};

/**
 * Finds spans that fit a transition well: local maxima of the score. Returns a function of the minimum difference
 * between the pictures at both ends, in levels of luma.
 */
export const createSpanFinder = (
  { moved, rate }: Pick<Sequence, 'moved' | 'rate'>,
  stretch: Stretch,
  scores: MixScores,
): ((least: number) => Span[]) => {
  const rows = LENGTHS.map((seconds) =>
    createRow(scores, stretch, Math.max(LEAST_FRAMES, Math.round(seconds * rate))),
  );
  return (least) => {
    const spans: Span[] = [];
    for (const { length, step, count, scoreAt } of rows) {
      let [last, isHigher] = [0, false];
      // Runs one beyond the end, as the last span has no later neighbor.
      for (let index = 0; index <= count; index += 1) {
        const before = stretch.first + index * step;
        const after = before + length;
        // The summed steps bound the difference between two places.
        const canDiffer = index < count && moved[after]! - moved[before]! >= least;
        const score = canDiffer ? scoreAt(index, least) : 0;
        if (last > 0 && isHigher && score <= last) spans.push({ before: before - step, after: after - step });
        isHigher = score > last;
        last = score;
      }
    }
    return spans;
  };
};
