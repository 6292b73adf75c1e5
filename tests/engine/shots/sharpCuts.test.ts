import { describe, expect, it } from 'vitest';
import { createCutFinder } from '../../../src/engine/shots/hardCuts';
import { likeBoth, mixOf, movedOn, picture, still, times, titled } from './pictures';
import { sequenceOf, signedFrames, type Signed } from './signedFrames';

const [garden, street, harbor] = [picture(1), picture(2), picture(3)];

/** The first frames of new shots. */
const cutsIn = (film: readonly Signed[], strictness = 1, timeUs?: (index: number) => number): number[] =>
  createCutFinder(sequenceOf(signedFrames(film, timeUs)))(strictness).map(({ after }) => after);

describe('a cut', () => {
  it('is from the last frame of one picture to the first of another', () => {
    const film = [...still(garden, 10), ...still(street, 7), ...still(harbor, 10)];
    expect(createCutFinder(sequenceOf(signedFrames(film)))(1)).toEqual([
      { kind: 'cut', before: 9, after: 10 },
      { kind: 'cut', before: 16, after: 17 },
    ]);
    expect(cutsIn([])).toEqual([]);
    expect(cutsIn(still(garden, 1))).toEqual([]);
  });

  it('has three frames at least before it and after it', () => {
    for (const count of [1, 2]) {
      expect(cutsIn([...still(garden, count), ...still(street, 10)])).toEqual([]);
      expect(cutsIn([...still(garden, 10), ...still(street, count)])).toEqual([]);
    }
    expect(cutsIn([...still(garden, 3), ...still(street, 3)])).toEqual([3]);
    expect(cutsIn([...still(garden, 3), ...still(street, 3), ...still(harbor, 3)])).toEqual([3, 6]);
  });

  it('is to another picture, not to one that is much alike', () => {
    const to = (likeness: number) => [...still(garden, 10), ...still(likeBoth(1, 2, likeness), 10)];
    expect(cutsIn(to(0.85))).toEqual([10]);
    expect(cutsIn(to(0.95))).toEqual([]);
  });

  it('is where the picture moves to one that is still less alike', () => {
    const to = (likeness: number) => [
      ...times(10, (index) => movedOn((index - 9) * 0.08)),
      ...times(10, (index) => movedOn(Math.acos(likeness) + index * 0.08)),
    ];
    expect(cutsIn(to(0.6))).toEqual([10]);
    expect(cutsIn(to(0.85))).toEqual([]);
  });

  it('stands out of what moves within three frames, before or after it', () => {
    const jump = (way: number, before: number, after: number) => [
      ...times(10, (index) => movedOn((index - 9) * before)),
      ...times(10, (index) => movedOn(way + index * after)),
    ];
    for (const [before, after] of [
      [0.2, 0.2],
      [0.2, 0],
      [0, 0.2],
    ] as const) {
      // Two frames move by 16 levels; one and a half times as much and 7 more are 31.
      expect(cutsIn(jump(0.75, before, after))).toEqual([]);
      expect(cutsIn(jump(1.2, before, after))).toEqual([10]);
    }
    expect(cutsIn(jump(0.75, 0, 0))).toEqual([10]);
  });

  it('stands out of what shakes, though every other frame is the same', () => {
    const shaken = (way: number, before: number, after: number) => [
      ...times(10, (index) => movedOn(((index + 1) % 2) * -before)),
      ...times(10, (index) => movedOn(way + (index % 2) * after)),
    ];
    for (const [before, after] of [
      [0.4, 0.4],
      [0.4, 0],
      [0, 0.4],
    ] as const) {
      expect(cutsIn(shaken(0.75, before, after))).toEqual([]);
      expect(cutsIn(shaken(1.2, before, after))).toEqual([10]);
    }
  });

  it.each([0.02, 0.1, 0.3, 0.6, 1])('is none in a pan, however fast: %f', (speed) => {
    expect(cutsIn(times(40, (index) => movedOn(index * speed)))).toEqual([]);
    expect(cutsIn([...still(garden, 10), ...times(20, (index) => movedOn((index + 1) * speed))])).toEqual([]);
  });

  it('is none where less than a third of the picture changes: a caption, a title', () => {
    expect(
      cutsIn([
        ...still(() => 2, 10),
        ...still(
          titled(8, () => 2),
          10,
        ),
      ]),
    ).toEqual([]);
    expect(cutsIn([...still(garden, 10), ...still(titled(15, garden), 10)])).toEqual([]);
    expect(cutsIn([...still(garden, 10), ...still(titled(32, garden), 10)])).toEqual([10]);
  });

  it('is where only the colors change, but for what light washes out of them', () => {
    const colored = (steps: readonly [number, number], mean = 110): Signed[] =>
      Array.from({ length: 10 }, () => ({ luma: picture(1, 40, mean), steps }));
    expect(cutsIn([...colored([6, 6]), ...colored([7, 6])])).toEqual([10]);
    expect(cutsIn([...colored([6, 6]), ...colored([6, 5])])).toEqual([10]);
    expect(cutsIn([...colored([6, 6]), ...colored([7, 6], 160)])).toEqual([]);
    expect(cutsIn([...colored([6, 6], 160), ...colored([7, 6])])).toEqual([]);
    expect(cutsIn([...colored([6, 6]), ...colored([9, 6], 160)])).toEqual([10]);
  });

  it('is where there is nothing but another light to be seen', () => {
    expect(cutsIn([...still(() => 20, 10), ...still(() => 200, 10)])).toEqual([10]);
    // Of a picture light says nothing.
    expect(cutsIn([...still(picture(1, 20, 60), 10), ...still(picture(1, 20, 160), 10)])).toEqual([]);
  });
});

describe('how easily cuts are found', () => {
  const eases = [4, 2, 1, 0.5, 0.25];
  const found = (film: readonly Signed[]): number[] =>
    eases.map((strictness) => (cutsIn(film, strictness).includes(10) ? 1 : 0));
  const jump = (contrast: number, likeness: number, speed = 0) => [
    ...times(10, (index) => movedOn((index - 9) * speed, 1, 2, contrast)),
    ...times(10, (index) => movedOn(Math.acos(likeness) + index * speed, 1, 2, contrast)),
  ];

  it.each<[string, Signed[], number]>([
    ['of plain pictures that have nothing in common always', jump(40, 0), 5],
    ['of soft ones in all but the least easy way', jump(12, 0), 4],
    ['of such as are half alike in all but the least easy way', jump(40, 0.5), 4],
    ['of such as are alike in the usual way', jump(40, 0.8), 3],
    ['of such as can hardly be told apart where it is easy', jump(40, 0.95), 2],
    ['in fog as well, of pictures that differ by a few levels', jump(4, 0), 3],
    ['of what is all but blank where it is easy', jump(2, 0), 2],
    ['to a caption never', [...still(garden, 10), ...still(titled(8, garden), 10)], 0],
    ['in a pan in the usual way', jump(40, 0.4, 0.15), 3],
    ['in a fast pan where it is easy', jump(40, 0.7, 0.2), 2],
  ])('%s', (_, film, count) => {
    expect(found(film)).toEqual(eases.map((_strictness, index) => (index >= 5 - count ? 1 : 0)));
  });
});

describe('a cut over frames that are blended', () => {
  const blended = (parts: readonly number[], to = street): Signed[] => [
    ...still(garden, 10),
    ...parts.map((part) => ({ luma: mixOf(garden, to, part) })),
    ...still(to, 10),
  ];

  it.each([[[0.5]], [[0.35, 0.65]], [[0.3, 0.5, 0.7]]])('is one, over parts of %s', (parts) => {
    const finder = createCutFinder(sequenceOf(signedFrames(blended(parts))));
    expect(finder(1)).toEqual([{ kind: 'cut', before: 9, after: 10 + parts.length }]);
  });

  it('is none over four: it is a dissolve', () => {
    expect(cutsIn(blended([0.26, 0.42, 0.58, 0.74]))).toEqual([]);
    expect(cutsIn(blended([0.3, 0.4, 0.6, 0.7]))).toEqual([]);
  });

  it('is one over a flash that hides it', () => {
    for (const count of [1, 2]) {
      const film = [...still(garden, 10), ...still(() => 250, count), ...still(street, 10)];
      expect(cutsIn(film)).toEqual([10 + count]);
    }
  });

  it('is at its own frame where something has only moved before it, or moves on after it', () => {
    expect(cutsIn(blended([0.1]))).toEqual([11]);
    expect(createCutFinder(sequenceOf(signedFrames(blended([0.1]))))(1)[0]?.before).toBe(10);
    expect(cutsIn(blended([0.9]))).toEqual([10]);
  });

  it('is none out of an empty frame or into one: that is a fade', () => {
    const fade = [...still(() => 250, 10), { luma: mixOf(() => 250, garden, 0.5) }, ...still(garden, 10)];
    expect(cutsIn(fade)).toEqual([]);
    expect(cutsIn(fade.toReversed())).toEqual([]);
  });

  it('has three frames at least before it and after it', () => {
    const film = (before: number, after: number) => blended([0.5]).slice(10 - before, 11 + after);
    expect(cutsIn(film(3, 3))).toEqual([4]);
    expect(cutsIn(film(3, 2))).toEqual([]);
    expect(cutsIn(film(2, 3))).toEqual([]);
  });

  it('stands out of what moves by more than a sharp one', () => {
    const film = (before: number, after: number) => [
      ...times(10, (index) => movedOn((index - 9) * before)),
      { luma: mixOf(garden, harbor, 0.5) },
      ...times(10, (index) => movedOn(index * after, 3, 4)),
    ];
    expect(cutsIn(film(0.05, 0.05))).toEqual([11]);
    for (const [before, after] of [
      [0.25, 0.25],
      [0.25, 0],
      [0, 0.25],
    ] as const)
      expect(cutsIn(film(before, after))).toEqual([]);
  });

  it('is to another picture, and to one that differs by more than a sharp one has to', () => {
    const soft = (contrast: number) => [
      ...still(picture(1, contrast), 10),
      { luma: mixOf(picture(1, contrast), picture(2, contrast), 0.5) },
      ...still(picture(2, contrast), 10),
    ];
    expect(cutsIn(soft(8))).toEqual([]);
    expect(cutsIn(soft(14))).toEqual([11]);
    expect(cutsIn(blended([0.5], likeBoth(1, 2, 0.92)))).toEqual([]);
  });

  it('is found more easily, or less', () => {
    const soft = [
      ...still(picture(1, 8), 10),
      { luma: mixOf(picture(1, 8), picture(2, 8), 0.5) },
      ...still(picture(2, 8), 10),
    ];
    expect(cutsIn(soft, 0.5)).toEqual([11]);
    expect(cutsIn(blended([0.5]), 2)).toEqual([11]);
    expect(cutsIn(blended([0.5]), 4)).toEqual([]);
  });
});

describe('where a camera leaves frames out', () => {
  /** Three frames, and four that are not there. */
  const placeOf = (index: number): number => Math.floor(index / 3) * 7 + (index % 3);
  const timeUs = (index: number): number => placeOf(index) * 40_000;

  it.each([0.05, 0.12, 0.15, 0.2])('a pan has no cuts, of any speed: %f', (speed) => {
    expect(
      cutsIn(
        times(45, (index) => movedOn(placeOf(index) * speed)),
        1,
        timeUs,
      ),
    ).toEqual([]);
  });

  it('a pan that ends, or begins, has none', () => {
    for (const sign of [1, -1]) {
      const film = times(45, (index) => movedOn(Math.max(0, sign * (placeOf(index) - 51)) * 0.15));
      expect(cutsIn(film, 1, timeUs)).toEqual([]);
    }
  });

  it('cuts are found, in a gap or not', () => {
    for (const at of [20, 21, 22]) {
      const film = times(45, (index) => movedOn(placeOf(index) * 0.01, index < at ? 1 : 3, 4));
      expect(cutsIn(film, 1, timeUs)).toEqual([at]);
    }
  });

  /** Two frames, and four that are not there. */
  const pairsUs = (index: number): number => (Math.floor(index / 2) * 6 + (index % 2)) * 40_000;

  it('cuts may follow one another: one is no movement beside another', () => {
    const shots = (...counts: number[]) => counts.flatMap((count, index) => still(picture(index + 1), count));
    // Each in a gap.
    expect(cutsIn(shots(12, 6, 12), 1, pairsUs)).toEqual([12, 18]);
    // A shot for every three pairs of frames.
    expect(cutsIn(shots(12, 6, 6, 6, 12), 1, pairsUs)).toEqual([12, 18, 24, 30]);
    // One in a gap, between two that are in none.
    expect(cutsIn(shots(13, 5, 5, 12), 1, pairsUs)).toEqual([13, 18, 23]);
  });
});
