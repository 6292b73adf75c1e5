import { describe, expect, it } from 'vitest';
import { settleEdges } from '../../../src/engine/shots/transitionEdges';
import { picture, still } from './pictures';
import { sequenceOf, signedFrames } from './signedFrames';

const LAST = 99;
const film = sequenceOf(signedFrames(still(picture(1), LAST + 1)));
const clamped = (value: number): number => Math.max(0, Math.min(1, value));

/** Where a way that is so far at each place is thought to begin and to end. */
const edgesOf = (
  wayAt: (place: number) => number,
  about: { before: number; after: number },
  stretch = { first: 0, last: LAST },
  parts: readonly [number, number] = [0.25, 0.75],
) =>
  settleEdges(
    film,
    stretch,
    about,
    (_, _ends, { first, last }) =>
      Float64Array.from({ length: last - first + 1 }, (_way, index) => wayAt(first + index)),
    parts,
  );
const evenly =
  (from: number, to: number) =>
  (place: number): number =>
    clamped((place - from) / (to - from));

describe('the edges of a way from one picture to another', () => {
  it.each([
    [40, 60, 40, 60],
    [40, 60, 36, 58],
    [40, 60, 43, 66],
    [40, 60, 45, 55],
    [40, 60, 32, 68],
    [45, 52, 40, 60],
    [30, 70, 36, 60],
  ])('that goes evenly from %i to %i are these, thought to be at %i and %i', (from, to, before, after) => {
    for (const parts of [
      [0.25, 0.75],
      [0.08, 0.92],
    ] as const)
      expect(edgesOf(evenly(from, to), { before, after }, { first: 0, last: LAST }, parts)).toEqual({
        before: from,
        after: to,
      });
  });

  it('are found where the span lies beside the transition', () => {
    const way = evenly(50, 60);
    expect(edgesOf(way, { before: 36, after: 56 })).toEqual({ before: 50, after: 60 });
    expect(edgesOf(way, { before: 54, after: 74 })).toEqual({ before: 50, after: 60 });
  });

  it('do not depend on how far pictures that move are from those at both ends', () => {
    const way = (place: number): number => 0.15 + 0.7 * evenly(40, 60)(place);
    expect(edgesOf(way, { before: 40, after: 60 })).toEqual({ before: 40, after: 60 });
  });

  it('are one place apart at a cut', () => {
    expect(edgesOf((place) => (place < 50 ? 0 : 1), { before: 45, after: 55 })).toEqual({
      before: 49,
      after: 50,
    });
  });

  it('go on while the way goes on, slowly as it may, and end where it all but stands', () => {
    const eased = (place: number): number => (1 - Math.cos(Math.PI * evenly(40, 60)(place))) / 2;
    const { before, after } = edgesOf(eased, { before: 44, after: 56 });
    expect(before).toBeGreaterThanOrEqual(40);
    expect(before).toBeLessThanOrEqual(41);
    expect(after).toBeGreaterThanOrEqual(59);
    expect(after).toBeLessThanOrEqual(60);
    const creeping = (place: number): number =>
      0.05 +
      0.9 * evenly(40, 60)(place) +
      0.0025 * Math.max(-20, Math.min(20, place - 50 - Math.sign(place - 50) * 10));
    const crept = edgesOf(creeping, { before: 40, after: 60 });
    expect(Math.abs(crept.before - 40)).toBeLessThanOrEqual(1);
    expect(Math.abs(crept.after - 60)).toBeLessThanOrEqual(1);
  });

  it('go on at a quarter of the mean rate, and not at a sixth', () => {
    const tailed =
      (rate: number) =>
      (place: number): number =>
        evenly(40, 60)(place) + 0.05 * rate * (clamped((place - 60) / 6) * 6 - clamped((40 - place) / 6) * 6);
    const goesOn = edgesOf(tailed(0.22), { before: 40, after: 60 });
    expect([goesOn.before <= 35, goesOn.after >= 65]).toEqual([true, true]);
    const ends = edgesOf(tailed(0.18), { before: 40, after: 60 });
    expect([ends.before >= 38, ends.after <= 62]).toEqual([true, true]);
  });

  it('go on by a third of the span at most', () => {
    // Half as fast for a long time after it.
    const slow = (place: number): number =>
      place < 50
        ? 0.5 * evenly(40, 50)(place) + 0.25 * evenly(20, 40)(place)
        : 0.75 + 0.25 * evenly(50, 80)(place);
    const { before, after } = edgesOf(slow, { before: 38, after: 56 });
    expect(before).toBeGreaterThanOrEqual(30);
    expect(after).toBeLessThanOrEqual(68);
  });

  it.each([
    [0, 12, 0, 20],
    [44, 56, 45, 55],
    [80, 99, 85, 99],
  ])('lie within the stretch from %i to %i, thought to be at %i and %i', (first, last, before, after) => {
    for (const way of [evenly(-5, 8), evenly(40, 60), evenly(88, 110), () => 0, () => 1]) {
      const edges = edgesOf(way, { before, after }, { first, last });
      expect(edges.before).toBeGreaterThanOrEqual(first);
      expect(edges.after).toBeLessThanOrEqual(last);
    }
  });

  it('are those of the film where it begins or ends with the transition', () => {
    expect(edgesOf(evenly(0, 12), { before: 0, after: 12 })).toEqual({ before: 0, after: 12 });
    expect(edgesOf(evenly(87, 99), { before: 87, after: 99 })).toEqual({ before: 87, after: 99 });
  });
});
