import { GRID_CELLS, SIGNATURE_BYTES } from '../frameSignature';
import { changedCells, correlationOf } from './differences';
import { expectedDetail, measureMixing } from './mixing';
import type { MixScores } from './mixScores';
import type { Change, Sequence } from './shot';
import { waysCrossed, waysMixed } from './transitionEdges';
import { frontOf } from './wipeFront';

/**
 * Detail in squares, as part of what a camera would keep: half at the middle of a dissolve, whatever moves; more under
 * grain, which is not mixed.
 */
const MOST_DETAIL = 0.72;
const ALIKE_WEIGHT = 0.5;
const TEXTURE_WEIGHT = 2;
/** Frames of a dissolve are as light as their parts are; when the exposure sinks, detail does too. */
const MOST_LIGHT = 0.15;
/** In a wipe cells are either the one picture or the other, all but those at the edge. */
const MOST_BETWEEN = 0.22;
const MOST_BACK = 0.06;
/** What moves in the pictures blurs their edge: one that is less plain has to part them more cleanly. */
const LEAST_FRONT = 0.5;
const BETWEEN_WEIGHT = 2.2;
/** Of 48: what passes through the picture leaves most of it as it is. */
const LEAST_CELLS = 26;
/** Moving shots take so many cells back. */
const SLIP_CELLS = 3;
/** A way forward that goes back by more than this is none. */
const MOST_SLIP = 0.12;

const isForward = (ways: readonly number[]): boolean =>
  ways.every((way, index) => index === 0 || way >= ways[index - 1]! - MOST_SLIP) &&
  ways[0]! < 0.5 &&
  ways.at(-1)! > 0.5;

/** Whether cells are mostly either the one picture or the other at three places of a span, more of them each time. */
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

/** Whether the detail of a span sinks in between, at any of three places. */
const sinksBetween = ({ frames: { details }, kept }: Sequence, before: number, after: number): boolean => {
  const from = details[kept[before]!]!;
  const to = details[kept[after]!]!;
  for (let quarter = 1; quarter < 4; quarter += 1) {
    const detail = details[kept[before + (((after - before) * quarter) >> 2)]!]!;
    if (detail < expectedDetail(from, to, quarter / 4) * MOST_DETAIL) return true;
  }
  return false;
};

/** What speaks against a span between two places being of a kind: 0 is nothing, and Infinity rules it out. */
type DoubtOf = (sequence: Sequence, scores: MixScores, span: Pick<Change, 'before' | 'after'>) => number;

/**
 * No one of these says it for sure; together they do: what is no mix, what moves beside, how alike both pictures are, and
 * detail that only goes down with the light.
 */
const doubtOfDissolve: DoubtOf = (sequence, { differenceOf, movesBeside }, { before, after }) => {
  const { frames, kept } = sequence;
  const { leastDetail, leastTexture, light, ways, rest } = measureMixing(sequence, before, after);
  if (leastDetail > MOST_DETAIL || light > MOST_LIGHT || !isForward(ways)) return Infinity;
  const [earlier, later] = movesBeside(before, after, differenceOf(before, after));
  const alike = ALIKE_WEIGHT * Math.max(0, correlationOf(frames, kept[before]!, kept[after]!));
  const even = TEXTURE_WEIGHT * Math.max(0, leastTexture - MOST_DETAIL);
  return rest + earlier + later + alike + even;
};

/** How far cells are from being one picture or the other, and their times from being those of an edge. */
const doubtOfWipe: DoubtOf = (sequence, _, { before, after }) => {
  const { frames, kept } = sequence;
  const { between, back, crossed } = measureMixing(sequence, before, after);
  const isEdge = between <= MOST_BETWEEN && back <= MOST_BACK && isForward(crossed);
  if (!isEdge || changedCells(frames, kept[before]!, kept[after]!) < LEAST_CELLS) return Infinity;
  const front = frontOf(sequence, before, after);
  return front < LEAST_FRONT ? Infinity : BETWEEN_WEIGHT * between + 1 - front;
};

/** Looked for in this order. Edges may be slow to start and to end: a circle grows from nothing. */
export const MIX_KINDS = [
  {
    kind: 'wipe',
    isLikely: switchesBetween,
    waysOf: waysCrossed,
    parts: [0.08, 0.92],
    doubtOf: doubtOfWipe,
    // Of fewer frames a front is easily found in what moves fast.
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
