import { describe, expect, it } from 'vitest';
import { createMixFinder } from '../../../src/engine/shots/mixes';
import type { Change } from '../../../src/engine/shots/shot';
import { likeBoth, mixOf, movedOn, picture } from './pictures';
import { GRID, sequenceOf, signedFrames, type Signed } from './signedFrames';

type Luma = Signed['luma'];

const [garden, street, harbor] = [picture(1), picture(6), picture(11)];
/** Differs from the garden in each cell. */
const meadow = movedOn(Math.PI / 4, 6, 11);
/** Root mean square of a picture's detail. */
const DETAIL = 40;
const sharp = (luma: Luma): Signed => ({ luma, detail: [DETAIL, DETAIL] });
const still = (luma: Luma, count: number): Signed[] => Array.from({ length: count }, () => sharp(luma));

/** Of two pictures that have nothing in common a mix has the squares of the parts. */
const softened = (part: number): [number, number] => {
  const detail = Math.round(DETAIL * Math.sqrt((1 - part) ** 2 + part ** 2));
  return [detail, detail];
};
const dissolved = (first: Luma, second: Luma, part: number): Signed => ({
  luma: mixOf(first, second, part),
  detail: softened(part),
});
const clamped = (value: number): number => Math.max(0, Math.min(1, value));

const onTheWay = (count: number, frame: (part: number, index: number) => Signed): Signed[] =>
  Array.from({ length: count }, (_, index) => frame((index + 1) / (count + 1), index));

const BESIDE = 45;
const dissolve = (count: number, first: Luma = garden, second: Luma = street): Signed[] => [
  ...still(first, BESIDE),
  ...onTheWay(count, (part) => dissolved(first, second, part)),
  ...still(second, BESIDE),
];
/** A dissolve through which so much of a third picture shows in its middle. */
const withMore = (count: number, more: number): Signed[] => [
  ...still(garden, BESIDE),
  ...onTheWay(count, (part) => {
    const { luma, detail = [DETAIL, DETAIL] } = dissolved(garden, street, part);
    return { luma: mixOf(luma, harbor, more * Math.sin(Math.PI * part)), detail };
  }),
  ...still(street, BESIDE),
];
/** An edge that passes each cell from its beginning to its end, both 0–1 of the time. */
const wipe = (
  count: number,
  timesOf: (column: number, row: number) => readonly [number, number],
  first: Luma = garden,
  second: Luma = meadow,
): Signed[] => [
  ...still(first, BESIDE),
  ...onTheWay(count, (part) =>
    sharp((column, row) => {
      const [begin, end] = timesOf(column, row);
      const share = clamped((part - begin) / (end - begin));
      return first(column, row) * (1 - share) + second(column, row) * share;
    }),
  ),
  ...still(second, BESIDE),
];
const toTheRight = (column: number): readonly [number, number] => [
  column / GRID.columns,
  (column + 1) / GRID.columns,
];
const down = (_: number, row: number): readonly [number, number] => [row / GRID.rows, (row + 1) / GRID.rows];

const mixesIn = (film: readonly Signed[], strictness = 1, rate = 25): readonly Change[] =>
  createMixFinder(sequenceOf(signedFrames(film), rate), { first: 0, last: film.length - 1 })(strictness);
const kindsIn = (film: readonly Signed[], strictness = 1, rate = 25): readonly string[] =>
  mixesIn(film, strictness, rate).map(({ kind }) => kind);

/** Expects one transition from the last whole frame before it to the first one after it, within so many frames. */
const expectOne = (film: readonly Signed[], kind: string, count: number, within: number, rate = 25) => {
  const mixes = mixesIn(film, 1, rate);
  expect(mixes.map((mix) => mix.kind)).toEqual([kind]);
  expect(Math.abs((mixes[0]?.before ?? 0) - (BESIDE - 1))).toBeLessThanOrEqual(within);
  expect(Math.abs((mixes[0]?.after ?? 0) - (BESIDE + count))).toBeLessThanOrEqual(within);
};

describe('a dissolve', () => {
  it.each([5, 8, 12, 20, 30, 45, 60])('is found to the frame over %i frames', (count) => {
    expectOne(dissolve(count), 'dissolve', count, 1);
  });

  it('takes as long at another rate, so twice as many frames at the double one', () => {
    expectOne(dissolve(60), 'dissolve', 60, 1, 50);
    expect(kindsIn(dissolve(4), 1, 50)).toEqual([]);
    expect(kindsIn(dissolve(110))).toEqual([]);
    expect(kindsIn(dissolve(110), 1, 50)).toEqual(['dissolve']);
  });

  it.each([70, 80, 95])('may take up to 4 s: %i frames', (count) => {
    expectOne(dissolve(count), 'dissolve', count, 2);
  });

  it('is plainer the longer it is: of more than 2.6 s it may have half of the doubt', () => {
    expect([50, 62, 80].map((count) => kindsIn(withMore(count, 0.3)).length)).toEqual([1, 1, 1]);
    expect([50, 62, 80].map((count) => kindsIn(withMore(count, 0.45)).length)).toEqual([1, 1, 0]);
  });

  it('may start and end slowly', () => {
    const eased = [
      ...still(garden, BESIDE),
      ...onTheWay(24, (part) => dissolved(garden, street, (1 - Math.cos(Math.PI * part)) / 2)),
      ...still(street, BESIDE),
    ];
    expectOne(eased, 'dissolve', 24, 2);
  });

  it('is as well where pictures move on and light flickers', () => {
    const film = Array.from({ length: 2 * BESIDE + 24 }, (_, index): Signed => {
      const part = clamped((index - BESIDE + 1) / 25);
      const mix = mixOf(movedOn(index * 0.006, 1, 2), movedOn(index * 0.006, 6, 7), part);
      return { luma: (column, row) => mix(column, row) + (index % 3) * 4, detail: softened(part) };
    });
    expectOne(film, 'dissolve', 24, 3);
  });

  it('is to another picture', () => {
    expect(kindsIn(dissolve(20, garden, likeBoth(1, 6, 0.5)))).toEqual(['dissolve']);
    expect(kindsIn(dissolve(20, garden, likeBoth(1, 6, 0.9)))).toEqual([]);
    expect(kindsIn(dissolve(20, picture(1, 6), picture(6, 6)))).toEqual(['dissolve']);
    expect(kindsIn(dissolve(20, picture(1, 3), picture(6, 3)))).toEqual([]);
  });

  it('takes its pictures’ detail: what keeps it is a camera that moves', () => {
    const kept = dissolve(20).map(({ luma }) => sharp(luma));
    expect(kindsIn(kept)).toEqual([]);
  });

  it('is as light as both are: what gets dark between them is a fade, or the exposure', () => {
    const dimmed = (least: number): Signed[] =>
      dissolve(20).map(({ luma, detail }, index) => {
        const part = clamped((index - BESIDE + 1) / 21);
        const gain = 1 - (1 - least) * Math.sin(Math.PI * part);
        return { luma: (column, row) => luma(column, row) * gain, detail: detail ?? [DETAIL, DETAIL] };
      });
    expect(kindsIn(dimmed(0.95))).toEqual(['dissolve']);
    expect(kindsIn(dimmed(0.5))).toEqual([]);
  });

  it('is none in a slow pan, though the lens blurs it on its way', () => {
    const pan = (speed: number): Signed[] =>
      Array.from({ length: 2 * BESIDE + 20 }, (_, index) => ({
        luma: movedOn(index * speed, 1, 6),
        detail: softened(clamped((index - BESIDE + 1) / 21)),
      }));
    for (const speed of [0.01, 0.02]) expect(kindsIn(pan(speed))).toEqual([]);
  });
});

describe('a wipe', () => {
  it.each<[string, (column: number, row: number) => readonly [number, number]]>([
    ['to the right', toTheRight],
    ['to the left', (column) => toTheRight(GRID.columns - 1 - column)],
    ['down', down],
    ['up', (column, row) => down(column, GRID.rows - 1 - row)],
    ['at a slant', (column, row) => [(column + row) / 13, (column + row + 1) / 13]],
  ])('%s is found within two frames, over 10, 20 and 40', (_, timesOf) => {
    for (const count of [10, 20, 40]) expectOne(wipe(count, timesOf), 'wipe', count, 2);
  });

  it('takes more than a fifth of a second: in less anything that moves has an edge', () => {
    expect(kindsIn(wipe(3, toTheRight))).toEqual([]);
    expect(kindsIn(wipe(8, toTheRight), 1, 50)).toEqual([]);
    expect(kindsIn(wipe(8, toTheRight))).toEqual(['wipe']);
    expect(kindsIn(wipe(14, toTheRight), 1, 50)).toEqual(['wipe']);
  });

  it('is none where places change here and there', () => {
    const places = (column: number, row: number): number => ((column * 5 + row * 3) % 8) / 8;
    const film = wipe(20, (column, row) => [places(column, row), places(column, row) + 0.125]);
    expect(kindsIn(film)).toEqual([]);
  });

  it('changes most of the picture, not a part of it', () => {
    const part =
      (columns: number): Luma =>
      (column, row) =>
        column < columns ? meadow(column, row) : garden(column, row);
    expect(kindsIn(wipe(20, toTheRight, garden, part(3)))).toEqual([]);
  });

  it('goes on: what comes back is something that passes', () => {
    const passing = onTheWay(40, (part) =>
      sharp((column, row) =>
        Math.abs(column + 0.5 - part * 12) < 2 ? street(column, row) : garden(column, row),
      ),
    );
    expect(kindsIn([...still(garden, BESIDE), ...passing, ...still(garden, BESIDE)])).toEqual([]);
  });

  it('at night is one as well', () => {
    const [first, second] = [picture(1, 8), movedOn(Math.PI / 4, 6, 11, 8)];
    expectOne(wipe(20, toTheRight, first, second), 'wipe', 20, 2);
  });
});

describe('transitions of a film', () => {
  it('are found in order, each once, however close they are', () => {
    const film = [
      ...dissolve(12).slice(0, BESIDE + 12 + 12),
      ...onTheWay(12, (part) => dissolved(street, harbor, part)),
      ...still(harbor, 15),
      ...wipe(16, toTheRight, harbor, movedOn(Math.PI / 4, 1, 6)).slice(BESIDE),
    ];
    expect(kindsIn(film)).toEqual(['dissolve', 'dissolve', 'wipe']);
    const mixes = mixesIn(film);
    for (const [index, { before, after }] of mixes.entries()) {
      expect(after).toBeGreaterThan(before);
      expect(before).toBeGreaterThanOrEqual(mixes[index - 1]?.after ?? 0);
    }
  });

  it('lie within their stretch', () => {
    const film = dissolve(20);
    const sequence = sequenceOf(signedFrames(film));
    const inStretch = (first: number, last: number) => createMixFinder(sequence, { first, last })(1);
    const [whole] = inStretch(30, 80);
    expect([whole?.kind, whole?.before, whole?.after]).toEqual(['dissolve', BESIDE - 1, BESIDE + 20]);
    expect(inStretch(0, BESIDE - 1)).toEqual([]);
    expect(inStretch(BESIDE + 20, film.length - 1)).toEqual([]);
    expect(inStretch(10, 12)).toEqual([]);
  });

  it('are none in pictures that stand still, or are cut', () => {
    expect(kindsIn(still(garden, 90))).toEqual([]);
    expect(kindsIn([...still(garden, BESIDE), ...still(street, BESIDE)])).toEqual([]);
  });

  it.each<[string, Signed[], number]>([
    ['plain dissolves', dissolve(20), 3],
    ['plain wipes', wipe(20, toTheRight), 3],
    ['dissolves of soft pictures', dissolve(20, picture(1, 12), picture(6, 12)), 2],
    ['dissolves in fog', dissolve(20, picture(1, 4), picture(6, 4)), 1],
    ['long dissolves through a third picture', withMore(62, 0.5), 2],
  ])('are found the more easily the lower the thresholds are: %s', (_, film, count) => {
    const found = [2, 1, 0.5].map((strictness) => kindsIn(film, strictness).length);
    expect(found).toEqual([2, 1, 0.5].map((_strictness, index) => (index >= 3 - count ? 1 : 0)));
  });
});
