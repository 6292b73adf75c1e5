import { describe, expect, it } from 'vitest';

import { pictureDifference } from '../../../src/engine/shots/differences';
import { createMixScores } from '../../../src/engine/shots/mixScores';
import { likeBoth, movedOn, picture, still, times } from './pictures';
import { sequenceOf, signedFrames, type Signed } from './signedFrames';

const [garden, street, harbor] = [picture(1), picture(2), picture(3)];
const scoresOf = (film: readonly Signed[], stretch = { first: 0, last: film.length - 1 }, rate = 25) =>
  createMixScores(sequenceOf(signedFrames(film), rate), stretch);

describe('what a span changes', () => {
  it('is how much another picture its last frame is than its first, within the stretch', () => {
    const film = [...still(garden, 10), ...still(street, 10), ...still(harbor, 10)];
    const frames = signedFrames(film);
    const { differenceOf } = scoresOf(film);
    expect(differenceOf(5, 15)).toBe(pictureDifference(frames, 5, 15));
    expect(differenceOf(12, 18)).toBe(0);
    const within = scoresOf(film, { first: 10, last: 19 });
    expect(within.differenceOf(5, 15)).toBe(0);
    expect(within.differenceOf(15, 25)).toBe(0);
    expect(within.differenceOf(15, 19)).toBe(0);
  });
});

describe('what moves beside a span', () => {
  /** A film of 90 frames that is another picture from each of these on. */
  const cutAt = (...cuts: readonly number[]): Signed[] =>
    times(90, (index) => [garden, street, harbor][cuts.filter((cut) => cut <= index).length] ?? garden);
  const besideOf = (film: readonly Signed[], before: number, after: number, rate = 25) =>
    scoresOf(film, { first: 0, last: film.length - 1 }, rate)
      .movesBeside(before, after, 10)
      .map((part) => part > 0);

  it('is looked at for a third of its time, and for 0.3 s at most', () => {
    // A third of 12 frames.
    expect(besideOf(cutAt(27), 30, 42)).toEqual([true, false]);
    expect(besideOf(cutAt(26), 30, 42)).toEqual([false, false]);
    expect(besideOf(cutAt(46), 30, 42)).toEqual([false, true]);
    expect(besideOf(cutAt(47), 30, 42)).toEqual([false, false]);
    // Of 36 frames 0.3 s, which are 7.5 at this rate and 6 at the other.
    expect(besideOf(cutAt(23), 30, 66)).toEqual([true, false]);
    expect(besideOf(cutAt(22), 30, 66)).toEqual([false, false]);
    expect(besideOf(cutAt(25), 30, 66, 20)).toEqual([true, false]);
    expect(besideOf(cutAt(24), 30, 66, 20)).toEqual([false, false]);
  });

  it('is looked at for a frame at least', () => {
    expect(besideOf(cutAt(30), 30, 31)).toEqual([true, false]);
    expect(besideOf(cutAt(32), 30, 31)).toEqual([false, true]);
  });

  it('is told as parts of what the span changes', () => {
    const film = [...still(garden, 20), ...still(street, 20)];
    const { differenceOf, movesBeside } = scoresOf(film);
    const difference = differenceOf(10, 30);
    expect(movesBeside(20, 26, difference)[0]).toBeCloseTo(1, 6);
    expect(movesBeside(20, 26, difference * 4)[0]).toBeCloseTo(0.25, 6);
  });
});

describe('how well a span lies about a transition', () => {
  const scoreOf = (film: readonly Signed[], before: number, after: number): number => {
    const { differenceOf, scoreOf: score } = scoresOf(film);
    return score(before, after, differenceOf(before, after));
  };

  it('is how much it changes, less where it is longer: by its length to the power of 0.35', () => {
    const film = [...still(garden, 30), ...still(street, 30)];
    const { differenceOf } = scoresOf(film);
    // Where the span ends at the cut, nothing moves beside it.
    expect(scoreOf(film, 20, 40)).toBeCloseTo(differenceOf(20, 40) / 20 ** 0.35, 6);
    expect(scoreOf(film, 25, 35) / scoreOf(film, 20, 40)).toBeCloseTo(2 ** 0.35, 6);
  });

  it('is nothing where both pictures are alike, by more than 0.8', () => {
    const to = (likeness: number): number =>
      scoreOf([...still(garden, 30), ...still(likeBoth(1, 2, likeness), 30)], 25, 35);
    // Lumas are whole numbers.
    expect(to(0.79)).toBeGreaterThan(0);
    expect(to(0.82)).toBe(0);
  });

  it('is less where something moves beside it, and nothing where that is 0.55 of what it changes', () => {
    /** Moves beside the span by such a part of what the span changes, on one side. */
    const beside = (part: number, isAfter: boolean): readonly [number, number] => {
      // The chord of an angle, as much of that of a quarter of a turn.
      const angle = 2 * Math.asin(part * Math.sin(Math.PI / 4));
      const [early, late] = isAfter ? [0, angle] : [-angle, 0];
      const film = [
        ...times(30, () => movedOn(early, 1, 2, 70)),
        ...times(20, (index) => movedOn(index < 10 ? 0 : Math.PI / 2, 1, 2, 70)),
        ...times(30, () => movedOn(Math.PI / 2 + late, 1, 2, 70)),
      ];
      // One frame of the neighbor's lies beside, as a third of the span is more.
      return [scoreOf(film, 30, 49), scoresOf(film).differenceOf(30, 49) / 19 ** 0.35];
    };
    for (const isAfter of [false, true]) {
      const [score, whole] = beside(0.5, isAfter);
      expect(score / whole).toBeCloseTo(0.5, 1);
      expect(beside(0.62, isAfter)[0]).toBe(0);
      const [none, all] = beside(0, isAfter);
      expect(none).toBeCloseTo(all, 6);
    }
  });
});
