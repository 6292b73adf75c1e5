import { GRID, type Signed } from './signedFrames';

type Luma = Signed['luma'];

const sideOf = (value: number, length: number): number => (value % length < length / 2 ? 1 : -1);

/**
 * Fifteen pictures of as much light as dark, −1 or 1 in each cell, none of which says anything about another: their
 * correlation is 0.
 */
const PATTERNS: readonly Luma[] = Array.from({ length: 15 }, (_, index) => {
  const number = index + 1;
  return (column, row) => {
    const across = [8, 4, 2].reduce(
      (side, length, bit) => (number & (1 << bit) ? side * sideOf(column, length) : side),
      1,
    );
    return number & 8 ? across * sideOf(row, GRID.rows) : across;
  };
});

/** A picture by its number, whose cells lie so many levels above and below its mean. */
export const picture =
  (number: number, contrast = 40, mean = 110): Luma =>
  (column, row) =>
    mean + contrast * (PATTERNS[number % PATTERNS.length]?.(column, row) ?? 0);

/** `part` of the second picture, and of the first the rest. */
export const mixOf =
  (first: Luma, second: Luma, part: number): Luma =>
  (column, row) =>
    first(column, row) * (1 - part) + second(column, row) * part;

/** A picture of that contrast which is as much like the first one as `likeness` says, and otherwise like the second. */
export const likeBoth = (first: number, second: number, likeness: number, contrast = 40): Luma => {
  const [one, other] = [picture(first, contrast, 0), picture(second, contrast, 0)];
  return (column, row) =>
    110 + one(column, row) * likeness + other(column, row) * Math.sqrt(1 - likeness * likeness);
};

/** The first picture after a camera has moved it on by `way`: it is gone at a quarter of a turn. */
export const movedOn =
  (way: number, first = 1, second = 2, contrast = 40): Luma =>
  (column, row) =>
    110 +
    Math.cos(way) * picture(first, contrast, 0)(column, row) +
    Math.sin(way) * picture(second, contrast, 0)(column, row);

export const still = (luma: Luma, count: number): Signed[] => Array.from({ length: count }, () => ({ luma }));

/** As many frames as `count`, by number. */
export const times = (count: number, luma: (index: number) => Luma): Signed[] =>
  Array.from({ length: count }, (_, index) => ({ luma: luma(index) }));

/** Something white on so many cells of a picture. */
export const titled =
  (count: number, behind: Luma): Luma =>
  (column, row) =>
    row * GRID.columns + column < count ? 240 : behind(column, row);
