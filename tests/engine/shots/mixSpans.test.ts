import { describe, expect, it } from 'vitest';
import { createMixScores, type MixScores } from '../../../src/engine/shots/mixScores';
import { createSpanFinder } from '../../../src/engine/shots/mixSpans';
import { movedOn, picture, still, times } from './pictures';
import { sequenceOf, signedFrames, type Signed } from './signedFrames';

const COUNT = 200;
const everything = { moved: Float64Array.from({ length: COUNT }, (_, place) => place * 10), rate: 25 };
const whole = { first: 0, last: COUNT - 1 };

/** Spans score the more the nearer they are to this one. */
const near = (from: number, to: number): MixScores => ({
  differenceOf: () => 50,
  movesBeside: () => [0, 0],
  scoreOf: (before, after) => Math.max(0, 100 - Math.abs(before - from) - Math.abs(after - to)),
});

describe('spans about a transition', () => {
  it.each([
    [0, 6],
    [3, 12],
    [50, 56],
    [60, 80],
    [100, 130],
    [70, 115],
    [130, 190],
    [190, 199],
    [175, 199],
  ])('are found near it, wherever it is: %i to %i', (from, to) => {
    const spans = createSpanFinder(everything, whole, near(from, to))(20);
    const distances = spans.map(({ before, after }) => Math.abs(before + after - from - to) / 2);
    // A fifth of its length is what they are apart.
    expect(Math.min(...distances)).toBeLessThanOrEqual(Math.max(1, (to - from) / 5));
  });

  it('are one of each length at most where there is one, and lie within the stretch', () => {
    for (const stretch of [whole, { first: 40, last: 120 }, { first: 90, last: 104 }]) {
      const spans = createSpanFinder(everything, stretch, near(90, 104))(20);
      expect(spans.length).toBeGreaterThan(0);
      const lengths = spans.map(({ before, after }) => after - before);
      expect(new Set(lengths).size).toBe(lengths.length);
      for (const { before, after } of spans) {
        expect(before).toBeGreaterThanOrEqual(stretch.first);
        expect(after).toBeLessThanOrEqual(stretch.last);
        expect(after - before).toBeGreaterThanOrEqual(5);
      }
    }
    expect(createSpanFinder(everything, { first: 90, last: 93 }, near(90, 93))(20)).toEqual([]);
  });

  it('are none where all score the same as nothing, and the first of a row that scores alike', () => {
    const none = { ...near(0, 0), scoreOf: () => 0 };
    expect(createSpanFinder(everything, whole, none)(20)).toEqual([]);
    const alike = { ...near(0, 0), scoreOf: () => 7 };
    for (const { before } of createSpanFinder(everything, whole, alike)(20)) expect(before).toBe(0);
  });

  it('are none where pictures differ by less than asked for, or nothing moves so far', () => {
    const asked: number[] = [];
    const scores = { ...near(50, 65), differenceOf: (before: number) => (asked.push(before), 50) };
    expect(createSpanFinder(everything, whole, scores)(51)).toEqual([]);
    expect(createSpanFinder(everything, whole, scores)(50)).not.toEqual([]);
    asked.length = 0;
    const standing = { ...everything, moved: everything.moved.map((moved) => moved / 1000) };
    expect(createSpanFinder(standing, whole, scores)(20)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('are compared once, however often they are asked for', () => {
    const asked: string[] = [];
    const scores = near(50, 65);
    const find = createSpanFinder(everything, whole, {
      ...scores,
      differenceOf: (before, after) => (asked.push(`${before} ${after}`), 50),
      scoreOf: (before, after, difference) => (
        asked.push(`score ${before} ${after}`),
        scores.scoreOf(before, after, difference)
      ),
    });
    expect([find(60), find(20), find(20)]).toEqual([[], find(20), find(20)]);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('what a span changes', () => {
  const scoresOf = (film: readonly Signed[], ends = { first: 0, last: film.length - 1 }) =>
    createMixScores(sequenceOf(signedFrames(film)), ends);
  const scoreOf = (film: readonly Signed[], before: number, after: number): number => {
    const scores = scoresOf(film);
    return scores.scoreOf(before, after, scores.differenceOf(before, after));
  };
  /** Another picture after 20 frames, with so much movement before and after that. */
  const changing = (before: number, after: number): Signed[] => [
    ...times(20, (index) => movedOn((index - 19) * before)),
    ...times(20, (index) => movedOn(index * after, 3, 4)),
  ];

  it('counts for more the less moves beside it, and for nothing where much does, on either side', () => {
    const calm = scoreOf(changing(0, 0), 10, 30);
    for (const [before, after] of [
      [0.05, 0],
      [0, 0.05],
    ] as const) {
      const moving = scoreOf(changing(before, after), 10, 30);
      expect(moving).toBeGreaterThan(0);
      expect(moving).toBeLessThan(calm);
    }
    expect(scoreOf(changing(0.2, 0), 10, 30)).toBe(0);
    expect(scoreOf(changing(0, 0.2), 10, 30)).toBe(0);
  });

  it('counts for more the shorter it is, of as much change', () => {
    const film = changing(0, 0);
    expect(scoreOf(film, 17, 23)).toBeGreaterThan(scoreOf(film, 10, 30));
    expect(scoreOf(film, 10, 30)).toBeGreaterThan(0);
  });

  it('counts for nothing where both pictures are much alike', () => {
    expect(scoreOf([...still(picture(1), 20), ...still(movedOn(0.3), 20)], 10, 30)).toBe(0);
    expect(scoreOf([...still(picture(1), 20), ...still(movedOn(1), 20)], 10, 30)).toBeGreaterThan(0);
  });

  it('is seen beside it for a third of its time, and 0.3 s at most', () => {
    const film = [...changing(0, 0).slice(0, 30), ...still(picture(5), 50)];
    // The next picture comes nine frames after 21 and five after 25.
    expect(scoresOf(film).movesBeside(10, 21, 50)[1]).toBe(0);
    expect(scoresOf(film).movesBeside(10, 25, 50)[1]).toBeGreaterThan(0.5);
    expect(scoresOf(film).movesBeside(22, 25, 50)[1]).toBe(0);
    const longer = [...still(picture(9), 40), ...film];
    expect(scoresOf(longer).movesBeside(0, 61, 50)[1]).toBe(0);
    expect(scoresOf(longer).movesBeside(0, 62, 50)[1]).toBeGreaterThan(0.5);
    // One frame at least.
    expect(scoresOf(film).movesBeside(29, 29, 50)[1]).toBeGreaterThan(0.5);
  });

  it('goes by nothing beyond the stretch', () => {
    const film = changing(0, 0);
    const { differenceOf } = scoresOf(film, { first: 5, last: 19 });
    expect(differenceOf(10, 30)).toBe(0);
    expect(differenceOf(-3, 19)).toBe(0);
  });
});
