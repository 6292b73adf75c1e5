import { describe, expect, it } from 'vitest';
import { createCutFinder } from '../../../src/engine/shots/hardCuts';
import { likeBoth, mixOf, movedOn, picture, still, times, titled } from './pictures';
import { GRID, sequenceOf, signedFrames, type Signed } from './signedFrames';

const [garden, street, harbor] = [picture(1), picture(2), picture(3)];

/** The first frames of new shots. */
const cutsIn = (film: readonly Signed[]): number[] =>
  createCutFinder(sequenceOf(signedFrames(film)))(1).map(({ after }) => after);

describe('where cuts begin to be none', () => {
  const toAnother = (before: Signed['luma'], after: Signed['luma']) => [
    ...still(before, 10),
    ...still(after, 10),
  ];
  const farBy = (levels: number): number => 2 * Math.asin(levels / 80);
  /** So much of what can be seen in a picture that is nearly blank. */
  const nearlyBlank =
    (cells: number, by: number, mean = 110): Signed['luma'] =>
    (column, row) =>
      row * GRID.columns + column < cells ? mean + by * (column % 2 ? 1 : -1) : mean;
  const colored = (luma: Signed['luma'], step: number): Signed[] =>
    Array.from({ length: 10 }, () => ({ luma, steps: [step, 6] }));
  const twoSides: Signed['luma'] = (column, row) =>
    garden(column, row) + (row === 0 ? 60 * (column % 4 < 2 ? 1 : -1) : 0);
  const moving = (speed: number, way: number) => [
    ...times(10, (index) => movedOn((index - 9) * speed)),
    ...times(10, (index) => movedOn(way + index * speed)),
  ];

  it.each<[string, (value: number) => Signed[], number, number]>([
    [
      'soft pictures differ by more than noise',
      (levels) => {
        const contrast = levels / Math.sqrt(2 * (1 - 0.88));
        return toAnother(picture(1, contrast), likeBoth(1, 2, 0.88, contrast));
      },
      7.6,
      6.4,
    ],
    ['a jump stands out of a pan by half of it', (levels) => moving(0.2, farBy(levels)), 33, 29],
    ['a third of the cells is a picture', (cells) => toAnother(garden, titled(cells, garden)), 17, 14],
    [
      'colors of a picture change by more than those of a caption',
      (shift) => [...colored(garden, 6), ...colored(twoSides, 6 + shift / 8)],
      4.9,
      3.9,
    ],
    [
      'light washes colors out',
      (shift) => [...colored(garden, 6), ...colored(picture(1, 40, 150), 6 + shift / 8)],
      11.2,
      9.8,
    ],
    [
      'light says something where there is nothing else',
      (cells) => toAnother(nearlyBlank(cells, 4), nearlyBlank(cells, 4, 210)),
      20,
      34,
    ],
    [
      'in a still a picture may be more alike',
      (likeness) => toAnother(garden, likeBoth(1, 2, likeness)),
      0.885,
      0.915,
    ],
    [
      'it is still where an eighth of the jump moves beside it',
      (levels) => moving(Math.asin(levels / 80), Math.acos(0.82)),
      2.6,
      3.5,
    ],
  ])('%s', (_, film, is, isNone) => {
    expect(cutsIn(film(is))).toEqual([10]);
    expect(cutsIn(film(isNone))).toEqual([]);
  });

  it.each<[string, (value: number) => Signed[], number, number]>([
    [
      'soft pictures differ by more than at a sharp cut',
      (contrast) => [
        ...still(picture(1, contrast), 10),
        { luma: mixOf(picture(1, contrast), picture(2, contrast), 0.5) },
        ...still(picture(2, contrast), 10),
      ],
      12,
      9,
    ],
    [
      'what comes out of nearly nothing is a fade',
      (cells) => [
        ...still(nearlyBlank(cells, 6), 10),
        { luma: mixOf(nearlyBlank(cells, 6), street, 0.5) },
        ...still(street, 10),
      ],
      38,
      28,
    ],
    [
      'a blended cut stands out of a pan by more',
      (levels) => {
        const speed = Math.asin(levels / 80);
        return [
          ...times(10, (index) => movedOn((index - 9) * speed)),
          { luma: mixOf(garden, harbor, 0.5) },
          ...times(10, (index) => movedOn(index * speed, 3, 4)),
        ];
      },
      15,
      18,
    ],
  ])('over a frame that is blended %s', (_, film, is, isNone) => {
    expect(cutsIn(film(is))).toEqual([11]);
    expect(cutsIn(film(isNone))).toEqual([]);
  });

  it('a quarter of the way is a part of the cut, and less is movement before it', () => {
    const lastBefore = (part: number): number | undefined =>
      createCutFinder(
        sequenceOf(
          signedFrames([...still(garden, 10), { luma: mixOf(garden, street, part) }, ...still(street, 10)]),
        ),
      )(1)[0]?.before;
    // Of the levels that a mix differs by, which are fewer than its part.
    expect(lastBefore(0.32)).toBe(9);
    expect(lastBefore(0.27)).toBe(10);
  });
});
