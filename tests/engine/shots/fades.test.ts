import { describe, expect, it } from 'vitest';
import { findFades } from '../../../src/engine/shots/fades';
import { likeBoth, picture } from './pictures';
import { sequenceOf, signedFrames, type Signed } from './signedFrames';

/** Part of its contrast that a picture has at each frame. */
type Ramp = readonly number[];

const steady = (count: number): Ramp => Array.from({ length: count }, () => 1);
const gone = (count: number): Ramp => Array.from({ length: count }, () => 0);
/** Evenly from a whole picture to nothing, in so many frames between both. */
const out = (count: number): Ramp =>
  Array.from({ length: count }, (_, index) => 1 - (index + 1) / (count + 1));
const into = (count: number): Ramp => out(count).toReversed();

const frames = (number: number, ramp: Ramp, contrast = 60, level = 110): Signed[] =>
  ramp.map((part) => ({ luma: picture(number, contrast * part, level) }));

const fadesIn = (film: readonly Signed[], rate = 25, ends = { first: 0, last: film.length - 1 }) =>
  findFades(sequenceOf(signedFrames(film), rate), ends);

/** Twenty whole frames, so many that fade, so many blank ones and as many again up to another picture. */
const faded = (ramp: number, blank: number): Signed[] => [
  ...frames(1, [...steady(20), ...out(ramp), ...gone(blank)]),
  ...frames(2, [...into(ramp), ...steady(20)]),
];
const fadeOf = (ramp: number, blank: number) => ({
  kind: 'fade',
  before: 19,
  after: 20 + 2 * ramp + blank,
});

describe('a fade', () => {
  it.each([
    [2, 1],
    [6, 1],
    [12, 6],
    [30, 3],
    [39, 1],
    [8, 90],
  ])('goes from the last whole frame to the first one, over %i frames on each side of %i', (ramp, blank) => {
    expect(fadesIn(faded(ramp, blank))).toEqual([fadeOf(ramp, blank)]);
  });

  it.each([65, 110, 190])('goes through any color that fills the frame: of level %i', (level) => {
    const film = [
      ...frames(1, [...steady(20), ...out(9), 0], 60, level),
      ...frames(2, [...into(9), ...steady(20)], 60, level),
    ];
    expect(fadesIn(film)).toEqual([fadeOf(9, 1)]);
  });

  it('takes a fifth of a second at least: less is a flash or the beat of a strobe', () => {
    const short = [...frames(1, [...steady(20), 0.5, 0]), ...frames(2, [0.5, ...steady(20)])];
    expect(fadesIn(short)).toEqual([]);
    expect(fadesIn(short, 20)).toEqual([{ kind: 'fade', before: 19, after: 23 }]);
    expect(fadesIn(faded(2, 1), 50)).toEqual([]);
    expect(fadesIn(faded(5, 1), 50)).toEqual([fadeOf(5, 1)]);
  });

  it('takes 1.6 s on either side of what is blank at most', () => {
    const [fade] = fadesIn(faded(60, 1));
    // What is all but blank belongs to that.
    for (const side of [80 - (fade?.before ?? 0), (fade?.after ?? 0) - 80])
      expect(Math.abs(side - 1.6 * 25)).toBeLessThanOrEqual(3);
    expect(fadesIn(faded(60, 1), 50)).toEqual([fadeOf(60, 1)]);
  });

  it('needs a picture on either side', () => {
    const blankFirst = [...frames(1, gone(20)), ...frames(2, [...into(9), ...steady(20)])];
    expect(fadesIn(blankFirst)).toEqual([]);
    expect(fadesIn(blankFirst.toReversed())).toEqual([]);
    expect(fadesIn(frames(1, gone(60)))).toEqual([]);
    // A trace of a picture is none.
    const trace = [
      ...frames(1, [...steady(20), ...out(9), 0], 3.4),
      ...frames(2, [...into(9), ...steady(20)]),
    ];
    expect(fadesIn(trace)).toEqual([]);
    expect(fadesIn(trace.toReversed())).toEqual([]);
  });

  it('is found within a stretch, and goes by nothing beyond it', () => {
    const film = faded(9, 3);
    const { before, after } = fadeOf(9, 3);
    expect(fadesIn(film, 25, { first: 10, last: 50 })).toEqual([fadeOf(9, 3)]);
    expect(fadesIn(film, 25, { first: before, last: after })).toEqual([fadeOf(9, 3)]);
    expect(fadesIn(film, 25, { first: 0, last: 31 })).toEqual([]);
    expect(fadesIn(film, 25, { first: 30, last: film.length - 1 })).toEqual([]);
  });

  /** Down to a part of it that stays for so many frames. */
  const dip = (left: number, contrast = 60, other = 60, blank = [left]) => {
    const ramp = out(9).map((part) => left + part * (1 - left));
    return [
      ...frames(1, [...steady(20), ...ramp, ...blank], contrast),
      ...frames(2, [...ramp.toReversed().map((part) => part * (contrast / other)), ...steady(20)], other),
    ];
  };

  it('is one where the picture is gone but for a trace, and none where nearly a quarter stays', () => {
    expect(fadesIn(dip(0.1))).toEqual([fadeOf(9, 1)]);
    expect(fadesIn(dip(0.23))).toEqual([]);
    expect(fadesIn(dip(0.3))).toEqual([]);
    const long = Array.from({ length: 90 }, (_, index) => 0.1 + (index % 2) * 0.015);
    expect(fadesIn(dip(0.1, 60, 60, long))).toEqual([fadeOf(9, 90)]);
  });

  it('leaves little of both pictures: what is a trace of one may be half of the other', () => {
    const film = [
      ...frames(1, [...steady(20), ...out(9).map((part) => 0.1 + part * 0.9), 0.1]),
      ...frames(2, [0.5, 0.6, 0.7, 0.8, 0.9, ...steady(20)], 12),
    ];
    expect(fadesIn(film)).toEqual([]);
    expect(fadesIn(film.toReversed())).toEqual([]);
  });

  it.each([5, 6, 8, 10, 12, 16])(
    'is found of pictures as soft as fog too, %i levels above and below their mean',
    (contrast) => {
      for (const ramp of [5, 9, 12, 20]) {
        const film = [
          ...frames(1, [...steady(20), ...out(ramp), 0], contrast),
          ...frames(2, [...into(ramp), ...steady(20)], contrast),
        ];
        expect(fadesIn(film)).toEqual([fadeOf(ramp, 1)]);
      }
    },
  );

  it('may begin with the first frame and end with the last', () => {
    const film = [...frames(1, [1, ...out(9), 0]), ...frames(2, [...into(9), 1])];
    expect(fadesIn(film)).toEqual([{ kind: 'fade', before: 0, after: 20 }]);
  });

  it('of a picture in fog has to leave little of what there was', () => {
    const fog = (left: number) => [
      ...frames(1, [...steady(20), ...out(9).map((part) => left + part * (1 - left)), left], 9),
      ...frames(2, [...into(9).map((part) => left + part * (1 - left)), ...steady(20)], 9),
    ];
    expect(fadesIn(fog(0))).toHaveLength(1);
    // Three levels are nothing to be seen of a picture of usual light, but a third of this one.
    expect(fadesIn(fog(1 / 3))).toEqual([]);
  });

  it('is of one picture to the end: what a camera leaves for something blank is another by then', () => {
    const moved = (outOf: number, goingInto: number) => [
      ...frames(1, [...steady(20), ...out(9).slice(0, 5)]),
      ...frames(outOf, [...out(9).slice(5), 0, 0]),
      ...frames(goingInto, into(9).slice(0, 4)),
      ...frames(2, [...into(9).slice(4), ...steady(20)]),
    ];
    expect(fadesIn(moved(3, 4))).toEqual([]);
    expect(fadesIn(moved(1, 4))).toEqual([fadeOf(9, 2)]);
    expect(fadesIn(moved(3, 2))).toEqual([fadeOf(9, 2)]);
  });

  it('may come or go at once on one side', () => {
    const cutIn = [...frames(1, [...steady(20), ...out(9), ...gone(4)]), ...frames(2, steady(20))];
    expect(fadesIn(cutIn)).toEqual([{ kind: 'fade', before: 19, after: 33 }]);
    expect(fadesIn(cutIn.toReversed())).toEqual([{ kind: 'fade', before: 19, after: 33 }]);
    const cutBoth = [...frames(1, [...steady(20), ...gone(6)]), ...frames(2, steady(20))];
    expect(fadesIn(cutBoth)).toEqual([{ kind: 'fade', before: 19, after: 26 }]);
    // On the other side a camera has moved to something blank.
    const movedOut = [
      ...frames(1, [...steady(20), ...out(9).slice(0, 5)]),
      ...frames(3, [...out(9).slice(5), ...gone(4)]),
      ...frames(2, steady(20)),
    ];
    expect(fadesIn(movedOut)).toEqual([]);
    expect(fadesIn(movedOut.toReversed())).toEqual([]);
  });

  it('ends where its picture is whole, whatever movement adds to it later', () => {
    const rising = Array.from({ length: 25 }, (_, index) => 1 + index * 0.01);
    const film = [
      ...frames(1, [...rising.toReversed(), ...out(9), 0, 0]),
      ...frames(2, [...into(9), ...rising]),
    ];
    expect(fadesIn(film)).toEqual([{ kind: 'fade', before: 24, after: 45 }]);
  });

  it('goes on where it only gets slower', () => {
    // Half of the way in four frames, and half as fast on to the end.
    const slowing = [0.15, 0.3, 0.45, 0.6, 0.68, 0.76, 0.84, 0.92];
    const film = [
      ...frames(1, [...steady(20), ...slowing.toReversed(), 0]),
      ...frames(2, [...slowing, ...steady(20)]),
    ];
    expectWhole(film);
    // Also where it stalls for a frame.
    const stalling = [0.15, 0.3, 0.45, 0.6, 0.6, 0.71, 0.82, 0.93];
    expectWhole([
      ...frames(1, [...steady(20), ...stalling.toReversed(), 0]),
      ...frames(2, [...stalling, ...steady(20)]),
    ]);
  });

  const expectWhole = (film: readonly Signed[]) => {
    const [fade] = fadesIn(film);
    for (const side of [28 - (fade?.before ?? 0), (fade?.after ?? 0) - 28])
      expect(Math.abs(side - 9)).toBeLessThanOrEqual(1);
  };

  it.each([2, 4, 30])('may be followed by another one after %i frames', (between) => {
    const film = [
      ...frames(1, [...steady(20), ...out(7), 0]),
      ...frames(2, [...into(7), ...steady(between), ...out(7), 0]),
      ...frames(3, [...into(7), ...steady(20)]),
    ];
    expect(fadesIn(film)).toEqual([
      { kind: 'fade', before: 19, after: 35 },
      { kind: 'fade', before: 34 + between, after: 50 + between },
    ]);
  });

  it('is one with the next where no shot is between them', () => {
    for (const top of [[1], []]) {
      const film = [
        ...frames(1, [...steady(20), ...out(7), 0]),
        ...frames(2, [...into(7), ...top, ...out(7).slice(1 - top.length), 0]),
        ...frames(3, [...into(7), ...steady(20)]),
      ];
      expect(fadesIn(film)).toHaveLength(1);
    }
  });

  it('goes to the picture next to it, and to none of more contrast after that', () => {
    const film = [
      ...frames(1, [...steady(20), ...out(7), 0]),
      ...frames(2, [...into(7), ...steady(6), ...out(7), 0], 30),
      ...frames(3, [...into(7), ...steady(20)]),
    ];
    const fades = [
      { kind: 'fade', before: 19, after: 35 },
      { kind: 'fade', before: 40, after: 56 },
    ];
    expect(fadesIn(film)).toEqual(fades);
    expect(fadesIn(film.toReversed())).toEqual(
      fades
        .toReversed()
        .map(({ before, after }) => ({ kind: 'fade', before: 75 - after, after: 75 - before })),
    );
  });
});

describe('where fades begin to be none', () => {
  const through = (left: number, contrast: number): Signed[] => {
    const ramp = out(9).map((part) => part * contrast + (1 - part) * left);
    const parts = [...steady(20).map(() => contrast), ...ramp, left].map((level) => level / contrast);
    return [...frames(1, parts, contrast), ...frames(2, parts.toReversed(), contrast)];
  };
  /** Of so many fading frames on each side, as much like their picture as `likeness` says; the rest is blank. */
  const turning = (own: number, likeness: number): Signed[] => {
    const side = (number: number): Signed[] => [
      ...frames(number, [...steady(20), ...out(9).slice(0, own)]),
      ...out(9)
        .slice(own)
        .map((part) => ({ luma: likeBoth(number, number + 4, likeness, 60 * part) })),
      ...frames(number, [0, 0]),
    ];
    return [...side(1), ...side(2).toReversed()];
  };

  it.each<[string, (value: number) => Signed[], number, number]>([
    [
      'a picture in fog is one',
      (contrast) => [
        ...frames(1, [...steady(20), ...gone(6)], contrast),
        ...frames(2, [...into(9), ...steady(20)]),
      ],
      4.5,
      3.4,
    ],
    ['less than a fifth of a picture is left', (part) => through(60 * part, 60), 0.18, 0.23],
    ['a quarter of a soft picture is left at most', (left) => through(left, 10), 2.5, 3],
    ['of a dim picture no more is left than can be seen', (left) => through(left, 14), 2.5, 3.5],
    ['what a third is left of is the picture still', (own) => turning(own, 0), 6, 5],
    ['it may have moved on a little by then', (likeness) => turning(0, likeness), 0.92, 0.8],
  ])('%s', (_, film, is, isNone) => {
    expect(fadesIn(film(is))).toHaveLength(1);
    expect(fadesIn(film(isNone))).toEqual([]);
  });
});
