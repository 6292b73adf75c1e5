import { GRID_CELLS, SIGNATURE_BYTES } from '../frameSignature';
import { changedCells, correlationOf, pictureDifference } from './differences';
import { expectedDetail, measureMixing } from './mixing';
import type { Change, Sequence, Stretch } from './shot';
import { settleEdges, waysCrossed, waysMixed } from './transitionEdges';
import { frontOf } from './wipeFront';

/** Lengths that are looked for, in seconds: each finds transitions up to the next one. */
const LENGTHS = [0.2, 0.35, 0.6, 1, 1.6, 2.4];
const LEAST_SECONDS = 0.12;
const MOST_SECONDS = 2.6;
const LEAST_FRAMES = 5;

/** Pictures on both sides differ at least so much, in levels of luma. */
const LEAST_DIFFERENCE = 14;
/** What moves beside a transition within a third of its time, as part of what it changes: a pan or zoom goes on. */
const MOST_BESIDE = 0.55;
const BESIDE_SECONDS = 0.3;

/**
 * Detail in squares, as part of what a camera would keep: half at the middle of a dissolve, whatever moves; more under
 * grain, which is not mixed.
 */
const MOST_DETAIL = 0.72;
/** No one of these says it for sure; together they do: what is no mix, what moves beside, and how alike both pictures are. */
const MOST_DOUBT = 0.9;
const ALIKE_WEIGHT = 0.5;
/** Frames of a dissolve are as light as their parts are; when the exposure sinks, detail does too. */
const MOST_LIGHT = 0.15;
/** Pictures that are more alike are the same one, lit otherwise or seen from beside. */
const MOST_ALIKE = 0.8;
/** In a wipe cells are either the one picture or the other, all but those at the edge. */
const MOST_BETWEEN = 0.22;
const MOST_BACK = 0.06;
const LEAST_FRONT = 0.7;
/** Of 48: what passes through the picture leaves most of it as it is. */
const LEAST_CELLS = 26;
/** Moving shots take so many cells back. */
const SLIP_CELLS = 3;
/** A way forward that goes back by more than this is none. */
const MOST_SLIP = 0.12;

/** Of two spans that change as much, the shorter is the better: in time pictures move on by themselves. */
const SHORTER = 0.35;

type Span = Pick<Change, 'before' | 'after'> & { readonly score: number };

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

/** Edges may be slow to start and to end: a circle grows from nothing. */
const KINDS = [
  { kind: 'wipe', isLikely: switchesBetween, waysOf: waysCrossed, parts: [0.08, 0.92] },
  { kind: 'dissolve', isLikely: sinksBetween, waysOf: waysMixed, parts: [0.25, 0.75] },
] as const;

/**
 * Where one picture is mixed into another or an edge moves over it: dissolves and wipes, in a stretch without cuts.
 * @param ease factor of the thresholds: fewer above 1, more below
 */
export const findMixes = (sequence: Sequence, stretch: Stretch, ease: number): Change[] => {
  const { frames, kept, steps, rate } = sequence;
  const differenceOf = (before: number, after: number): number =>
    pictureDifference(frames, kept[Math.max(stretch.first, before)]!, kept[Math.min(stretch.last, after)]!);
  /** What moves beside a span, before and after, as parts of what it changes. */
  const movesBeside = (before: number, after: number, difference: number): [number, number] => {
    const beside = Math.max(1, Math.round(Math.min((after - before) / 3, BESIDE_SECONDS * rate)));
    return [
      differenceOf(before - beside, before) / difference,
      differenceOf(after, after + beside) / difference,
    ];
  };
  /** What a span changes, less what moves beside it; 0 where too much does. */
  const scoreOf = (before: number, after: number): number => {
    const difference = differenceOf(before, after);
    if (difference < LEAST_DIFFERENCE * ease) return 0;
    if (correlationOf(frames, kept[before]!, kept[after]!) > MOST_ALIKE) return 0;
    const [earlier, later] = movesBeside(before, after, difference);
    if (Math.max(earlier, later) > MOST_BESIDE) return 0;
    return (difference * (1 - earlier) * (1 - later)) / (after - before) ** SHORTER;
  };

  /** Sums of steps: what lies between two places has moved so far at most. */
  const moved = new Float64Array(stretch.last - stretch.first + 1);
  for (let place = stretch.first + 1; place <= stretch.last; place += 1) {
    moved[place - stretch.first] = moved[place - stretch.first - 1]! + steps[place]!;
  }
  const canDiffer = (before: number, after: number): boolean =>
    moved[after - stretch.first]! - moved[before - stretch.first]! >= LEAST_DIFFERENCE * ease;

  const spans: Span[] = [];
  for (const seconds of LENGTHS) {
    const length = Math.max(LEAST_FRAMES, Math.round(seconds * rate));
    const step = Math.max(1, Math.floor(length / 5));
    // Only where it scores higher than its neighbors a span lies well about a transition.
    let [last, best]: [Span | null, boolean] = [null, false];
    for (let before = stretch.first; before + length <= stretch.last + step; before += step) {
      const after = before + length;
      const isInside = after <= stretch.last;
      const score = isInside && canDiffer(before, after) ? scoreOf(before, after) : 0;
      if (last && best && score <= last.score) spans.push(last);
      best = score > (last?.score ?? 0);
      last = score > 0 ? { before, after, score } : null;
    }
  }

  const isKind = (kind: 'dissolve' | 'wipe', before: number, after: number): boolean => {
    const mixing = measureMixing(sequence, before, after);
    if (kind === 'dissolve') {
      if (mixing.leastDetail > MOST_DETAIL || mixing.light > MOST_LIGHT || !isForward(mixing.ways))
        return false;
      const [earlier, later] = movesBeside(before, after, differenceOf(before, after));
      const alike = ALIKE_WEIGHT * Math.max(0, correlationOf(frames, kept[before]!, kept[after]!));
      return (mixing.rest + earlier + later + alike) * ease <= MOST_DOUBT;
    }
    const isEdge = mixing.between <= MOST_BETWEEN && mixing.back <= MOST_BACK;
    if (changedCells(frames, kept[before]!, kept[after]!) < LEAST_CELLS) return false;
    return isEdge && isForward(mixing.crossed) && frontOf(sequence, before, after) >= LEAST_FRONT;
  };

  const settle = ({ before, after }: Span): Change | null => {
    for (const { kind, isLikely, waysOf, parts } of KINDS) {
      if (!isLikely(sequence, before, after)) continue;
      const once = settleEdges(sequence, stretch, { before, after }, waysOf, parts);
      if (once.after - once.before < LEAST_FRAMES) continue;
      const edges = settleEdges(sequence, stretch, once, waysOf, parts);
      const length = edges.after - edges.before;
      if (length < LEAST_FRAMES || length < LEAST_SECONDS * rate || length > MOST_SECONDS * rate) continue;
      if (scoreOf(edges.before, edges.after) > 0 && isKind(kind, edges.before, edges.after)) {
        return { kind, ...edges };
      }
    }
    return null;
  };

  // Compared once their edges are found: of spans that lie in one transition, the one about all of it is the best.
  const settled = spans
    .flatMap((span) => settle(span) ?? [])
    .map((change) => ({ change, score: scoreOf(change.before, change.after) }))
    .toSorted((one, other) => other.score - one.score);
  const found: Change[] = [];
  for (const { change } of settled) {
    const overlaps = ({ before, after }: Change): boolean => change.before < after && change.after > before;
    if (!found.some(overlaps)) found.push(change);
  }
  return found.toSorted((one, other) => one.before - other.before);
};
