import { describe, expect, it } from 'vitest';
import { MIX_KINDS } from '../../../src/engine/shots/mixKinds';
import { createMixScores } from '../../../src/engine/shots/mixScores';
import { likeBoth, mixOf, movedOn, picture } from './pictures';
import { GRID, sequenceOf, signedFrames, type Signed } from './signedFrames';

type Luma = Signed['luma'];
type Detail = (way: number) => number;

const [wipe, dissolve] = MIX_KINDS;
const [garden, street, harbor] = [picture(1), picture(6), picture(11)];
/** Differs from the garden in each cell. */
const meadow = movedOn(Math.PI / 4, 6, 11);
const clamped = (value: number): number => Math.max(0, Math.min(1, value));

const BESIDE = 20;
const COUNT = 31;
const BEFORE = BESIDE - 1;
const AFTER = BESIDE + COUNT;

/** Two pictures, each with movement of its own, and what is between them by how far it is on the way. */
const filmOf = (
  between: (way: number, index: number) => Luma,
  detailOf: Detail,
  before: (index: number) => Luma = () => garden,
  after: (index: number) => Luma = () => street,
): Signed[] =>
  Array.from({ length: 2 * BESIDE + COUNT }, (_, index): Signed => {
    const way = clamped((index - BEFORE) / (COUNT + 1));
    const luma =
      index <= BEFORE ? before(index - BEFORE) : index >= AFTER ? after(index - AFTER) : between(way, index);
    const detail = Math.round(detailOf(way));
    return { luma, detail: [detail, detail] };
  });

const softened: Detail = (way) => 60 * Math.sqrt((1 - way) ** 2 + way ** 2);
const kept: Detail = () => 60;

const ask = (film: readonly Signed[], { isLikely, doubtOf }: (typeof MIX_KINDS)[number]) => {
  const sequence = sequenceOf(signedFrames(film));
  const scores = createMixScores(sequence, { first: 0, last: film.length - 1 });
  return {
    isLikely: isLikely(sequence, BEFORE, AFTER),
    doubt: doubtOf(sequence, scores, { before: BEFORE, after: AFTER }),
  };
};
const asDissolve = (film: readonly Signed[]) => ask(film, dissolve);
const asWipe = (film: readonly Signed[]) => ask(film, wipe);

const plainDissolve = filmOf((way) => mixOf(garden, street, way), softened);
/** An edge as wide as so many columns, that goes to the right. */
const edge = (width: number, second: Luma = meadow) =>
  filmOf(
    (way) => (column, row) => {
      const share = clamped((way * (GRID.columns + width) - column) / width);
      return garden(column, row) * (1 - share) + second(column, row) * share;
    },
    kept,
    () => garden,
    () => second,
  );
/** So much of the way at each time, in all places at once or from left to right. */
const along = (wayAt: (way: number) => number) =>
  filmOf((way) => mixOf(garden, street, wayAt(way)), softened);
const edgeAlong = (wayAt: (way: number) => number) =>
  filmOf(
    (way) => (column, row) => (column + 0.5 < wayAt(way) * GRID.columns ? meadow : garden)(column, row),
    kept,
    () => garden,
    () => meadow,
  );
/** Forward, back and forward again; not before the middle; at its end before the middle. */
const WRONG_WAYS: readonly (readonly [string, (way: number) => number])[] = [
  ['goes back', (way) => (way < 0.4 ? way * 1.5 : way < 0.6 ? 0.6 - (way - 0.4) * 2 : 0.2 + (way - 0.6) * 2)],
  ['is beyond its middle as it begins', (way) => 0.6 + 0.4 * way],
  ['is not at its middle as it ends', (way) => 0.4 * way],
];

describe('a dissolve', () => {
  it('is likely where detail sinks at any time between two pictures, and nowhere else', () => {
    expect(asDissolve(plainDissolve).isLikely).toBe(true);
    expect(asDissolve(filmOf((way) => mixOf(garden, street, way), kept)).isLikely).toBe(false);
    for (const at of [0.25, 0.5, 0.75]) {
      const once: Detail = (way) => (Math.abs(way - at) < 0.06 ? 40 : 60);
      expect(asDissolve(filmOf((way) => mixOf(garden, street, way), once)).isLikely).toBe(true);
    }
    // A camera that goes on to where more detail is has less of it on its way than at the end.
    const rising: Detail = (way) => Math.sqrt(400 + (6400 - 400) * way);
    expect(asDissolve(filmOf((way) => mixOf(garden, street, way), rising)).isLikely).toBe(false);
    expect(
      asDissolve(
        filmOf(
          (way) => mixOf(garden, street, way),
          (way) => rising(1 - way),
        ),
      ).isLikely,
    ).toBe(false);
  });

  it('is not in doubt where it is plain', () => {
    expect(asDissolve(plainDissolve).doubt).toBeLessThan(0.3);
    // Nor where one of both has hardly any detail, of which a mix has much more than a camera half-way between them.
    const toSoft: Detail = (way) => Math.sqrt((60 * (1 - way)) ** 2 + (4 * way) ** 2);
    for (const detail of [toSoft, (way: number) => toSoft(1 - way)])
      expect(asDissolve(filmOf((way) => mixOf(garden, street, way), detail)).doubt).toBeLessThan(0.3);
  });

  it('is none where detail stays, or where light sinks or rises with it', () => {
    expect(asDissolve(filmOf((way) => mixOf(garden, street, way), kept)).doubt).toBe(Infinity);
    for (const gain of [0.5, 1.5]) {
      const lit = filmOf((way) => {
        const mix = mixOf(garden, street, way);
        return (column, row) => mix(column, row) * (1 + (gain - 1) * Math.sin(Math.PI * way));
      }, softened);
      expect(asDissolve(lit).doubt).toBe(Infinity);
    }
  });

  it.each(WRONG_WAYS)('is none where it %s', (_, wayAt) => {
    expect(asDissolve(along(wayAt)).doubt).toBe(Infinity);
  });

  it.each<[string, Signed[]]>([
    [
      'the more something else is in it',
      filmOf((way) => mixOf(mixOf(garden, street, way), harbor, 0.3), softened),
    ],
    [
      'the more moves before it',
      filmOf(
        (way) => mixOf(garden, street, way),
        softened,
        (index) => movedOn(index * 0.03, 1, 2),
      ),
    ],
    [
      'the more moves after it',
      filmOf(
        (way) => mixOf(garden, street, way),
        softened,
        () => garden,
        (index) => movedOn(index * 0.03, 6, 7),
      ),
    ],
    [
      'the more alike both pictures are',
      filmOf(
        (way) => mixOf(garden, likeBoth(1, 6, 0.6), way),
        softened,
        () => garden,
        () => likeBoth(1, 6, 0.6),
      ),
    ],
    [
      'the more detail is left in its middle',
      filmOf(
        (way) => mixOf(garden, street, way),
        (way) => 60 * Math.sqrt(1 - 0.36 * Math.sin(Math.PI * way)),
      ),
    ],
  ])('is in doubt %s', (_, film) => {
    expect(asDissolve(film).doubt).toBeGreaterThan(asDissolve(plainDissolve).doubt + 0.1);
    expect(asDissolve(film).doubt).toBeLessThan(2);
  });

  it('is to another picture in half of its places: a title that fades in changes fewer', () => {
    const titled =
      (cells: number): Luma =>
      (column, row) =>
        row * GRID.columns + column < cells ? street(column, row) + 60 : garden(column, row);
    const doubtOf = (cells: number): number =>
      asDissolve(
        filmOf(
          (way) => mixOf(garden, titled(cells), way),
          softened,
          () => garden,
          () => titled(cells),
        ),
      ).doubt;
    expect(doubtOf(24)).toBeLessThan(2);
    expect(doubtOf(23)).toBe(Infinity);
  });

  it('is in doubt where detail only goes down with the light', () => {
    const dark = (part: number) =>
      filmOf(
        (way) => {
          const mix = mixOf(garden, street, way);
          return (column, row) => mix(column, row) * (1 - part * Math.sin(Math.PI * way));
        },
        (way) => 60 * (1 - part * Math.sin(Math.PI * way)),
      );
    // Squares sink by as much as in a dissolve, and so do those of the light.
    expect(asDissolve(dark(0.18)).doubt).toBeGreaterThan(asDissolve(plainDissolve).doubt + 0.3);
    expect(asDissolve(dark(0.18)).doubt).toBeLessThan(2);
  });
});

describe('a wipe', () => {
  it('is likely where each place is one picture or the other, more and more of them', () => {
    expect(asWipe(edge(1)).isLikely).toBe(true);
    expect(asWipe(plainDissolve).isLikely).toBe(false);
    const goesBack = edgeAlong((way) => (way < 0.4 ? 0.8 : 0.3));
    expect(asWipe(goesBack).isLikely).toBe(false);
    const other = filmOf(
      () => harbor,
      kept,
      () => garden,
      () => meadow,
    );
    expect(asWipe(other).isLikely).toBe(false);
  });

  it('is not in doubt where it is plain, and is the more the softer its edge is', () => {
    const doubts = [0.1, 1, 2, 3].map((width) => asWipe(edge(width)).doubt);
    expect(doubts[0]).toBeLessThan(0.1);
    expect(doubts).toEqual(doubts.toSorted((one, other) => one - other));
    expect(doubts.at(-1)).toBeGreaterThan(0.1);
  });

  it('is none where all places change at once, by what is between both pictures then', () => {
    const evenly = filmOf(
      (way) => mixOf(garden, meadow, way),
      kept,
      () => garden,
      () => meadow,
    );
    expect(asWipe(evenly).doubt).toBe(Infinity);
    // Nor where they do so from left to right, over nearly all of the time.
    expect(asWipe(edge(9)).doubt).toBe(Infinity);
  });

  it('is none where a part of the picture comes back for long', () => {
    const film = (isBack: (way: number) => boolean) =>
      filmOf(
        (way) => (column, row) => {
          const isOver =
            column + 0.5 < way * GRID.columns &&
            !(column === 0 && isBack(way)) &&
            !(column === 2 && isBack(way - 0.2));
          return (isOver ? meadow : garden)(column, row);
        },
        kept,
        () => garden,
        () => meadow,
      );
    expect(asWipe(film(() => false)).doubt).toBeLessThan(0.1);
    expect(asWipe(film((way) => way > 0.3)).doubt).toBe(Infinity);
  });

  it.each(WRONG_WAYS)('is none where it %s', (_, wayAt) => {
    expect(asWipe(edgeAlong(wayAt)).doubt).toBe(Infinity);
  });

  it('is none where less than half of the picture is another', () => {
    const part: Luma = (column, row) => ((column + row) % 2 ? meadow : garden)(column, row);
    expect(asWipe(edge(1, part)).doubt).toBe(Infinity);
  });

  it('is none where places change here and there, and in doubt where the edge is uneven', () => {
    const scattered = (most: number) =>
      filmOf(
        (way) => (column, row) => {
          const time = (column + 0.5) / GRID.columns + most * (((column * 5 + row * 3) % 7) / 7 - 0.5);
          return (time < way ? meadow : garden)(column, row);
        },
        kept,
        () => garden,
        () => meadow,
      );
    expect(asWipe(scattered(0.5)).doubt).toBeGreaterThan(asWipe(scattered(0)).doubt);
    expect(asWipe(scattered(0.5)).doubt).toBeLessThan(1);
    const anywhere = filmOf(
      (way) => (column, row) =>
        ((((column * 5 + row * 3) % 8) + 0.5) / 8 < way ? meadow : garden)(column, row),
      kept,
      () => garden,
      () => meadow,
    );
    expect(asWipe(anywhere).doubt).toBe(Infinity);
  });
});
