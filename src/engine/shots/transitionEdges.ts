import { GRID_CELLS, SIGNATURE_BYTES } from '../frameSignature';
import type { Sequence, Stretch } from './shot';

type Ends = { readonly before: number; readonly after: number };

/** Progress of each place of a stretch from one picture to the other, about 0–1. */
export type WaysOf = (sequence: Sequence, ends: Ends, seen: Stretch) => Float64Array;

/** Progress by the mix of the cells' lumas, without their mean, which may flicker. */
export const waysMixed: WaysOf = ({ frames: { bytes, means }, kept }, { before, after }, { first, last }) => {
  const [from, to] = [kept[before]!, kept[after]!];
  const way = new Float64Array(GRID_CELLS);
  let [length, offset] = [0, 0];
  for (let cell = 0; cell < GRID_CELLS; cell += 1) {
    const one = bytes[from * SIGNATURE_BYTES + cell]! - means[from]!;
    way[cell] = bytes[to * SIGNATURE_BYTES + cell]! - means[to]! - one;
    length += way[cell]! ** 2;
    offset += way[cell]! * one;
  }
  const ways = new Float64Array(last - first + 1);
  for (let place = first; place <= last; place += 1) {
    const frame = kept[place]!;
    let sum = -offset;
    for (let cell = 0, at = frame * SIGNATURE_BYTES; cell < GRID_CELLS; cell += 1, at += 1) {
      sum += way[cell]! * (bytes[at]! - means[frame]!);
    }
    ways[place - first] = sum / Math.max(1, length);
  }
  return ways;
};

/** Minimum difference in levels of luma for a cell to tell which picture it belongs to. */
const LEAST_DIFFERENCE = 6;

/** Those cells, their lumas in the first picture, and the progress per level of luma. */
const distinguishing = new Uint8Array(GRID_CELLS);
const starts = new Float64Array(GRID_CELLS);
const partsOfWay = new Float64Array(GRID_CELLS);

/** Progress by the fraction of the frame that has changed, averaged over cells. */
export const waysCrossed: WaysOf = ({ frames: { bytes }, kept }, { before, after }, { first, last }) => {
  const [from, to] = [kept[before]! * SIGNATURE_BYTES, kept[after]! * SIGNATURE_BYTES];
  const ways = new Float64Array(last - first + 1);
  let count = 0;
  for (let cell = 0; cell < GRID_CELLS; cell += 1) {
    const difference = bytes[to + cell]! - bytes[from + cell]!;
    if (Math.abs(difference) < LEAST_DIFFERENCE) continue;
    distinguishing[count] = cell;
    starts[count] = bytes[from + cell]!;
    partsOfWay[count] = 1 / difference;
    count += 1;
  }
  for (let place = first; place <= last; place += 1) {
    const start = kept[place]! * SIGNATURE_BYTES;
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const part = (bytes[start + distinguishing[index]!]! - starts[index]!) * partsOfWay[index]!;
      sum += part <= 0 ? 0 : part >= 1 ? 1 : part;
    }
    ways[place - first] = sum / Math.max(1, count);
  }
  return ways;
};

const LEAST_RATE = 0.2;

/**
 * The exact edges of a transition that lies roughly between two places: the last place with the first picture alone,
 * and the first with the second alone. Extrapolated from the middle part at its rate.
 */
export const settleEdges = (
  sequence: Sequence,
  stretch: Stretch,
  about: Ends,
  waysOf: WaysOf,
  /** Progress between which the rate is measured, as movement hides the ends. */
  [lowest, highest]: readonly [number, number],
): { before: number; after: number } => {
  const length = about.after - about.before;
  const seen = {
    first: Math.max(stretch.first, about.before - length),
    last: Math.min(stretch.last, about.after + length),
  };
  const ways = waysOf(sequence, about, seen);
  const levelAt = (place: number): number =>
    ways[Math.max(0, Math.min(ways.length - 1, Math.round(place) - seen.first))]!;
  const low = levelAt(about.before - length / 3);
  const high = levelAt(about.after + length / 3);
  const part = (place: number): number => (levelAt(place) - low) / Math.max(0.1, high - low);
  const middle = Math.round((about.before + about.after) / 2);
  /** The place, interpolated, at which progress crosses a level, searched from the middle in direction `step`. */
  const crossing = (level: number, step: 1 | -1): number => {
    let place = middle;
    // The middle of the span may be beyond the level already: go back first.
    while (place > seen.first && place < seen.last && (part(place) - level) * step > 0) place -= step;
    while (place > seen.first && place < seen.last && (part(place) - level) * step < 0) place += step;
    const [here, earlier] = [part(place), part(place - step)];
    return here === earlier ? place : place - (step * (here - level)) / (here - earlier);
  };
  const early = crossing(lowest, -1);
  const late = crossing(highest, 1);
  const rest = ((late - early) * lowest) / (highest - lowest);
  /** Extends an edge while progress continues at a fraction of its mean rate: many transitions start and end slowly. */
  const extend = (edge: number, step: 1 | -1): number => {
    const rate = (LEAST_RATE * (highest - lowest)) / Math.max(1, late - early);
    const most = edge + (step * length) / 3;
    let place = Math.max(seen.first, Math.min(seen.last, Math.round(edge)));
    while ((most - place) * step > 0 && place + step >= seen.first && place + step <= seen.last) {
      if ((part(place + step) - part(place)) * step < rate) break;
      place += step;
    }
    return place;
  };
  return { before: extend(early - rest, -1), after: extend(late + rest, 1) };
};
