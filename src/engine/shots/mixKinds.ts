import { GRID_CELLS, SIGNATURE_BYTES } from '../frameSignature';
import { changedCells, correlationOf } from './differences';
import { expectedDetail, measureMixing } from './mixing';
import type { MixScores } from './mixScores';
import type { Change, Sequence } from './shot';
import { waysCrossed, waysMixed } from './transitionEdges';
import { frontOf } from './wipeFront';

/**
 * Maximum squared detail of a dissolve, relative to what a camera would keep: about half at its middle, whatever moves,
 * and more with film grain, which is not mixed.
 */
const MOST_DETAIL = 0.72;
/** Usual maximum, and the weight of what is left beyond it: more where a camera moves slowly, or of grain. */
const USUAL_DETAIL = 0.55;
const DETAIL_WEIGHT = 2.5;
const ALIKE_WEIGHT = 0.5;
const TEXTURE_WEIGHT = 2;
/**
 * Maximum relative deviation of brightness from the mix; a larger one is a change of exposure, which lowers detail,
 * too.
 */
const MOST_LIGHT = 0.15;
/** Limits for a wipe, in which all cells but those at the edge are of either picture, and none returns to the first. */
const MOST_BETWEEN = 0.24;
const MOST_BACK = 0.06;
/**
 * Minimum fit of an edge, and the weight of cells in between: movement blurs the edge, so one makes up for the other.
 */
const LEAST_FRONT = 0.5;
const BETWEEN_WEIGHT = 2.2;
/** Minimum of 48 cells that change: an object that passes through the picture changes fewer. */
const LEAST_CELLS = 26;
/** The same in a dissolve, half of them: a title that fades in changes fewer. */
const LEAST_MIXED_CELLS = 24;
/** Cells that may return to the first picture by movement. */
const SLIP_CELLS = 3;
/** Maximum step back of a progression that counts as forward. */
const MOST_SLIP = 0.12;

const isForward = (ways: readonly number[]): boolean =>
  ways.every((way, index) => index === 0 || way >= ways[index - 1]! - MOST_SLIP) &&
  ways[0]! < 0.5 &&
  ways.at(-1)! > 0.5;

/**
 * Whether, at the three quarter points of a span, nearly all cells are of either picture, and ever more of the second.
 */
const switchesBetween = ({ frames: { bytes }, kept }: Sequence, before: number, after: number): boolean => {
  const [from, to] = [kept[before]! * SIGNATURE_BYTES, kept[after]! * SIGNATURE_BYTES];
  let [between, span, last] = [0, 0, -1];
  for (let quarter = 1; quarter < 4; quarter += 1) {
    const start = kept[before + (((after - before) * quarter) >> 2)]! * SIGNATURE_BYTES;
    let crossed = 0;
    for (let cell = 0; cell < GRID_CELLS; cell += 1) {
      const luma = bytes[start + cell]!;
      const toOne = Math.abs(luma - bytes[from + cell]!);
      const toOther = Math.abs(luma - bytes[to + cell]!);
      between += Math.min(toOne, toOther);
      span += Math.abs(bytes[from + cell]! - bytes[to + cell]!);
      if (toOther < toOne) crossed += 1;
    }
    if (crossed < last - SLIP_CELLS) return false;
    last = crossed;
  }
  return between <= span * MOST_BETWEEN;
};

/** Whether detail drops at one of the three quarter points of a span. */
const sinksBetween = ({ frames: { details }, kept }: Sequence, before: number, after: number): boolean => {
  const from = details[kept[before]!]!;
  const to = details[kept[after]!]!;
  for (let quarter = 1; quarter < 4; quarter += 1) {
    const detail = details[kept[before + (((after - before) * quarter) >> 2)]!]!;
    if (detail < expectedDetail(from, to, quarter / 4) * MOST_DETAIL) return true;
  }
  return false;
};

/** Evidence against a span being a transition of a kind: 0 is none, Infinity rules it out. */
type DoubtOf = (sequence: Sequence, scores: MixScores, span: Pick<Change, 'before' | 'after'>) => number;

/**
 * Sums evidence that is weak by itself: the residual of the mix, movement beside it, correlation of the two pictures,
 * detail that only falls with brightness, and detail that is left.
 */
const doubtOfDissolve: DoubtOf = (sequence, { differenceOf, movesBeside }, { before, after }) => {
  const { frames, kept } = sequence;
  const { leastDetail, leastTexture, light, ways, rest } = measureMixing(sequence, before, after);
  if (leastDetail > MOST_DETAIL || light > MOST_LIGHT || !isForward(ways)) return Infinity;
  if (changedCells(frames, kept[before]!, kept[after]!) < LEAST_MIXED_CELLS) return Infinity;
  const [earlier, later] = movesBeside(before, after, differenceOf(before, after));
  const alike = ALIKE_WEIGHT * Math.max(0, correlationOf(frames, kept[before]!, kept[after]!));
  const even = TEXTURE_WEIGHT * Math.max(0, leastTexture - MOST_DETAIL);
  const sharp = DETAIL_WEIGHT * Math.max(0, leastDetail - USUAL_DETAIL);
  return rest + earlier + later + alike + even + sharp;
};

/** How far cells are from either picture, and their times of change from those of an edge. */
const doubtOfWipe: DoubtOf = (sequence, _, { before, after }) => {
  const { frames, kept } = sequence;
  const { between, back, crossed } = measureMixing(sequence, before, after);
  const isEdge = between <= MOST_BETWEEN && back <= MOST_BACK && isForward(crossed);
  if (!isEdge || changedCells(frames, kept[before]!, kept[after]!) < LEAST_CELLS) return Infinity;
  const front = frontOf(sequence, before, after);
  return front < LEAST_FRONT ? Infinity : BETWEEN_WEIGHT * between + 1 - front;
};

/** In the order in which they are tried. Wipes are measured over wide `parts`, as a circle grows from nothing. */
export const MIX_KINDS = [
  {
    kind: 'wipe',
    isLikely: switchesBetween,
    waysOf: waysCrossed,
    parts: [0.08, 0.92],
    doubtOf: doubtOfWipe,
    // In fewer frames, fast movement easily looks like an edge.
    leastSeconds: 0.22,
  },
  {
    kind: 'dissolve',
    isLikely: sinksBetween,
    waysOf: waysMixed,
    parts: [0.25, 0.75],
    doubtOf: doubtOfDissolve,
    leastSeconds: 0.12,
  },
] as const;
